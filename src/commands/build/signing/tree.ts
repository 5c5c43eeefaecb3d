import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Parent = DefaultTreeAdapterTypes.ParentNode;

export const isElement = (node: Node): node is Element => tree.isElementNode(node);

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

export function setAttribute(element: Element, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((each) => each.name !== name), { name, value }];
}

export const classesOf = (element: Element): ReadonlyArray<string> => (attribute(element, 'class') ?? '').split(/\s+/);

/** Returns all descendants in document order. */
export function elementsIn(parent: Parent): ReadonlyArray<Element> {
  return parent.childNodes.filter(isElement).flatMap((element) => [element, ...elementsIn(element)]);
}

/** Returns the first element of a name. Throws if there is none. */
export function elementNamed(parent: Parent, name: string): Element {
  const found = elementsIn(parent).find(({ tagName }) => tagName === name);
  if (!found) throw new Error(`A built page without <${name}>: look at what the framework writes now.`);
  return found;
}

export function newElement(name: string, attributes: Readonly<Record<string, string>>, text = ''): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const element = tree.createElement(name, 'http://www.w3.org/1999/xhtml' as Element['namespaceURI'], attrs);
  if (text) tree.insertText(element, text);
  return element;
}
