import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { formTextsIn } from '#content/languages/form-texts.ts';
import { openAsRead } from '#content/opening-hours.ts';
import { answerWith, type FormKind, languageOfPost } from '#edge/forms/answers.ts';
import { pagePolicyFor } from './policy.ts';

const ring = `<a href="${phoneLink}">${phoneAsRead}</a>`;

// Markup by hand: the fault may be in what renders our pages.
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
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': pagePolicyFor(request) },
  });
}

function kindOf(request: Request): FormKind {
  const form = new URL(request.url).pathname.replace('/api/', '');
  return form === 'contact' || form === 'withdraw' ? form : 'callback';
}

/** Answers 500 when the Worker itself fails: a page with the phone number, or JSON for a form's script. */
export function errorResponse(request: Request): Response {
  const { forms } = formTextsIn(languageOfPost(request));
  const { 'server-error': message } = forms[kindOf(request) === 'callback' ? 'callback' : 'contact'].messages;
  return answer(request, 500, broken, { outcome: 'server-error', message });
}

/** Answers 503 while a setting is missing; only the log names it. */
export function notConfiguredResponse(request: Request): Response {
  return answer(request, 503, notSetUp, answerWith('not-received', kindOf(request), languageOfPost(request)));
}
