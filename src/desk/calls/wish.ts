import type { CallLine } from '#requests/calls/call-list.ts';
import type { RequestWithoutContact } from '#requests/request.ts';
import { factsOf } from './chips.tsx';

// One line of a wide column.
const longest = 90;

function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text;
  const letters = [...text.slice(0, 2 * length)];
  return letters.length > length ? `${letters.slice(0, length).join('').trimEnd()}…` : text;
}

const textOf = ({ written }: RequestWithoutContact) => (written?.text ?? '').replace(/\s+/g, ' ').trim();

/** The words of a line of the list; `isLong` if they may take two lines. */
export type Wish = { words: string; isLong: boolean };

/**
 * The doctor's answer to them, or else the beginning of their own words; without any, what they chose in the form. Of several requests
 * the newest is shown, since it says how they are now; below a marked one that says more.
 */
export function wishesOf(
  line: Pick<CallLine, 'reply'> & RequestWithoutContact & { others: ReadonlyArray<RequestWithoutContact> },
): ReadonlyArray<Wish> {
  const requests = [line, ...line.others];
  const [first = line] = requests.filter((each) => textOf(each) !== '');
  const newest = requests.reduce((latest, each) => (each.acceptedAt > latest.acceptedAt ? each : latest));
  const isNew = newest !== first && textOf(newest) !== '' && newest.outcome !== 'reply' && textOf(newest) !== textOf(first);
  const since = isNew ? [{ words: beginningOf(`Newest: ${textOf(newest)}`, longest), isLong: false }] : [];
  if (line.reply !== undefined)
    return [{ words: beginningOf(`The doctor says: ${line.reply.replace(/\s+/g, ' ').trim()}`, 2 * longest), isLong: true }, ...since];
  const own = [{ words: beginningOf(textOf(first), longest) || factsOf(line).join(', '), isLong: false }];
  if (!isNew) return own;
  // 'Newest: please!!' says nothing of the danger that the first one tells of.
  return first.emergency.length > 0 && newest.emergency.length === 0 ? [...own, ...since] : since;
}
