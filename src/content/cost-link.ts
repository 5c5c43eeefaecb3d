type PartsOfPage = { href: string; compares?: boolean; operations?: ReadonlyArray<string> };

/** Where an operation's cost is shown: with the practice's own answers, on each page that names the operation. */
export const answersId = (operation: string) => `answers-${operation}`;
export const costHref = (page: string, operation: string) => `${page}#${answersId(operation)}`;
/** Where a treatment page lays its choices side by side. */
export const compareId = 'compare';

/** The parts of a treatment page that are worth a tap of their own wherever the page is linked. */
export function partLinks({ href, compares, operations: [first] = [] }: PartsOfPage): ReadonlyArray<{ name: string; href: string }> {
  return [
    ...(compares ? [{ name: 'Compare choices', href: `${href}#${compareId}` }] : []),
    ...(first ? [{ name: 'Cost', href: costHref(href, first) }] : []),
  ];
}

/** What a visit costs. */
export const feesHref = '/visit#fees';
/** What each operation costs, in one list. */
export const costsHref = '/visit#costs';
/** An operation's line in that list, which answers in the languages whose treatment pages do not show the cost. */
export const costRowId = (operation: string) => `cost-${operation}`;
export const costRowHref = (operation: string) => `/visit#${costRowId(operation)}`;
/** The same line, from the address that shows the cost in English. */
export const costRowOf = (href: string): string => costRowHref(href.replace(/^.*#answers-/, ''));
/** The answer to which operation somebody asked about. */
export const costAnswerId = 'cost';
