import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Attributes = Readonly<Record<string, string>>;

function elementsOf(node: Node | DefaultTreeAdapterTypes.Document): ReadonlyArray<DefaultTreeAdapterTypes.Element> {
  const own = 'tagName' in node ? [node] : [];
  return 'childNodes' in node ? [...own, ...node.childNodes.flatMap(elementsOf)] : own;
}

function attributesOf({ attrs }: DefaultTreeAdapterTypes.Element): Attributes {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}

function textOf({ childNodes }: DefaultTreeAdapterTypes.Element): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/** Parses a page's metadata like a browser. */
export function headOf(html: string) {
  const elements = elementsOf(parse(html));
  const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  const links = named('link').map(attributesOf);
  const metas = named('meta').map(attributesOf);
  return {
    title: named('title').map(textOf)[0] ?? '',
    /** By name or property; the last of several with one name. */
    meta: Object.fromEntries(metas.map(({ name, property, content = '' }) => [name ?? property, content])) as Partial<
      Record<string, string>
    >,
    links,
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    graphs: named('script')
      .filter((script) => attributesOf(script).type === 'application/ld+json')
      .map(textOf),
    scripts: named('script').map(textOf),
  };
}
