/** Where an operation's cost is shown: with the practice's own answers, on each page that names the operation. */
export const answersId = (operation: string) => `answers-${operation}`;
export const costHref = (page: string, operation: string) => `${page}#${answersId(operation)}`;
/** What a visit costs. */
export const feesHref = '/visit#fees';
/** What each operation costs, in one list. */
export const costsHref = '/visit#costs';
