import type { Context, Hono } from 'hono';
import { type Language, pathIn } from '#content/languages.ts';
import { receiptRoutes } from '#edge/receipts/receipt.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { type FormAnswer, type FormKind, formPages, languageOfPost, statusOf } from './answers.ts';
import { withRedisplayedForm } from './redisplay.ts';
import { type FormDeps, takeForm } from './submit.ts';

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

/**
 * Adds the addresses of the forms. JSON is answered with JSON; a plain form post with a redirect to a receipt, or with its
 * own page, filled in and saying what is wrong.
 */
export function formRoutes(app: Hono<SiteEnv>, depsOf: (c: Context<SiteEnv>) => FormDeps): void {
  for (const kind of ['callback', 'contact', 'withdraw'] as const) {
    app.post(`/api/${kind}`, async (c) => {
      const language = languageOfPost(c.req.raw);
      const { answer, typed } = await takeForm(kind, c.req.raw, language, depsOf(c));
      if (!typed) return c.json(answer, statusOf[answer.outcome], headersFor(answer));
      const received = receivedAddress(kind, answer, language);
      if (received) return c.redirect(received, 303);
      const page = await withRedisplayedForm({ kind, typed, answer }, async () =>
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
