import type { RequestsHealth } from '#requests/health.ts';

/** Why a request needs someone. */
export type AlertReason = 'waiting' | 'rejected' | 'held' | 'no-key' | 'withdrawn';
export type AlertFigures = RequestsHealth & {
  unopenable: number;
  /** What the backend answered most often to what waits; null where nothing does. */
  lastCode: string | null;
};

/** A backend's answer, as its row has it, in words for someone who can do something about it. */
export function backendAnswer(code: string | null): string {
  if (code === null) return '';
  if (code === 'html') return 'The backend answers with a web page: is there a login or maintenance page in front of it?';
  if (code === 'too-large' || code === 'not-json') return 'The backend answers with something else than a short JSON text.';
  if (code === 'unreachable') return 'The backend does not answer.';
  if (code === '202') return 'The backend answers 202, which promises nothing: it has to answer 200, 201 or 204.';
  if (/^3\d\d$/.test(code)) return `The backend sends us to another address (${code}): is BACKEND_URL right, or is it a login page?`;
  if (['401', '403', '407'].includes(code)) return `The backend does not accept our token (${code}): is BACKEND_TOKEN right?`;
  if (['404', '405', '410', '421'].includes(code)) return `The backend does not know the address (${code}): is BACKEND_URL right?`;
  return /^\d{3}$/.test(code) ? `The backend answers with status ${code}.` : '';
}

const sentences = {
  waiting: ({ pending, oldestSeconds, lastCode }) =>
    `${pending} waiting for the practice's backend, the oldest for ${Math.floor(oldestSeconds / 60)} minutes. ${backendAnswer(lastCode)}`.trim(),
  rejected: ({ rejected }) => `${rejected} rejected by the backend: please ring these patients. 'Needs a look' at the desk lists them.`,
  held: ({ held }) => `${held} held as doubtful: 'Needs a look' at the desk lists them.`,
  'no-key': ({ unopenable }) =>
    `${unopenable} cannot be opened: put the old key back into OUTBOX_KEYS. 'Needs a look' at the desk lists them.`,
  withdrawn: ({ withdrawals }) => `${withdrawals} withdrawn by their senders: 'Withdrawals' at the desk says what to erase.`,
} as const satisfies Record<AlertReason, (figures: AlertFigures) => string>;

/**
 * What staff are told: `fresh` is how many requests they have not heard of, and below it all that needs someone for one of these reasons.
 * Counts only, nobody's data.
 */
export function alertText(figures: AlertFigures, reasons: ReadonlyArray<AlertReason>, fresh: number): string {
  const title = fresh === 0 ? 'Requests from the website still need someone:' : `Requests from the website need someone (${fresh} new):`;
  return [title, ...reasons.map((reason) => `- ${sentences[reason](figures)}`)].join('\n');
}
