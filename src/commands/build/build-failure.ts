// The framework builds the pages inside the Worker; an error there is printed, and then the build either ends as if all
// were well, with no page, or never ends.
const pageError = /^Error during rendering: (?:[\w$]*Error: )?(.+?)(?:\\n| {4}at |$)/m;
const workerError = /^Uncaught exception: .*?failed: (?:remote\.)?jsg\.[\w$]*Error: (.+)$/m;
const noPages = /^✓ 0 files generated/m;

/**
 * Why no page can come of a build, by what it has said so far, in the words of the error; undefined while nothing is
 * wrong. A line that is still being written is left for the next time.
 */
export function buildFailure(said: string): string | undefined {
  const lines = said.slice(0, said.lastIndexOf('\n') + 1);
  const [, inPage] = pageError.exec(lines) ?? [];
  const [, inWorker] = workerError.exec(lines) ?? [];
  return inPage ?? inWorker ?? (noPages.test(lines) ? 'No page was built, and nothing says why.' : undefined);
}
