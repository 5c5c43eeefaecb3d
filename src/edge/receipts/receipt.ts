import type { Hono, MiddlewareHandler } from 'hono';
import { getContext } from 'hono/context-storage';
import { hex } from '#backend/formats/hex.ts';
import { calendarFile } from '#content/calendar-file.ts';
import { fillWords } from '#content/fill-words.ts';
import { type FormTexts, formTextsIn } from '#content/languages/form-texts.ts';
import { type Language, languages, pathIn } from '#content/languages.ts';
import { practice } from '#content/practice.ts';
import { minute } from '#content/practice-time.ts';
import { momentAsRead, promiseAsRead, type TimeWords } from '#content/promise-as-read.ts';
import type { ReceiptLater, ReceiptLinks } from '#content/receipt.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { type EncryptionKey, hmac, type KeyRing, keyRing } from '#encryption/keys.ts';
import type { RequestsDeps } from '#requests/deps.ts';
import type { PatientRequest } from '#requests/request.ts';
import { type SenderStatus, senderStatus } from '#requests/sender-status.ts';
import { referencePattern } from '#schemas/reference.ts';

type Kind = PatientRequest['kind'];

/** A visitor's reference, the promised time of the call, in milliseconds since 1970, and whether it is an email instead of a call. */
export type Receipt = Pick<PatientRequest, 'kind' | 'promisedAt'> & { reference: string; inWriting: boolean };

// Too long to guess. A forged receipt would reveal nothing, but would deceive the person who gets it.
const proofLength = 24;

async function receiptProof(key: EncryptionKey, kind: Kind, ...said: [ref: string, by: string, to: string]): Promise<string> {
  return hex(await hmac(key, 'receipt', kind, ...said)).slice(0, proofLength);
}

/** Builds the query of a receipt's address. It carries its own proof, so the page can be shown while the database is silent. */
async function queryOf([newest]: KeyRing, { kind, reference, promisedAt, inWriting }: Receipt): Promise<string> {
  const by = promisedAt === null ? '' : promisedAt.toString(36);
  const to = inWriting ? 'email' : '';
  const proof = await receiptProof(newest, kind, reference, by, to);
  return `${new URLSearchParams({ ref: reference, ...(by && { by }), ...(to && { to }), proof })}`;
}

// Names the day, because 'today' would be wrong tomorrow.
const dated = (promisedAt: number, times: TimeWords | undefined) => promiseAsRead(promisedAt, 0, times);

/** Writes the message that visitors send to themselves; nothing in it identifies them. */
function messageOf({ kind, reference, promisedAt, inWriting }: Receipt, { pages: { message }, times }: FormTexts): string {
  const promise = inWriting ? message.write : message.call;
  return [
    message[kind],
    fillWords(message.reference, { reference }),
    ...(promisedAt === null ? [] : [fillWords(promise, { callBy: dated(promisedAt, times) })]),
    message.phone,
  ].join('\n');
}

export async function receiptLinks(keys: RequestsDeps['keys'], receipt: Receipt, language: Language): Promise<ReceiptLinks> {
  const query = await queryOf(await keyRing(keys), receipt);
  const message = messageOf(receipt, formTextsIn(language));
  return {
    page: pathIn(language, `/${receipt.kind}/received?${query}`),
    whatsapp: `https://wa.me/?text=${encodeURIComponent(message)}`,
    // An email finds its reader at any hour.
    ...(receipt.promisedAt !== null && !receipt.inWriting && { calendar: pathIn(language, `/callback/received.ics?${query}`) }),
    withdraw: pathIn(language, `/privacy/withdraw/${receipt.reference}`),
  };
}

/** Reads the receipt from its address's query; undefined unless its proof is ours. */
export async function receiptFrom(keys: RequestsDeps['keys'], kind: Kind, query: string): Promise<Receipt | undefined> {
  const asked = new URLSearchParams(query);
  const [reference, by, to, proof] = (['ref', 'by', 'to', 'proof'] as const).map((name) => asked.get(name) ?? '') as [
    string,
    string,
    string,
    string,
  ];
  if (!referencePattern.test(reference) || !/^[\da-z]{0,9}$/.test(by)) return undefined;
  const proofs = await Promise.all((await keyRing(keys)).map((key) => receiptProof(key, kind, reference, by, to)));
  if (!proofs.includes(proof)) return undefined;
  return { kind, reference, promisedAt: by ? Number.parseInt(by, 36) : null, inWriting: to === 'email' };
}

type Asked = { kind: Kind; query: string; language: Language };

/**
 * Returns the contents of a receipt's page; undefined unless its address's proof is ours. Only then is the request looked for: a
 * reference alone tells nobody what became of it.
 */
export async function receiptContents({ kind, query, language }: Asked) {
  const { env, var: given } = getContext<SiteEnv>();
  const keys = given.settings.encryptionKeys;
  const receipt = await receiptFrom(keys, kind, query);
  if (!receipt) return undefined;
  const { reference, promisedAt } = receipt;
  const texts = formTextsIn(language);
  const now = Date.now();
  const late = promisedAt !== null && promisedAt < now;
  const callBy = kind === 'callback' && { callBy: promiseAsRead(promisedAt, now, texts.times), late };
  const status = await senderStatus(env.DB, reference, now);
  const later = laterInWords(status, receipt, texts, now);
  const mayBeEmergency = status.state === 'waiting' && status.mayBeEmergency;
  return { reference, links: await receiptLinks(keys, receipt, language), later, mayBeEmergency, ...callBy };
}

function laterInWords(later: SenderStatus, { inWriting }: Receipt, { pages, times }: FormTexts, now: number): ReceiptLater | undefined {
  const words = pages.receiptPage.later;
  if (later.state === 'waiting') return undefined;
  if (later.state !== 'called') return { state: later.state, words: words[later.state] };
  return { state: later.state, words: fillWords(inWriting ? words.wrote : words.called, { when: momentAsRead(later.at, now, times) }) };
}

// A reference belongs to one visitor, so no cache may keep it.
const unstored: MiddlewareHandler<SiteEnv> = async (c, next) => {
  await next();
  c.header('Cache-Control', 'private, no-store');
};

/** Adds the calendar entry of a promised call, and keeps addresses with a reference out of caches. */
export function receiptRoutes(app: Hono<SiteEnv>): void {
  for (const language of languages) {
    const within = (path: string) => pathIn(language, path);
    const calendar = within('/callback/received.ics');
    for (const path of [within('/callback/received'), calendar, within('/contact/received'), within('/privacy/withdraw/*')])
      app.use(path, unstored);
    app.get(calendar, async (c) => {
      const receipt = await receiptFrom(c.var.settings.encryptionKeys, 'callback', new URL(c.req.url).search);
      // That page says what to do.
      if (!receipt || receipt.promisedAt === null || receipt.inWriting) return c.redirect(within('/callback/received'), 303);
      return c.body(calendarEntry(receipt.reference, receipt.promisedAt, language), 200, {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'attachment; filename="callback.ics"',
      });
    });
  }
}

const minutes = 30;

/** Writes the promised call as a calendar file: the half hour before the promised time, not marked as busy. */
function calendarEntry(reference: string, promisedAt: number, language: Language): string {
  const { pages, times } = formTextsIn(language);
  const { message } = pages;
  // 'by 11:30 am'; the entry itself shows the day.
  const time = promiseAsRead(promisedAt, promisedAt, times).replace(`${times?.today ?? 'today'} `, '');
  const entry = {
    id: `${reference}@${new URL(practice.siteUrl).hostname}`,
    title: fillWords(message.calendar, { callBy: time }),
    details: fillWords(message.details, { reference }),
    at: promisedAt - minutes * minute,
    minutes,
    busy: false,
  };
  return calendarFile([entry], promisedAt);
}
