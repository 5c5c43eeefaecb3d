import type { D1Database } from '@cloudflare/workers-types';
import { ahead } from '#content/practice-time.ts';
import type { KeyRing } from '#encryption/keys.ts';
import { decryptJson } from '#encryption/keys.ts';
import { outcomeWords } from '#requests/calls/outcomes.ts';
import { changesVisit, setsVisit } from '#requests/calls/visits.ts';
import { type EventRow, noteContext, openRequests, type PatientRequest, type RequestRow, readable } from '#requests/request.ts';

// So many are read, opened and written at a time, whatever the practice has; each costs a call of the database.
const usualPiece = 250;

/** The notes and answers of a request, oldest first. */
type Told = { visit: number | null; asked: string; answered: string; notes: string };

const waysIn = { phone: 'by phone', visit: 'walked in' } as const;

const columns = [
  ['Reference', ({ reference }) => reference],
  ['Kind', ({ kind }) => (kind === 'callback' ? 'call back' : 'message')],
  ['Received', ({ acceptedAt }) => timeOf(acceptedAt)],
  ['Came', ({ cameBy, reference }) => (cameBy ? waysIn[cameBy] : reference === null ? 'from another system' : 'by the form')],
  ['Promised', ({ promisedAt }) => timeOf(promisedAt)],
  ['First call or answer', ({ firstCallAt }) => timeOf(firstCallAt)],
  ['State', ({ state }) => state],
  ['Outcome', ({ outcome }) => (outcome === null ? '' : outcomeWords(outcome))],
  ['Comes', ({ visit }) => timeOf(visit)],
  ['Tries', ({ tries }) => tries],
  ['Name', ({ written }) => written?.name ?? 'cannot be opened'],
  ['Phone', ({ written }) => written?.phone ?? ''],
  ['Second phone', ({ written }) => written?.secondPhone ?? ''],
  ['E-mail', ({ written }) => written?.email ?? ''],
  ['Patient', ({ written }) => written?.patientType ?? ''],
  ['Reason', ({ written }) => written?.reason ?? ''],
  ['Text', ({ written }) => written?.text ?? ''],
  ['Language', ({ language }) => language],
  ['Privacy notice', ({ noticeVersion, cameBy }) => (cameBy === null ? noticeVersion : 'told in words')],
  ['Asked the doctor', ({ asked }) => asked],
  ['The doctor answered', ({ answered }) => answered],
  ['Notes', ({ notes }) => notes],
] as const satisfies ReadonlyArray<readonly [string, (request: PatientRequest & Told) => string | number | null]>;

// As spreadsheets know a time, on the practice's clock.
function timeOf(at: number | null): string {
  return at === null ? '' : new Date(at + ahead).toISOString().slice(0, 16).replace('T', ' ');
}

/** From when to when a month of the practice's calendar lasts; '2026-11'. All time for 'all'. */
export function spanOf(month: string): { from: number; to: number } {
  if (month === 'all') return { from: 0, to: Number.MAX_SAFE_INTEGER };
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: Date.UTC(year, number - 1) - ahead, to: Date.UTC(year, number) - ahead };
}

/** The requests of a month, or all, as a CSV file in pieces; not those that were erased or locked. */
export function exportRequests(db: D1Database, ring: KeyRing, month: string, pieceSize = usualPiece): ReadableStream<Uint8Array> {
  const { from, to } = spanOf(month);
  const sql = `SELECT * FROM requests WHERE (accepted_at, id) > (?1, ?2) AND accepted_at < ?3 AND ${readable}
    ORDER BY accepted_at, id LIMIT ${pieceSize}`;
  const encoder = new TextEncoder();
  let last = { accepted_at: from - 1, id: Number.MAX_SAFE_INTEGER };
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark + csvLine(columns.map(([title]) => title))));
    },
    async pull(controller) {
      const { results } = await db.prepare(sql).bind(last.accepted_at, last.id, to).all<RequestRow>();
      const [requests, told] = await Promise.all([openRequests(ring, results), toldOf(db, ring, results)]);
      const lines = requests.map((request) => csvLine(columns.map(([, of]) => of({ ...request, ...told(request.id) }))));
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join('')));
      if (results.length < pieceSize) return controller.close();
      last = results.at(-1) ?? last;
    },
  });
}

const eventsSql = `SELECT * FROM events WHERE request_id IN (SELECT value FROM json_each(?)) AND undone_at IS NULL ORDER BY id`;

/** Returns the notes and answers of some requests, by their ids. */
async function toldOf(db: D1Database, ring: KeyRing, rows: ReadonlyArray<RequestRow>): Promise<(id: number) => Told> {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const { results } = rows.length > 0 ? await db.prepare(eventsSql).bind(ids).all<EventRow>() : { results: [] };
  const events = await Promise.all(
    results.map(async (event) => {
      const opened = event.key_id === '' ? undefined : await decryptJson(ring, noteContext(event.request_id, event.at), event);
      return { ...event, note: opened === undefined ? '' : opened.ok ? String(opened.value) : 'cannot be opened' };
    }),
  );
  const byRequest = Map.groupBy(events, ({ request_id }) => request_id);
  return (id) => {
    const own = byRequest.get(id) ?? [];
    const visit = own.findLast(({ outcome }) => changesVisit(outcome));
    const latest = (outcome: string) => own.findLast((event) => event.outcome === outcome)?.note ?? '';
    const notes = own.filter(({ note, outcome }) => note !== '' && outcome !== 'question' && outcome !== 'reply');
    return {
      visit: visit && setsVisit(visit.outcome) ? visit.due_at : null,
      asked: latest('question'),
      answered: latest('reply'),
      notes: notes.map(({ at, outcome, note }) => `${timeOf(at)} ${outcomeWords(outcome)}: ${note}`).join('\n'),
    };
  };
}

/** Makes a spreadsheet open the file as UTF-8. */
const byteOrderMark = '\uFEFF';

// A spreadsheet takes a cell that begins so for a formula, and a stranger's formula can send the sheet away. The wide forms too:
// some programs read them as the others.
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell of a CSV file, in quotation marks; an apostrophe comes before text that a spreadsheet would run. */
export function csvCell(value: string | number | null): string {
  const text = String(value ?? '');
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

function csvLine(cells: ReadonlyArray<string | number | null>): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
