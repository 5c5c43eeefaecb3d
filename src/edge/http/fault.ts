import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { contactMessages } from '#content/contact-messages.ts';
import { callbackMessages } from '#content/messages.ts';
import { openAsRead } from '#content/opening-hours.ts';
import { answerWith, type FormKind } from '#edge/forms/answers.ts';
import { pagePolicy } from './policy.ts';

const ring = `<a href="${phoneLink}">${phoneAsRead}</a>`;

// Plain markup by hand: whatever broke may be what renders our pages.
function page(title: string, ...paragraphs: ReadonlyArray<string>): string {
  return `<!DOCTYPE html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><main>
<h1>${title}</h1>
${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n')}
<p>In an emergency call <a href="tel:112">112</a> or <a href="tel:108">108</a>.</p>
</main></body>
</html>
`;
}

const broken = page(
  'Something went wrong on our side',
  `Please try again in a minute, or ring us: ${ring}. If you were sending a form, please ring or send it again.`,
  '<a href="/">Home</a>',
);
const notSetUp = page(
  'This page is not ready yet',
  `Please ring us, ${openAsRead}: ${ring}. If you were sending a form, we did not receive it.`,
  '<a href="/contact">Other ways to reach us</a>',
);

function answer(request: Request, status: 500 | 503, html: string, data: object): Response {
  const headers = { 'Cache-Control': 'private, no-store', ...(status === 503 && { 'Retry-After': '300' }) };
  const isData = new URL(request.url).pathname.startsWith('/api/') && request.headers.get('content-type')?.startsWith('application/json');
  if (isData) return Response.json(data, { status, headers });
  return new Response(html, {
    status,
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': pagePolicy },
  });
}

function kindOf(request: Request): FormKind {
  const form = new URL(request.url).pathname.replace('/api/', '');
  return form === 'contact' || form === 'withdraw' ? form : 'callback';
}

/** What is answered when the Worker itself fails: a page with the phone number, or JSON to a form's script. */
export function faultAnswer(request: Request): Response {
  const { 'server-error': message } = kindOf(request) === 'callback' ? callbackMessages : contactMessages;
  return answer(request, 500, broken, { outcome: 'server-error', message });
}

/** What is answered while a setting is missing; which one is for the log alone. */
export function notSetUpAnswer(request: Request): Response {
  return answer(request, 503, notSetUp, answerWith('not-received', kindOf(request)));
}

/**
 * What the log says of an error: its kind and where in our code it arose. Never its message, which may quote what a
 * visitor typed; frames below the message name functions and files only.
 */
export function faultEvent(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof Error)) return { event: 'fault', kind: typeof error, at: '' };
  const frames = (error.stack ?? '').slice(String(error).length).match(/^\s+at [^\n]+/gm) ?? [];
  const at = frames.slice(0, 3).map((frame) => frame.trim());
  return { event: 'fault', kind: error.constructor.name, at: at.join(' ') };
}
