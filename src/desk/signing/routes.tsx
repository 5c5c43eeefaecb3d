import type { Fetcher, Response as WorkerResponse } from '@cloudflare/workers-types';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { doctorName } from '#content/contact-links.ts';
import { type DeskPage, type DeskPageText, signingFolder, viewStylesFile } from '#content/reviews/desk-page.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskNotice, deskPage, seeOther } from '#desk/frame/page.tsx';
import { deskRoute } from '#desk/frame/route.ts';
import { todayOf } from '#desk/frame/times.ts';
import { textField } from '#schemas/fields.ts';
import { OnePage, type Refused } from './page-screen.tsx';
import { PagesList } from './pages-list.tsx';
import { addRemark, countOpenRemarks, remarksOf, settleRemark } from './remarks.ts';
import { addSignature, newestSignature, newestSignatures } from './signatures.ts';
import { problemOfNext, whyNotSigned } from './signing-rules.ts';
import { hasSignature, signingState } from './states.ts';

type Assets = { ASSETS: Fetcher };

// A file of the build. The host is irrelevant to the assets binding.
const signingFile = ({ ASSETS }: Assets, file: string): Promise<WorkerResponse> => ASSETS.fetch(`https://desk/${signingFolder}/${file}`);

async function json<T>(answer: WorkerResponse): Promise<T | undefined> {
  return answer.ok ? ((await answer.json()) as T) : undefined;
}

/** Returns the pages of the live build, in its order. Throws when the desk was built without them. */
async function deskPages(env: Assets): Promise<ReadonlyArray<DeskPage>> {
  const pages = await json<ReadonlyArray<DeskPage>>(await signingFile(env, 'index.json'));
  if (!pages) throw new Error('The desk was built without the list of pages to sign.');
  return pages;
}

/** Returns a page with the text of its blocks; undefined for an unknown id. */
async function deskPageText(env: Assets, id: string): Promise<DeskPageText | undefined> {
  return json<DeskPageText>(await signingFile(env, `${id}.json`));
}

const noPage = { title: 'There is no such page', words: 'It was renamed or taken off the site. The list has every page as it is now.' };
const oldWords = 'The text was changed while you read it. Read it again as it is now, then sign.';
const goneWords =
  'The paragraph was changed while you wrote. What you wrote is below: send it again for the whole page, or copy it and find the place.';

/** A page's view loads the site's styles and pictures, runs no script, and can be framed by the desk alone. */
const viewPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const markSchema = v.pipe(v.string(), v.regex(/^(?:b-[0-9a-f]{10}(?:-\d{1,3})?)?$/));
const remarkSchema = v.object({ at: v.fallback(markSchema, ''), text: textField('Write what you noticed.') });
const signSchema = v.object({ hash: v.string(), next: v.optional(v.string(), '') });
const settleSchema = v.object({ remark: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)) });

const idOf = (c: DeskContext) => [c.req.param('folder'), c.req.param('page')].filter(Boolean).join('/');

async function list(c: DeskContext): Promise<Response> {
  const db = c.env.DB;
  const [pages, signatures, open] = await Promise.all([deskPages(c.env), newestSignatures(db), countOpenRemarks(db)]);
  const listed = pages.map((page) => {
    const newest = signatures.find((each) => each.page === page.id);
    return { page, state: signingState(page, newest, todayOf(c.var.now)), openRemarks: open.get(page.id) ?? 0 };
  });
  const body = <PagesList doctor={doctorName} pages={listed} signs={may(c.var.person, 'sign')} />;
  return deskPage(c, { title: 'Pages to sign', current: 'pages', body });
}

async function screen(c: DeskContext, page: DeskPageText, refused?: Refused & { at?: string }, status = 200): Promise<Response> {
  const db = c.env.DB;
  const [newest, remarks] = await Promise.all([newestSignature(db, page.id), remarksOf(db, page.id)]);
  const mark = (wanted = '') => (Object.hasOwn(page.blocks, wanted) ? wanted : '');
  const body = (
    <OnePage
      at={mark(refused ? refused.at : c.req.query('at'))}
      doctor={doctorName}
      from={mark(c.req.query('from'))}
      hindrance={whyNotSigned(page, c.var.person.name)}
      now={c.var.now}
      page={page}
      refused={refused}
      remarks={remarks}
      hasFlash={c.req.query('flash') !== undefined}
      signs={may(c.var.person, 'sign')}
      state={signingState(page, newest, todayOf(c.var.now))}
      today={todayOf(c.var.now)}
    />
  );
  return deskPage(c, { title: page.name, current: 'pages', body, wide: true }, status);
}

async function view(c: DeskContext, page: DeskPageText): Promise<Response> {
  const { body } = await signingFile(c.env, page.id);
  return new Response(body as BodyInit | null, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': viewPolicy },
  });
}

async function sign(c: DeskContext, page: DeskPageText): Promise<Response> {
  const form = await readDeskForm(c, signSchema);
  if (!form.ok) return screen(c, page, form, 422);
  const { hash, next } = form.value;
  const refuse = (field: string, words: string, status: number) =>
    screen(c, page, { errors: { [field]: [words] }, typed: { next } }, status);
  const hindrance = whyNotSigned(page, c.var.person.name);
  if (hindrance) return refuse('sign', hindrance, 422);
  if (hash !== page.hash) return refuse('sign', oldWords, 409);
  const today = todayOf(c.var.now);
  const problem = problemOfNext(next, today);
  if (problem) return refuse('next', problem, 422);
  const signature = { page: page.id, hash, by: doctorName, email: c.var.person.email, days: { on: today, next }, at: c.var.now };
  await addSignature(c.env.DB, signature);
  return seeOther('/pages', 'page-signed', next);
}

async function takeBack(c: DeskContext, page: DeskPageText): Promise<Response> {
  const { id, hash } = page;
  const { person, now } = c.var;
  const db = c.env.DB;
  if (hasSignature(signingState(page, await newestSignature(db, id), todayOf(c.var.now))))
    await addSignature(db, { page: id, hash, by: person.name, email: person.email, days: undefined, at: now });
  return seeOther(`/pages/${id}`, 'signature-taken-back');
}

async function remark(c: DeskContext, page: DeskPageText): Promise<Response> {
  const form = await readDeskForm(c, remarkSchema);
  if (!form.ok) return screen(c, page, { ...form, at: form.typed.at ?? '' }, 422);
  const { at: block, text } = form.value;
  const quote = block ? page.blocks[block] : '';
  if (quote === undefined) return screen(c, page, { errors: { text: [goneWords] }, typed: { text } }, 409);
  const { person, now } = c.var;
  await addRemark(c.env.DB, { page: page.id, hash: page.hash, block, quote, text, by: person.name, at: now });
  return seeOther(`/pages/${page.id}${block && `?from=${block}`}`, 'remark-kept');
}

async function settle(c: DeskContext, page: DeskPageText): Promise<Response> {
  const form = await readDeskForm(c, settleSchema);
  if (!form.ok) return screen(c, page, { ...form, errors: { remark: ['This remark is not there.'] } }, 422);
  await settleRemark(c.env.DB, { page: page.id, id: form.value.remark, by: c.var.person.name, at: c.var.now });
  return seeOther(`/pages/${page.id}`, 'remark-settled');
}

export function signingRoutes(app: Hono<DeskEnv>): void {
  const onPage = (act: (c: DeskContext, page: DeskPageText) => Promise<Response>) => async (c: DeskContext) => {
    const page = await deskPageText(c.env, idOf(c));
    return page ? act(c, page) : deskNotice(noPage, 404);
  };
  deskRoute(app, 'GET', '/pages', 'read pages', list);
  deskRoute(app, 'GET', `/pages/${viewStylesFile}`, 'read pages', async (c) => {
    const { body } = await signingFile(c.env, viewStylesFile);
    return new Response(body as BodyInit | null, { headers: { 'Content-Type': 'text/css' } });
  });
  for (const path of ['/pages/:page{triage}', '/pages/:folder{treatments|services}/:page{[\\w-]+}']) {
    deskRoute(app, 'GET', path, 'read pages', onPage(screen));
    deskRoute(app, 'GET', `${path}/view`, 'read pages', onPage(view));
    deskRoute(app, 'POST', `${path}/sign`, 'sign', onPage(sign));
    deskRoute(app, 'POST', `${path}/take-back`, 'sign', onPage(takeBack));
    deskRoute(app, 'POST', `${path}/remarks`, 'read pages', onPage(remark));
    deskRoute(app, 'POST', `${path}/remarks/settle`, 'read pages', onPage(settle));
  }
}
