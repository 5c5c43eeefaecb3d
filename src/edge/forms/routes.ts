import type { Context, Hono } from 'hono';
import { type Language, pathIn } from '#content/languages.ts';
import { isOwnPost } from '#edge/http/own-origin.ts';
import { readBodyWithin } from '#edge/http/read-body.ts';
import { receiptRoutes } from '#edge/receipts/receipt.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { answerWith, type FormAnswer, type FormKind, formPages, languageOfPost, statusOf } from './answers.ts';
import { withRedisplayedForm } from './redisplay.ts';
import { type FormDeps, submitForm, submitWithdrawal, withoutTraps } from './submit.ts';

const retryAfter = { 'too-many': '60', 'not-received': '30' } as const;

function headersFor(answer: FormAnswer): Record<string, string> {
  const wait = retryAfter[answer.outcome as keyof typeof retryAfter];
  return {
    'Cache-Control': 'private, no-store',
    ...(wait && { 'Retry-After': wait }),
  };
}

/** Returns the page that a browser without JavaScript is sent to after a success. */
function receivedAddress(kind: FormKind, { outcome, receipt }: FormAnswer, language: Language): string | undefined {
  if (kind === 'withdraw') return outcome === 'accepted' ? pathIn(language, '/privacy/withdrawn') : undefined;
  // The fragment tells a browser with script to remember the request (`islands/forms/your-requests.ts`).
  return receipt && `${receipt.page}#sent`;
}

/** The typed values, for a form that comes back. */
function typedIn({ fields = {} }: FormBody): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(withoutTraps(fields)).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

/** Takes a form, or refuses it by origin, size, time, type or rate before its fields are looked at. */
async function answerTo(kind: FormKind, request: Request, language: Language, body: FormBody, deps: FormDeps): Promise<FormAnswer> {
  if (!body.ok) return answerWith(body.outcome, kind, language);
  if (!(await deps.mayPost())) return answerWith('too-many', kind, language);
  const post = { ...body, request, language };
  return kind === 'withdraw' ? submitWithdrawal(post, deps) : submitForm(kind, post, deps);
}

/**
 * Adds the addresses of the forms. JSON is answered with JSON; a plain form post with a redirect to a receipt, or with its
 * own page, filled in and saying what is wrong.
 */
export function formRoutes(app: Hono<SiteEnv>, depsOf: (c: Context<SiteEnv>) => FormDeps): void {
  for (const kind of ['callback', 'contact', 'withdraw'] as const) {
    app.post(`/api/${kind}`, async (c) => {
      const request = c.req.raw;
      const language = languageOfPost(request);
      const isOurs = isOwnPost(request, 'visitor');
      const body: FormBody = isOurs ? await readFormBody(request) : { ok: false, outcome: 'foreign-origin' };
      const answer = await answerTo(kind, request, language, body, depsOf(c));
      const asPage = body.ok ? body.asPage : isOurs && request.headers.get('accept')?.includes('text/html') === true;
      if (!asPage) return c.json(answer, statusOf[answer.outcome], headersFor(answer));
      const received = receivedAddress(kind, answer, language);
      if (received) return c.redirect(received, 303);
      const page = await withRedisplayedForm({ kind, language, typed: typedIn(body), answer }, async () =>
        app.fetch(new Request(new URL(pathIn(language, `${formPages[kind]}/again`), c.req.url)), c.env, c.executionCtx),
      );
      const headers = new Headers(page.headers);
      for (const [name, value] of Object.entries(headersFor(answer))) headers.set(name, value);
      // wrangler's proxy reads an answer whose type is in lower case to its end, which never comes while the sender still
      // owes us part of its form. Browsers ignore the case.
      if (answer.outcome === 'too-slow') headers.set('Content-Type', 'Text/HTML; charset=utf-8');
      return new Response(page.body, { status: statusOf[answer.outcome], headers });
    });
  }
  receiptRoutes(app);
}

/** Limits a form's JSON, and the decoded text of a browser's own post. */
const maxFormBytes = 16 * 1024;
// A browser without script encodes a Hindi character of three bytes as nine, so 4,000 of them take 36,000.
const largestEncoded = 64 * 1024;

type Fields = Readonly<Record<string, unknown>>;

/** `asPage` is true for a browser's own form post. A post that is too large keeps its fields if they could be read. */
type FormBody =
  | { ok: true; fields: Fields; asPage: boolean }
  | { ok: false; outcome: 'foreign-origin' | 'too-large' | 'too-slow' | 'unsupported-type' | 'invalid'; fields?: Fields };

function fromJson(text: string): FormBody {
  const fields: unknown = JSON.parse(text);
  const isRecord = typeof fields === 'object' && fields !== null && !Array.isArray(fields);
  return isRecord ? { ok: true, fields: fields as Fields, asPage: false } : { ok: false, outcome: 'invalid' };
}

function fromPage(text: string): FormBody {
  const sent = [...new URLSearchParams(text)];
  const fields = Object.fromEntries(sent);
  const decoded = new TextEncoder().encode(sent.flat().join('')).length;
  return decoded > maxFormBytes ? { ok: false, outcome: 'too-large', fields } : { ok: true, fields, asPage: true };
}

/** Reads a posted form, JSON or URL-encoded, of at most 16 KB. */
export async function readFormBody(request: Request): Promise<FormBody> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const asPage = type === 'application/x-www-form-urlencoded';
  if (type !== 'application/json' && !asPage) return { ok: false, outcome: 'unsupported-type' };
  try {
    const read = await readBodyWithin(request.body, asPage ? largestEncoded : maxFormBytes);
    if (read.kind !== 'whole') return { ok: false, outcome: read.kind };
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(read.bytes);
    return asPage ? fromPage(text) : fromJson(text);
  } catch {
    return { ok: false, outcome: 'invalid' };
  }
}
