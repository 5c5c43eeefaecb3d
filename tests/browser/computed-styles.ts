import type { Page } from 'playwright-core';

/** The computed style of every element and of what it generates, by a name for a failed test to print. */
export type Styles = ReadonlyArray<readonly [name: string, style: string]>;

/** Reads the styles of the whole page, hidden parts included. */
export function computedStyles(page: Page): Promise<Styles> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
    // These texts together have tens of megabytes.
    const digest = (text: string) => {
      let sum = 0;
      for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
      return `${sum} of ${text.length}`;
    };
    const partsOf = (element: Element) => [
      ...['::before', '::after'].filter((part) => getComputedStyle(element, part).content !== 'none'),
      ...(element.matches('li, summary') ? ['::marker'] : []),
      ...(element.matches('input, textarea') ? ['::placeholder'] : []),
      ...(element.matches('dialog') ? ['::backdrop'] : []),
    ];
    // Without variables, of which a sheet may lack those that nothing reads, and without second names such as inline-size.
    const properties = [...getComputedStyle(document.body)].filter((property) => !/^--|inline|block|^-webkit-/.test(property));
    return [document.documentElement, ...document.querySelectorAll('body, body *')].flatMap((element) =>
      ['', ...partsOf(element)].map((part) => {
        const name = `${element.localName}${element.id && `#${element.id}`}${part} ${element.getAttribute('class') ?? ''}`;
        const style = getComputedStyle(element, part);
        // Its cssText is empty.
        return [name, digest(properties.map((property) => style.getPropertyValue(property)).join(';'))] as const;
      }),
    );
  });
}

/** Names what is in one list alone, or styled otherwise in it. */
export function differences(some: Styles, others: Styles): ReadonlyArray<string> {
  const named = (all: Styles) => new Set(all.map(([name, style]) => `${name} ${style}`));
  const only = (ours: Styles, theirs: ReadonlySet<string>) => ours.filter(([name, style]) => !theirs.has(`${name} ${style}`));
  return [...new Set([...only(some, named(others)), ...only(others, named(some))].map(([name]) => name))];
}
