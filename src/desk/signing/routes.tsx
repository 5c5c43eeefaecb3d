import type { Hono } from 'hono';
import { doctorName } from '#content/contact-links.ts';
import { english, findTranslated } from '#content/languages.ts';
import type { DeskPageText } from '#content/reviews/desk-page.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import { deskNotice, deskPage } from '#desk/frame/page.tsx';
import { deskRoute } from '#desk/frame/route.ts';
import { todayOf } from '#desk/frame/times.ts';
import { deskPages, deskPageText, pagePaths } from './page-files.ts';
import { pageScreen } from './page-route.tsx';
import { PagesList } from './pages-list.tsx';
import { addOne, answerRemark, readAnswer, remarksScreen, takeAway } from './remark-routes.tsx';
import { countOpenRemarks } from './remarks.ts';
import { sign, takeBack } from './sign.ts';
import { newestSignatures } from './signatures.ts';
import { withStates } from './states.ts';

const noPage = { title: 'There is no such page', words: 'It was renamed or taken off the site. The list has every page as it is now.' };
const idOf = (c: DeskContext) => [c.req.param('language'), c.req.param('folder'), c.req.param('page')].filter(Boolean).join('/');

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

export function signingRoutes(app: Hono<DeskEnv>): void {
  const onPage = (handler: (c: DeskContext, page: DeskPageText) => Promise<Response>) => async (c: DeskContext) => {
    const page = await deskPageText(c.env, idOf(c));
    return page ? handler(c, page) : deskNotice(noPage, 404);
  };
  deskRoute(app, 'GET', '/pages', 'read pages', list);
  deskRoute(app, 'GET', '/pages/remarks', 'read pages', (c) => remarksScreen(c));
  deskRoute(app, 'POST', '/pages/remarks/:id{\\d{1,15}}', 'read pages', answerRemark);
  deskRoute(app, 'POST', '/pages/remarks/:id{\\d{1,15}}/read', 'read pages', readAnswer);
  deskRoute(app, 'POST', '/pages/remarks/:id{\\d{1,15}}/remove', 'read pages', takeAway);
  for (const path of pagePaths) {
    deskRoute(
      app,
      'GET',
      path,
      'read pages',
      onPage((c, page) => pageScreen(c, page)),
    );
    deskRoute(app, 'POST', `${path}/sign`, 'sign', onPage(sign));
    deskRoute(app, 'POST', `${path}/take-back`, 'sign', onPage(takeBack));
    deskRoute(app, 'POST', `${path}/remarks`, 'read pages', onPage(addOne));
  }
}
