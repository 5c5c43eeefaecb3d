import { type CallLine, type CallList, type CallsDeps, callList } from '#requests/calls/call-list.ts';
import { emergencyRows } from './emergency-words.ts';

/** `emergency`: rows of the rulebook that their words name. `openWith`: the name of a colleague. */
export type ShownLine = CallLine & { emergency: ReadonlyArray<string> };
export type ShownList = Omit<CallList, 'lines'> & { lines: ReadonlyArray<ShownLine> };

/** A page of the call list with what the desk adds to it: which words sound like an emergency, and the names of colleagues. */
export async function shownList(
  deps: CallsDeps,
  asked: { page: number; email: string },
  names: ReadonlyMap<string, string>,
): Promise<ShownList> {
  const list = await callList(deps, asked);
  const lines = list.lines.map((line) => ({
    ...line,
    openWith: line.openWith && (names.get(line.openWith) ?? line.openWith),
    emergency: emergencyRows(line.written?.text ?? ''),
  }));
  return { ...list, lines };
}
