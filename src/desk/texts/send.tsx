import type { Hono } from 'hono';
import * as v from 'valibot';
import { type TextLanguage, textKeys, textLanguages, textSeeds } from '#content/patient-texts/seeds.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { depsOf, hoursOf, nameIn, requestIn } from '#desk/frame/deps.ts';
import { readDeskForm, seenVersion } from '#desk/frame/form.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import { nextAfter, requestPath } from '#desk/frame/request-names.ts';
import { deskRoute } from '#desk/frame/route.ts';
import { recordCall } from '#requests/calls/record.ts';
import { warningFor } from '#requests/calls/warnings.ts';
import { readTexts } from '#texts/store.ts';
import { languageOf } from '#texts/written-language.ts';
import { SendText, type SendTextProps } from './send-screen.tsx';

const languages = Object.keys(textLanguages) as TextLanguage[];
const languageFrom = (typed: string | undefined) => languages.find((language) => language === typed);

async function choose(c: DeskContext, again: Pick<SendTextProps, 'problem' | 'asked'> = {}, status = 200): Promise<Response> {
  const request = await requestIn(c);
  if (request instanceof Response) return request;
  const language = languageFrom(c.req.query('language')) ?? languageOf(request.language, request.written?.text ?? '');
  const body = <SendText {...again} language={language} request={request} texts={await readTexts(c.env.DB)} />;
  return deskPage(c, { title: `Send a text, ${request.name}`, current: 'calls', body }, status);
}

const sentForm = v.object({
  version: seenVersion(),
  text: v.picklist(textKeys),
  language: v.picklist(languages),
  after: v.optional(v.picklist(['stay', 'close']), 'stay'),
  /** The text that was asked about, where this is the answer. */
  confirmed: v.optional(v.string(), ''),
});

const unread = 'That was not a form of this page. Nothing was recorded: choose the text again.';
const changed =
  'Somebody did something about this request since you looked at it. Yours was not recorded: if you sent it, press ‘Sent’ again.';

async function sent(c: DeskContext): Promise<Response> {
  const name = nameIn(c);
  const form = await readDeskForm(c, sentForm);
  if (!form.ok) return choose(c, { problem: unread }, 409);
  const { version, text, language, after, confirmed } = form.value;
  const note = `${textSeeds[text].title}, in ${textLanguages[language]}`;
  // A patient who knows of the closed day need not be told again.
  const outcome = text === 'visit-closed' ? 'told' : 'sent';
  const call = { name, email: c.var.person.email, version, outcome, note, closes: after === 'close' } as const;
  const deps = { ...depsOf(c), hours: await hoursOf(c) };
  const doubt = confirmed === text ? undefined : await warningFor(deps, { ...call, others: [] });
  if (doubt) return choose(c, { asked: { doubt, text, version } }, 422);
  if ((await recordCall(deps, call)) === 'changed') return choose(c, { problem: changed }, 409);
  return seeOther(nextAfter(name));
}

export function sendRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', `${requestPath}/texts`, 'see requests', (c) => choose(c));
  deskRoute(app, 'POST', `${requestPath}/sent`, 'record calls', sent);
}
