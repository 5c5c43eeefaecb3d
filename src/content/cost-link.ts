/** Where an operation's cost is shown: with the practice's own answers, on each page that names the operation. */
export const answersId = (operation: string) => `answers-${operation}`;
export const costHref = (page: string, operation: string) => `${page}#${answersId(operation)}`;
/** The place of what costs have in common. */
export const costsHref = '/visit#fees';
