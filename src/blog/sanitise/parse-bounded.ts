import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment, type TreeAdapter } from 'parse5';

type Tree = DefaultTreeAdapterTypes.DefaultTreeAdapterMap;

/** Limits of one article; a long one has some 400 elements, 10 deep. */
export const bounds = { characters: 512 * 1024, nodes: 4_000, depth: 200, attributes: 50 };

export type Bounds = typeof bounds;

class OverBounds extends Error {}

// A few hundred bytes of unclosed tags can create millions of elements, so elements are counted while the tree grows.
function countingAdapter(bounds: Bounds): TreeAdapter<Tree> {
  let nodes = 0;
  const depths = new WeakMap<DefaultTreeAdapterTypes.Node, number>();
  // A template gets its content before it is inserted.
  const templates = new WeakMap<DefaultTreeAdapterTypes.Node, DefaultTreeAdapterTypes.Node>();
  const count = () => {
    nodes += 1;
    if (nodes > bounds.nodes) throw new OverBounds();
  };
  const place = (parent: DefaultTreeAdapterTypes.Node, child: DefaultTreeAdapterTypes.Node) => {
    const depth = (depths.get(templates.get(parent) ?? parent) ?? 0) + 1;
    if (depth > bounds.depth) throw new OverBounds();
    depths.set(child, depth);
  };
  return {
    ...defaultTreeAdapter,
    createElement(name, space, attributes) {
      count();
      return defaultTreeAdapter.createElement(name, space, attributes.slice(0, bounds.attributes));
    },
    createCommentNode(text) {
      count();
      return defaultTreeAdapter.createCommentNode(text);
    },
    setTemplateContent(template, content) {
      templates.set(content, template);
      defaultTreeAdapter.setTemplateContent(template, content);
    },
    appendChild(parent, child) {
      place(parent, child);
      defaultTreeAdapter.appendChild(parent, child);
    },
    insertBefore(parent, child, reference) {
      place(parent, child);
      defaultTreeAdapter.insertBefore(parent, child, reference);
    },
  };
}

/** Parses HTML as a browser does; undefined if it exceeds one of the bounds. */
export function parseBounded(html: string, limits: Bounds = bounds): DefaultTreeAdapterTypes.DocumentFragment | undefined {
  if (html.length > limits.characters) return undefined;
  try {
    return parseFragment(html, { treeAdapter: countingAdapter(limits) });
  } catch (error) {
    // Only an exception stops the parser.
    if (error instanceof OverBounds) return undefined;
    throw error;
  }
}
