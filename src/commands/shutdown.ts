const parentCheckMs = 500;

/** Calls `stop` once on Ctrl+C, on SIGTERM, or after the npm that ran this command has ended. */
export function onShutdown(stop: () => void): void {
  const startedBy = process.ppid;
  // npm passes SIGTERM to its shell, which ends without passing it on.
  const watch = process.env.npm_lifecycle_event ? setInterval(() => process.ppid !== startedBy && end(), parentCheckMs) : undefined;
  watch?.unref();
  let ended = false;
  function end(): void {
    if (ended) return;
    ended = true;
    clearInterval(watch);
    stop();
  }
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
