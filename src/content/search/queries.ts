const files = import.meta.glob<string>('./queries/*.txt', { query: '?raw', import: 'default', eager: true });

/**
 * Queries as people type them, each with the labels of what answers it: the address of a page, `cost:` with an operation, `post:` with the
 * title of an article, `other:` with the title of what another doctor treats, or `none:` with a world that is not ours. A line of a file has
 * the labels, then the queries: `/visit + /contact | timing / when open`.
 */
export const queries: ReadonlyArray<{ query: string; labels: ReadonlyArray<string> }> = Object.values(files).flatMap((text) =>
  text
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [labels = '', asked = ''] = line.split(' | ');
      return asked.split(' / ').map((query) => ({ query, labels: labels.split(' + ') }));
    }),
);
