import type { Hono, MiddlewareHandler } from 'hono';
import { calendarFile } from '#content/calendar-file.ts';
import { fillWords } from '#content/fill-words.ts';
import { formTextsIn } from '#content/languages/form-texts.ts';
import { type Language, languages, pathIn } from '#content/languages.ts';
import { practice } from '#content/practice.ts';
import { minute } from '#content/practice-time.ts';
import { promiseAsRead } from '#content/promise-as-read.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { receiptFrom } from './receipt.ts';

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
