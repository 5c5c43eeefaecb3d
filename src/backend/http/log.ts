/** One line of the log. Callers list its fields: no request, no error object, nobody's data. */
type LogLine = Readonly<Record<string, string | number>>;

export function log(line: LogLine): void {
  console.log(JSON.stringify(line));
}

export function logError(line: LogLine): void {
  console.error(JSON.stringify(line));
}

/**
 * Describes an error for the log: its kind and where in our code it arose. Its message is left out, because it may quote
 * what a visitor typed; the frames below it name functions and files only.
 */
export function faultEvent(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof Error)) return { event: 'fault', kind: typeof error, at: '' };
  const frames = (error.stack ?? '').slice(String(error).length).match(/^\s+at [^\n]+/gm) ?? [];
  const at = frames.slice(0, 3).map((frame) => frame.trim());
  return { event: 'fault', kind: error.constructor.name, at: at.join(' ') };
}
