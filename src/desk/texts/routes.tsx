import type { Hono } from 'hono';
import * as v from 'valibot';
import { type TextKey, textKeys, textSeeds } from '#content/patient-texts/seeds.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import { namesOf } from '#desk/door/staff.ts';
import { readDeskForm, seenVersion } from '#desk/frame/form.ts';
import { deskNotice, deskPage, seeOther } from '#desk/frame/page.tsx';
import { deskRoute } from '#desk/frame/route.ts';
import { severalLines } from '#schemas/plain-text.ts';
import { textProblem } from '#texts/fill.ts';
import { leftOut, leftOutKey } from '#texts/left-out.ts';
import { type PracticeText, readTexts, saveText } from '#texts/store.ts';
import { EditText, type EditTextProps } from './edit-screen.tsx';
import { sendRoutes } from './send.tsx';
import { TextList } from './texts-screen.tsx';

const noSuchText = { title: 'No such text', words: 'There is no text of this name. The list has all of them.' };

const body = v.pipe(
  v.optional(v.string(), ''),
  v.transform(severalLines),
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed && textProblem(dataset.value);
    if (message) addIssue({ message });
  }),
);
const version = seenVersion('Load the page again, then save it once more.');
// `sure` is what was asked, and answered with yes.
const textForm = v.object({ version, en: body, hi: body, mr: body, sure: v.optional(v.string(), '') });
const resetForm = v.object({ version });

const keyOf = (c: DeskContext): TextKey | undefined => textKeys.find((key) => key === c.req.param('key'));

async function list(c: DeskContext): Promise<Response> {
  const [texts, names] = await Promise.all([readTexts(c.env.DB), namesOf(c.env.DB)]);
  const screen = <TextList mayEdit={may(c.var.person, 'edit texts')} names={names} now={c.var.now} texts={texts} />;
  return deskPage(c, { title: 'Texts', current: 'texts', body: screen });
}

async function edit(c: DeskContext, again: Partial<EditTextProps> = {}, status = 200): Promise<Response> {
  const text = (await readTexts(c.env.DB)).find(({ key }) => key === keyOf(c)) as PracticeText | undefined;
  if (!text) return deskNotice(noSuchText, 404);
  const names = await namesOf(c.env.DB);
  return deskPage(
    c,
    { title: text.title, current: 'texts', body: <EditText names={names} now={c.var.now} text={text} {...again} /> },
    status,
  );
}

async function save(c: DeskContext): Promise<Response> {
  const { now, person } = c.var;
  const key = keyOf(c);
  if (!key) return deskNotice(noSuchText, 404);
  const form = await readDeskForm(c, textForm);
  if (!form.ok) return edit(c, form, 422);
  const { version: seen, sure, ...bodies } = form.value;
  const left = leftOut(key, bodies);
  if (leftOutKey(left) !== sure && left.length > 0) return edit(c, { typed: { ...bodies, version: String(seen) }, asked: left }, 409);
  const saved = await saveText(c.env.DB, { key, bodies, version: seen, by: person.email, now });
  return saved === 'saved' ? seeOther('/texts', 'text-saved') : edit(c, { typed: bodies, changed: true }, 409);
}

async function reset(c: DeskContext): Promise<Response> {
  const { now, person } = c.var;
  const key = keyOf(c);
  if (!key) return deskNotice(noSuchText, 404);
  const form = await readDeskForm(c, resetForm);
  if (!form.ok) return edit(c, form, 422);
  const saved = await saveText(c.env.DB, { key, bodies: textSeeds[key].bodies, version: form.value.version, by: person.email, now });
  return saved === 'saved' ? seeOther(`/texts/${key}`, 'text-reset') : edit(c, { changed: true }, 409);
}

export function textRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/texts', 'see requests', list);
  deskRoute(app, 'GET', '/texts/:key', 'edit texts', (c) => edit(c));
  deskRoute(app, 'POST', '/texts/:key', 'edit texts', save);
  deskRoute(app, 'POST', '/texts/:key/reset', 'edit texts', reset);
  sendRoutes(app);
}
