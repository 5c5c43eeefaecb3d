import type { Element, Root, RootContent } from 'hast';

/** Declarations of a document's own style sheet by selector, such as 'p.p1' and '.c4', and how much of them is still given to elements. */
export type Rules = { bySelector: ReadonlyMap<string, string>; left: number };

export type Marks = {
  bold: boolean;
  italic: boolean;
  struck: boolean;
  raised: 'sup' | 'sub' | undefined;
  code: boolean;
  /** Whether line breaks in the source are shown. */
  lines: boolean;
  href: string | undefined;
  /** Height of the letters in pixels, where the source says it. */
  size: number | undefined;
};

export const plain: Marks = {
  bold: false,
  italic: false,
  struck: false,
  raised: undefined,
  code: false,
  lines: false,
  href: undefined,
  size: undefined,
};

const maxSheet = 200_000;
// A few hundred bytes of a sheet and of classes could otherwise be read as gigabytes. Past this a document keeps its words, and loses
// the look that only its sheet gives them.
const maxOfElement = 4_000;
const maxOfDocument = 3_000_000;

/** Reads the simple rules of the style sheets in a tree: Apple's and Google's documents say by them what is bold or struck. */
export function rulesOf({ children }: Root | Element): Rules {
  const rules = new Map<string, string>();
  const read = (node: RootContent): void => {
    if (node.type !== 'element') return;
    if (node.tagName !== 'style') {
      for (const child of node.children) read(child);
      return;
    }
    const sheet = node.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
    for (const [, selectors = '', body = ''] of sheet.slice(0, maxSheet).matchAll(/([^{}]{1,500})\{([^{}]{0,2000})\}/g))
      for (const selector of selectors.split(',').map((each) => each.trim()))
        if (/^[a-z0-9]*\.[\w-]+$/i.test(selector)) rules.set(selector, `${rules.get(selector) ?? ''};${body}`);
  };
  for (const child of children) read(child);
  return { bySelector: rules, left: maxOfDocument };
}

/** Returns the text in an element, as it is written there. */
export const textOf = (node: RootContent): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textOf).join('') : '';

export const classesOf = ({ properties: { className } }: Element): ReadonlyArray<string> =>
  Array.isArray(className) ? className.map(String) : [];

/** The look of an element in the source, by its own style and the rules of its classes. */
export function styleOf(element: Element, rules: Rules): string {
  const { tagName, properties } = element;
  let byClass = '';
  for (const name of classesOf(element)) {
    if (byClass.length > Math.min(maxOfElement, rules.left)) break;
    for (const selector of [`.${name}`, `${tagName}.${name}`]) byClass += `${(rules.bySelector.get(selector) ?? '').slice(-maxOfElement)};`;
  }
  rules.left -= byClass.length;
  return `${byClass}${typeof properties.style === 'string' ? properties.style : ''}`.toLowerCase();
}

/** The last value of a property in declarations. */
export function declared(style: string, property: string): string | undefined {
  if (!style.includes(property)) return undefined;
  const found = style.split(';').findLast((each) => each.slice(0, each.indexOf(':')).trim() === property);
  return found?.slice(found.indexOf(':') + 1).trim();
}

const pixels = (length: string | undefined): number | undefined => {
  const [, number, unit] = /(-?\d*\.?\d+)(px|pt|in|cm)/.exec(length ?? '') ?? [];
  if (!number || !unit) return undefined;
  return Number(number) * { px: 1, pt: 4 / 3, in: 96, cm: 37.8 }[unit as 'px' | 'pt' | 'in' | 'cm'];
};

/** How far a paragraph is moved in, in steps of half an inch as word processors take them. */
export const stepsIn = (style: string): number => Math.round((pixels(declared(style, 'margin-left')) ?? 0) / 48);

function raisedBy(tagName: string, style: string): Marks['raised'] {
  const align = declared(style, 'vertical-align') ?? '';
  if (tagName === 'sup' || /^(?:super|\d*\.?[1-9]\d*(?:\.\d+)?(?:px|pt|em))/.test(align)) return 'sup';
  if (tagName === 'sub' || /^(?:sub|-\d)/.test(align)) return 'sub';
  const moved = Number.parseFloat(declared(style, 'mso-text-raise') ?? '0');
  return moved > 0 ? 'sup' : moved < 0 ? 'sub' : undefined;
}

function boldBy(tagName: string, style: string): boolean | undefined {
  const weight = declared(style, 'font-weight');
  if (weight) return /^(?:bold|[6-9]00)/.test(weight) ? true : /^(?:normal|[1-5]00|lighter)/.test(weight) ? false : undefined;
  return tagName === 'b' || tagName === 'strong' || /;\s*font:[^;]*\bbold\b/.test(`;${style}`) ? true : undefined;
}

function italicBy(tagName: string, style: string): boolean | undefined {
  const slant = declared(style, 'font-style');
  if (slant) return /^(?:italic|oblique)/.test(slant) ? true : slant.startsWith('normal') ? false : undefined;
  return tagName === 'i' || tagName === 'em' ? true : undefined;
}

const struckTags = new Set(['s', 'strike', 'del']);

/** The marks of an element's text. Google Docs wraps all in a <b> of normal weight, so the style outweighs the tag. */
export function marksOf(element: Element, style: string, outer: Marks): Marks {
  const { tagName } = element;
  const space = declared(style, 'white-space');
  const decoration = `${declared(style, 'text-decoration') ?? ''} ${declared(style, 'text-decoration-line') ?? ''}`;
  return {
    ...outer,
    bold: boldBy(tagName, style) ?? outer.bold,
    italic: italicBy(tagName, style) ?? outer.italic,
    struck: outer.struck || struckTags.has(tagName) || decoration.includes('line-through'),
    raised: raisedBy(tagName, style) ?? outer.raised,
    code: outer.code || tagName === 'code' || tagName === 'kbd' || tagName === 'samp' || tagName === 'tt',
    lines: space ? space.startsWith('pre') : outer.lines,
    size: pixels(declared(style, 'font-size') ?? declared(style, 'font')) ?? outer.size,
  };
}
