const glance = 500;

/** Calls `stop` once when this command is to end: by Ctrl+C, by SIGTERM, or because the npm that ran it is gone. */
export function onEnd(stop: () => void): void {
  const startedBy = process.ppid;
  // npm passes a SIGTERM to its shell, which dies of it without passing it on.
  const watch = process.env.npm_lifecycle_event ? setInterval(() => process.ppid !== startedBy && end(), glance) : undefined;
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
