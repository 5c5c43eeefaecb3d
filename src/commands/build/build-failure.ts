// The framework renders the pages inside the Worker. It prints an error there, and the build then succeeds without any page,
// or never ends.
const pageError = /^Error during rendering: (?:[\w$]*Error: )?(.+?)(?:\\n| {4}at |$)/m;
const workerError = /^Uncaught exception: .*?failed: (?:remote\.)?jsg\.[\w$]*Error: (.+)$/m;
const noPages = /^✓ 0 files generated/m;

/** Returns the error in a build's output so far; undefined while there is none. Ignores an unfinished last line. */
export function buildFailure(output: string): string | undefined {
  const lines = output.slice(0, output.lastIndexOf('\n') + 1);
  const [, inPage] = pageError.exec(lines) ?? [];
  const [, inWorker] = workerError.exec(lines) ?? [];
  return inPage ?? inWorker ?? (noPages.test(lines) ? 'No page was built, and nothing says why.' : undefined);
}
