/** The work's result; undefined when it takes longer than that, while the work itself goes on. Rejects as the work does. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, milliseconds);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
