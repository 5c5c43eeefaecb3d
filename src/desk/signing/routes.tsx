import type { Hono } from 'hono';
import * as v from 'valibot';
import { doctorName } from '#content/contact-links.ts';
import type { DeskPage, DeskPageText } from '#content/reviews/desk-page.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskNotice, deskPage, seeOther } from '#desk/frame/page.tsx';
import { deskRoute } from '#desk/frame/route.ts';
import { todayOf } from '#desk/frame/times.ts';
import { textField } from '#schemas/fields.ts';
import { changesOf } from './differences.ts';
import { nextPage } from './groups.ts';
import { deskPages, deskPageText } from './page-files.ts';
import { OnePart, partHref, type Refused } from './page-screen.tsx';
import { PagesList } from './pages-list.tsx';
import { answerRemark, remarksScreen } from './remark-routes.tsx';
import { addRemark, countOpenRemarks, listRemarks } from './remarks.ts';
import { addSignatures, newestSignatures, signedElsewhere, signedText } from './signatures.ts';
import { problemsOfDays, whyNotSigned } from './signing-rules.ts';
import { numbersOf, shownWords } from './sources-in-words.ts';
import { hasSignature, isSigned, nextPart, pageState, partState, partStates } from './states.ts';

const noPage = { title: 'There is no such page', words: 'It was renamed or taken off the site. The list has every page as it is now.' };
const oldWords = 'The text was changed while you read it. Below is the text as it is now: read it, then sign.';
const noPart = 'The page is divided in another way since you opened it. Read it again as it is now, then sign.';
const goneWords =
  'The paragraph was changed while you wrote. What you wrote is below: send it again for the whole page, or copy it and find the place.';

const markSchema = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{12})?$/));
const remarkSchema = v.object({
  at: v.fallback(markSchema, ''),
  part: v.optional(v.string(), ''),
  text: textField('Write what you noticed.'),
});
const signSchema = v.object({
  part: v.optional(v.string(), ''),
  hash: v.optional(v.string(), ''),
  on: v.optional(v.string(), ''),
  next: v.optional(v.string(), ''),
});

const idOf = (c: DeskContext) => [c.req.param('folder'), c.req.param('page')].filter(Boolean).join('/');

async function list(c: DeskContext): Promise<Response> {
  const db = c.env.DB;
  const [pages, signatures, open] = await Promise.all([deskPages(c.env), newestSignatures(db), countOpenRemarks(db)]);
  const listed = pages.map((page) => {
    const parts = partStates(page, signatures, todayOf(c.var.now));
    return { page, parts, state: pageState(page, parts), openRemarks: open.get(page.id) ?? 0 };
  });
  const body = <PagesList doctor={doctorName} pages={listed} signs={may(c.var.person, 'sign')} />;
  return deskPage(c, { title: 'Pages to sign', current: 'pages', body });
}

const placeOf = (page: DeskPage, key: string | undefined) => page.parts.findIndex((part) => part.key === key);
const hasBlock = ({ blocks }: DeskPageText['parts'][number], id: string) => blocks.some((block) => block.id === id);

type Shown = Refused & { part?: string; at?: string };

/** Renders the wanted part: that of the address, else that of a remark's paragraph, else the first that is not signed. */
async function screen(c: DeskContext, page: DeskPageText, refused?: Shown, status = 200): Promise<Response> {
  const db = c.env.DB;
  const today = todayOf(c.var.now);
  const [pages, newest, remarks] = await Promise.all([deskPages(c.env), newestSignatures(db, page.id), listRemarks(db, page.id)]);
  const states = partStates(page, newest, today);
  const wanted = refused ? refused.at : c.req.query('at');
  const chosen = placeOf(page, refused?.part ?? c.req.query('part'));
  const withBlock = page.parts.findIndex((part) => wanted && hasBlock(part, wanted));
  const unsigned = states.findIndex((state) => !isSigned(state));
  const open = [chosen, withBlock, unsigned].find((place) => place >= 0) ?? 0;
  const part = page.parts[open];
  const state = states[open];
  if (!part || !state) return deskNotice(noPage, 404);
  const place = { page: page.id, part: part.key };
  const [before, signed] = await Promise.all([
    state.kind === 'changed' ? signedText(db, page.id, part.key) : [],
    state.kind === 'signed' ? new Map() : signedElsewhere(db, { ...place, by: doctorName, today, blocks: part.blocks }),
  ]);
  const numbers = numbersOf(page);
  const body = (
    <OnePart
      at={wanted && hasBlock(part, wanted) ? wanted : ''}
      changes={before.length > 0 ? changesOf(before, part.blocks, (words) => shownWords(words, numbers)) : undefined}
      doctor={doctorName}
      hindrance={whyNotSigned(page, c.var.person.name)}
      nameOf={(id) => pages.find((each) => each.id === id)?.name ?? id}
      now={c.var.now}
      open={open}
      page={page}
      refused={refused}
      remarks={remarks}
      signed={signed}
      signs={may(c.var.person, 'sign')}
      states={states}
      today={today}
    />
  );
  return deskPage(c, { title: page.name, current: 'pages', body }, status);
}

/** Where to go on after a part was signed: the next one of its page, else of the next page; the list when all is signed. */
async function afterSigning(c: DeskContext, page: DeskPageText, next: string): Promise<Response> {
  const today = todayOf(c.var.now);
  const [pages, signatures] = await Promise.all([deskPages(c.env), newestSignatures(c.env.DB)]);
  const withStates = pages.map((each) => {
    const parts = partStates(each, signatures, today);
    return { page: each, parts, state: pageState(each, parts) };
  });
  const here = nextPart(page, partStates(page, signatures, today));
  if (here) return seeOther(partHref(page.id, here.key), 'part-signed');
  const following = nextPage(withStates);
  return seeOther(following ? `/pages/${following.page.id}` : '/pages', 'page-signed', next);
}

async function sign(c: DeskContext, page: DeskPageText): Promise<Response> {
  const form = await readDeskForm(c, signSchema);
  if (!form.ok) return screen(c, page, form, 422);
  const { part: key, hash, on, next } = form.value;
  const typed = { ...(on && { on }), ...(next && { next }) };
  const refuse = (errors: Refused['errors'], status: number) => screen(c, page, { errors, typed: { on, next }, part: key }, status);
  const hindrance = whyNotSigned(page, c.var.person.name);
  if (hindrance) return refuse({ sign: [hindrance] }, 422);
  const part = page.parts[placeOf(page, key)];
  if (!part) return screen(c, page, { errors: { sign: [noPart] }, typed }, 409);
  if (hash !== part.hash) return refuse({ sign: [oldWords] }, 409);
  const today = todayOf(c.var.now);
  const errors = problemsOfDays({ on, next }, today);
  if (Object.keys(errors).length > 0) return refuse(errors, 422);
  const db = c.env.DB;
  const before = (await newestSignatures(db, page.id)).find((each) => each.part === key);
  const state = partState(part, before, today);
  // A second tap on the same button.
  const isTwice = state.kind === 'signed' && state.days.on === on && state.days.next === next;
  const signature = { page: page.id, part: key, hash, by: doctorName, email: c.var.person.email, days: { on, next }, at: c.var.now };
  if (!isTwice) await addSignatures(db, [{ ...signature, blocks: part.blocks }]);
  return afterSigning(c, page, next);
}

async function takeBack(c: DeskContext, page: DeskPageText): Promise<Response> {
  const { person, now } = c.var;
  const db = c.env.DB;
  const states = partStates(page, await newestSignatures(db, page.id), todayOf(now));
  const row = { page: page.id, by: person.name, email: person.email, days: undefined, at: now, blocks: [] };
  const signed = page.parts.filter((_, at) => hasSignature(states[at] ?? { kind: 'never' }));
  await addSignatures(
    db,
    signed.map(({ key, hash }) => ({ ...row, part: key, hash })),
  );
  return seeOther(`/pages/${page.id}`, 'signature-taken-back');
}

async function remark(c: DeskContext, page: DeskPageText): Promise<Response> {
  const form = await readDeskForm(c, remarkSchema);
  if (!form.ok) return screen(c, page, { ...form, at: form.typed.at ?? '', part: form.typed.part ?? '' }, 422);
  const { at: block, part, text } = form.value;
  const found = page.parts.flatMap(({ blocks }) => blocks).find(({ id }) => id === block);
  if (block && !found) return screen(c, page, { errors: { text: [goneWords] }, typed: { text }, part }, 409);
  const quote = found ? shownWords(found.words, numbersOf(page)) : '';
  const { person, now } = c.var;
  await addRemark(c.env.DB, { page: page.id, block, quote, text, by: person.name, at: now });
  return seeOther(`${partHref(page.id, part)}#${block || 'remarks'}`, 'remark-kept');
}

export function signingRoutes(app: Hono<DeskEnv>): void {
  const onPage = (handler: (c: DeskContext, page: DeskPageText) => Promise<Response>) => async (c: DeskContext) => {
    const page = await deskPageText(c.env, idOf(c));
    return page ? handler(c, page) : deskNotice(noPage, 404);
  };
  deskRoute(app, 'GET', '/pages', 'read pages', list);
  deskRoute(app, 'GET', '/pages/remarks', 'read pages', (c) => remarksScreen(c));
  deskRoute(app, 'POST', '/pages/remarks/:id{\\d{1,15}}', 'read pages', answerRemark);
  for (const path of ['/pages/:page{triage}', '/pages/:folder{treatments|services}/:page{[\\w-]+}']) {
    deskRoute(app, 'GET', path, 'read pages', onPage(screen));
    deskRoute(app, 'POST', `${path}/sign`, 'sign', onPage(sign));
    deskRoute(app, 'POST', `${path}/take-back`, 'sign', onPage(takeBack));
    deskRoute(app, 'POST', `${path}/remarks`, 'read pages', onPage(remark));
  }
}
