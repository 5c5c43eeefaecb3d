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
  /** The navigation entry to mark as current. */
  current: NavKey;
  body: ReactNode;
  /** The flash message, where no other page is loaded after a form post. */
  flashMessage?: { flash: FlashKey; day: string | undefined; about: string } | undefined;
  /** Uses the full width of a wide window. */
  wide?: boolean;
  /** Has a bar of its own at the foot of a phone, in place of the navigation. */
  hasOwnBar?: boolean;
  /** Says at the foot of a phone what was done, so that what the screen begins with keeps its place. */
  flashAtFoot?: boolean;
};

const html = (page: ReactNode, status: number) =>
  new Response(`<!doctype html>${renderToStaticMarkup(page)}`, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

/**
 * Renders a screen in the desk's frame. `?flash=` names a flash message, `?day=` its day, `?about=` the request to link to, and `?version=`
 * the version of that request that can be undone.
 */
export async function deskPage(c: DeskContext, { flashMessage, ...screen }: Screen, status = 200): Promise<Response> {
  const key = c.req.query('flash') ?? '';
  const day = typedDayInWords(c.req.query('day') ?? '');
  const about = c.req.query('about') ?? '';
  const version = c.req.query('version');
  const message = { flash: isFlashKey(key) ? key : undefined, about: isRequestName(about) ? about : undefined, day, version };
  const { counts, pushEnded } = await c.var.waiting();
  const context = { person: c.var.person, waiting: counts, pushEnded, now: c.var.now };
  return html(<Frame {...message} {...flashMessage} {...context} {...screen} />, status);
}

/** Renders a page with one message, without the frame. */
export function deskNotice(words: NoticeWords, status: number): Response {
  return html(<Notice {...words} />, status);
}

/**
 * Redirects after a form post. `flash` names the message to show, `day` is a date input's value, `about` the request to link to, and
 * `left` the version that it was left in, where that can be undone.
 */
export function seeOther(path: string, flash?: FlashKey, day?: string, about?: string, left?: number): Response {
  const version = left === undefined ? '' : String(left);
  const query = new URLSearchParams({ ...(flash && { flash }), ...(day && { day }), ...(about && { about }), ...(version && { version }) });
  const [address = '', place] = path.split('#');
  const location = flash ? `${address}${path.includes('?') ? '&' : '?'}${query}${place ? `#${place}` : ''}` : path;
  return new Response(null, { status: 303, headers: { Location: location } });
}
