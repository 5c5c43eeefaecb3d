import type { Hono } from 'hono';
import * as v from 'valibot';
import { doctorName } from '#content/contact-links.ts';
import { english, findTranslated } from '#content/languages.ts';
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
import { deskPages, deskPageText, pagePaths } from './page-files.ts';
import { type OpenPart, PageScreen, type Refused } from './page-screen.tsx';
import { PagesList } from './pages-list.tsx';
import { fitsOneScreen, listHref, partHref, wholePage } from './parts-list.tsx';
import { answerRemark, remarksScreen } from './remark-routes.tsx';
import { addRemark, countOpenRemarks, listRemarks } from './remarks.ts';
import { addSignatures, type DeskSignature, newestSignatures, signedElsewhere, signedText } from './signatures.ts';
import { signedPartsSchema } from './signed-parts.ts';
import { problemsOfDays, whyNotSigned } from './signing-rules.ts';
import { numbersOf, shownWords } from './sources-in-words.ts';
import { hasSignature, isSigned, nextPart, type PartState, pageState, partStates } from './states.ts';

const noPage = { title: 'There is no such page', words: 'It was renamed or taken off the site. The list has every page as it is now.' };
const oldWords = 'The text was changed while you read it. Below is the text as it is now: read it, then sign.';
const goneWords =
  'The paragraph was changed while you wrote. What you wrote is below: send it again for the whole page, or copy it and find the place.';

const markSchema = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{12})?$/));
const remarkSchema = v.object({
  at: v.fallback(markSchema, ''),
  part: v.optional(v.string(), ''),
  // The paragraph that the form is to be shown at, with what was typed.
  move: v.fallback(markSchema, ''),
  text: textField('Write what you noticed.'),
});
const signSchema = v.object({
  parts: signedPartsSchema,
  on: v.optional(v.string(), ''),
  next: v.optional(v.string(), ''),
});

const idOf = (c: DeskContext) => [c.req.param('language'), c.req.param('folder'), c.req.param('page')].filter(Boolean).join('/');

function withStates(pages: ReadonlyArray<DeskPage>, signatures: ReadonlyArray<DeskSignature>, today: string) {
  return pages.map((page) => {
    const parts = partStates(page, signatures, today);
    return { page, parts, state: pageState(page, parts) };
  });
}

async function list(c: DeskContext): Promise<Response> {
  const db = c.env.DB;
  const [pages, signatures, open] = await Promise.all([deskPages(c.env), newestSignatures(db), countOpenRemarks(db)]);
  const language = findTranslated(c.req.query('language')) ?? english;
  const ofLanguage = pages.filter((page) => (page.language ?? english.tag) === language.tag);
  const listed = withStates(ofLanguage, signatures, todayOf(c.var.now)).map((each) => ({
    ...each,
    openRemarks: open.get(each.page.id) ?? 0,
  }));
  const body = <PagesList doctor={doctorName} language={language} pages={listed} signs={may(c.var.person, 'sign')} />;
  return deskPage(c, { title: 'Pages to sign', current: 'pages', body });
}

type Part = DeskPageText['parts'][number];
const hasBlock = ({ blocks }: Part, id: string) => blocks.some((block) => block.id === id);

type Shown = Refused & { part?: string; at?: string };

/** The parts to open: the one that is asked for, that of a remark's paragraph, or the first that is not signed. */
function partsToOpen(page: DeskPageText, states: ReadonlyArray<PartState>, part: string | undefined, at: string): ReadonlyArray<Part> {
  const { parts } = page;
  const unsigned = parts.filter((_, place) => !isSigned(states[place] ?? { kind: 'never' }));
  if (part === wholePage && unsigned.length > 0 && fitsOneScreen(page)) return unsigned;
  const asked = parts.find(({ key }) => key === part) ?? parts.find((each) => at !== '' && hasBlock(each, at));
  return [asked ?? unsigned[0] ?? parts[0] ?? []].flat();
}

async function screen(c: DeskContext, page: DeskPageText, refused?: Shown, status = 200): Promise<Response> {
  const db = c.env.DB;
  const today = todayOf(c.var.now);
  const [pages, newest, remarks] = await Promise.all([deskPages(c.env), newestSignatures(db, page.id), listRemarks(db, page.id)]);
  const states = partStates(page, newest, today);
  const wanted = (refused ? refused.at : c.req.query('at')) ?? '';
  const parts = partsToOpen(page, states, refused?.part ?? c.req.query('part'), wanted);
  const numbers = numbersOf(page);
  const opened = parts.map(async (part): Promise<OpenPart> => {
    const state = states[page.parts.indexOf(part)] ?? { kind: 'never' };
    const before = state.kind === 'changed' ? await signedText(db, page.id, part.key) : [];
    const changes = before.length > 0 ? changesOf(before, part.blocks, (words) => shownWords(words, numbers)) : undefined;
    return { part, state, changes };
  });
  const blocks = parts.flatMap((part) => part.blocks);
  const [open, signed] = await Promise.all([Promise.all(opened), signedElsewhere(db, { page: page.id, by: doctorName, today, blocks })]);
  const body = (
    <PageScreen
      at={blocks.some(({ id }) => id === wanted) ? wanted : ''}
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

/** Where to go on: the next part of the page, else the next page, in the same manner; the list when all is signed. */
async function afterSigning(c: DeskContext, page: DeskPageText, next: string, isWhole: boolean): Promise<Response> {
  const today = todayOf(c.var.now);
  const [pages, signatures] = await Promise.all([deskPages(c.env), newestSignatures(c.env.DB)]);
  const here = nextPart(page, partStates(page, signatures, today));
  if (here) return seeOther(partHref(page.id, here.key), 'part-signed');
  const alike = pages.filter(({ language }) => language === page.language);
  const following = nextPage(withStates(alike, signatures, today), page.id)?.page.id;
  if (!following) return seeOther(listHref(page.language), 'page-signed', next);
  return seeOther(isWhole ? partHref(following, wholePage) : `/pages/${following}`, 'page-signed', next);
}

async function sign(c: DeskContext, page: DeskPageText): Promise<Response> {
  const form = await readDeskForm(c, signSchema);
  if (!form.ok) return screen(c, page, form, 422);
  const { parts: read, on, next } = form.value;
  const isWhole = read.length > 1;
  const part = isWhole ? wholePage : (read[0]?.key ?? '');
  const refuse = (errors: Refused['errors'], status: number) => screen(c, page, { errors, typed: { on, next }, part }, status);
  const hindrance = whyNotSigned(page, c.var.person.name);
  if (hindrance) return refuse({ sign: [hindrance] }, 422);
  const parts = page.parts.filter(({ key, hash }) => read.some((each) => each.key === key && each.hash === hash));
  if (parts.length === 0 || parts.length < read.length) return refuse({ sign: [oldWords] }, 409);
  const today = todayOf(c.var.now);
  const errors = problemsOfDays({ on, next }, today);
  if (Object.keys(errors).length > 0) return refuse(errors, 422);
  const db = c.env.DB;
  const states = partStates(page, await newestSignatures(db, page.id), today);
  // A second tap on the same button adds nothing.
  const fresh = parts.filter((each) => {
    const state = states[page.parts.indexOf(each)];
    return !(state?.kind === 'signed' && state.days.on === on && state.days.next === next);
  });
  const shared = { page: page.id, by: doctorName, email: c.var.person.email, days: { on, next }, at: c.var.now };
  await addSignatures(
    db,
    fresh.map(({ key, hash, blocks }) => ({ ...shared, part: key, hash, blocks })),
  );
  return afterSigning(c, page, next, isWhole);
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
  const { move = '', part: shown = '', text: typed = '' } = form.ok ? form.value : form.typed;
  if (move !== '') return screen(c, page, { errors: {}, typed: { text: typed }, at: move, part: shown });
  if (!form.ok) return screen(c, page, { ...form, at: form.typed.at ?? '', part: form.typed.part ?? '' }, 422);
  const { at: block, part, text } = form.value;
  const found = page.parts.flatMap(({ blocks }) => blocks).find(({ id }) => id === block);
  if (block && !found) return screen(c, page, { errors: { text: [goneWords] }, typed: { text }, part }, 409);
  const quote = found ? shownWords(found.translated?.words || found.words, numbersOf(page)) : '';
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
  for (const path of pagePaths) {
    deskRoute(app, 'GET', path, 'read pages', onPage(screen));
    deskRoute(app, 'POST', `${path}/sign`, 'sign', onPage(sign));
    deskRoute(app, 'POST', `${path}/take-back`, 'sign', onPage(takeBack));
    deskRoute(app, 'POST', `${path}/remarks`, 'read pages', onPage(remark));
  }
}
