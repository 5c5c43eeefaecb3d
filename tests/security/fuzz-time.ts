/** Whether `npm run fuzz` runs the tests: it alone looks at the clock. */
export const isFuzzing = process.env.FUZZ_RUNS !== undefined;

/** The milliseconds that the work takes while fuzzing; 0 in the tests. */
export function fuzzTime(work: VoidFunction): number {
  if (!isFuzzing) {
    work();
    return 0;
  }
  const started = performance.now();
  work();
  return performance.now() - started;
}
