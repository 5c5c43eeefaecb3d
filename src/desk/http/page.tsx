import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { DeskContext } from '#desk/desk-env.ts';
import { Frame } from '#desk/screens/frame.tsx';
import type { NavKey } from '#desk/screens/nav.ts';
import { Notice, type NoticeWords } from '#desk/screens/notice.tsx';
import { isSaid, type SaidKey } from '#desk/screens/said.ts';
import { typedDayInWords } from '#desk/screens/times.ts';

export type Screen = {
  title: string;
  /** The entry of the navigation that it belongs to. */
  current: NavKey;
  body: ReactNode;
  /** Over the whole width of a wide window. */
  wide?: boolean;
};

const html = (page: ReactNode, status: number) =>
  new Response(`<!doctype html>${renderToStaticMarkup(page)}`, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

/** Answers with a screen in the desk's frame. `?said=` names a sentence about what was just done, `day` the day in it. */
export function deskPage(c: DeskContext, screen: Screen, status = 200): Response {
  const key = c.req.query('said') ?? '';
  const day = typedDayInWords(c.req.query('day') ?? '');
  return html(<Frame day={day} person={c.var.person} said={isSaid(key) ? key : undefined} {...screen} />, status);
}

/** Answers somebody who has not got in, or whose wish was refused: one sentence, and what to do. */
export function deskNotice(words: NoticeWords, status: number): Response {
  return html(<Notice {...words} />, status);
}

/** After a form: leads to the page that shows what became of it. `said` names the sentence that stands there, `day` is what a date box held. */
export function seeOther(path: string, said?: SaidKey, day?: string): Response {
  const query = `said=${said}${day ? `&day=${encodeURIComponent(day)}` : ''}`;
  const location = said ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
  return new Response(null, { status: 303, headers: { Location: location } });
}
