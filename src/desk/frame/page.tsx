import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { DeskContext } from '#desk/desk-env.ts';
import { Notice, type NoticeWords } from './document.tsx';
import { type FlashKey, isFlashKey } from './flash-message.ts';
import { Frame, type NavKey } from './frame.tsx';
import { isRequestName } from './request-names.ts';
import { typedDayInWords } from './times.ts';

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

/**
 * Answers with a screen in the desk's frame. `?said=` names a sentence about what was just done, `day` the day in it, and `about`
 * the request that it was done to.
 */
export function deskPage(c: DeskContext, screen: Screen, status = 200): Response {
  const key = c.req.query('said') ?? '';
  const day = typedDayInWords(c.req.query('day') ?? '');
  const about = c.req.query('about') ?? '';
  const done = { said: isFlashKey(key) ? key : undefined, about: isRequestName(about) ? about : undefined, day };
  return html(<Frame {...done} person={c.var.person} {...screen} />, status);
}

/** Answers somebody who has not got in, or whose wish was refused: one sentence, and what to do. */
export function deskNotice(words: NoticeWords, status: number): Response {
  return html(<Notice {...words} />, status);
}

/**
 * After a form: leads to the page that shows what became of it. `said` names the sentence that stands there, `day` is what a date
 * box held, `about` the request that is not on that page any more.
 */
export function seeOther(path: string, said?: FlashKey, day?: string, about?: string): Response {
  const query = new URLSearchParams({ ...(said && { said }), ...(day && { day }), ...(about && { about }) });
  const location = said ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
  return new Response(null, { status: 303, headers: { Location: location } });
}
