'use client';
import { day } from '#content/practice-time.ts';

/** The state of a request since it was sent, as the practice's page says it. */
export const senderStatuses = ['called', 'asked-back', 'taken-back'] as const;
export type SenderStatus = (typeof senderStatuses)[number];

/** A request that this phone remembers: the address of its receipt, which holds reference and promise, and nothing that was written. */
export type KeptRequest = { page: string; keptAt: number; state?: SenderStatus };

const storageKey = 'requests';
const keptFor = 14 * day;
const most = 5;
// In English, or below the segment of another language.
const receiptPage = /^(?:\/[a-z]{2,3})?\/(callback|contact)\/received\?/;

function isKept(value: unknown): value is KeptRequest {
  const { page, keptAt, state } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof page === 'string' &&
    receiptPage.test(page) &&
    typeof keptAt === 'number' &&
    (state === undefined || senderStatuses.includes(state as SenderStatus))
  );
}

/** Returns the requests that this phone remembers, the newest first. Storage may be blocked, full or changed by hand. */
export function keptRequests(now = Date.now()): ReadonlyArray<KeptRequest> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept).filter(({ keptAt }) => keptAt <= now && now < keptAt + keptFor) : [];
  } catch {
    return [];
  }
}

function store(requests: ReadonlyArray<KeptRequest>): void {
  try {
    if (requests.length > 0) localStorage.setItem(storageKey, JSON.stringify(requests.slice(0, most)));
    else localStorage.removeItem(storageKey);
  } catch {}
}

/** Removes what is older than a fortnight. */
export const dropOldRequests = (now = Date.now()): void => store(keptRequests(now));

/** Remembers a request by the address of its receipt. */
export function keepRequest(page: string, now = Date.now()): void {
  store([{ page, keptAt: now }, ...keptRequests(now).filter((kept) => kept.page !== page)]);
}

export function forgetRequest(page: string): void {
  store(keptRequests().filter((kept) => kept.page !== page));
}

export const kindOf = ({ page }: Pick<KeptRequest, 'page'>) => (receiptPage.exec(page)?.[1] === 'contact' ? 'contact' : 'callback');

export const referenceOf = ({ page }: Pick<KeptRequest, 'page'>): string => new URLSearchParams(page.split('?')[1]).get('ref') ?? '';

/** Notes what became of the request with this reference; without a state, that nothing did so far. */
export function noteState(reference: string, state: SenderStatus | undefined): void {
  const noted = (kept: KeptRequest): KeptRequest => {
    if (referenceOf(kept) !== reference) return kept;
    const { page, keptAt } = kept;
    return { page, keptAt, ...(state && { state }) };
  };
  store(keptRequests().map(noted));
}
