import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { formTextsIn } from '#content/languages/form-texts.ts';
import { english, type Language, languageOfPath, pathIn } from '#content/languages.ts';
import { answerWith, type FormKind, languageOfPost } from '#edge/forms/answers.ts';
import { pagePolicyFor } from './policy.ts';

const linked = (text: string) =>
  text
    .replaceAll(phoneAsRead, `<a href="${phoneLink}">${phoneAsRead}</a>`)
    .replace(/\b(?:112|108)\b/g, (number) => `<a href="tel:${number}">${number}</a>`);

type Fault = 'fault' | 'notReady';

// Markup by hand: the fault may be in what renders our pages.
function page(language: Language, fault: Fault): string {
  const { pages, ways } = formTextsIn(language).pages;
  const { title, text } = pages[fault];
  const [path, name] = fault === 'fault' ? ['/', pages.home] : ['/contact', ways.title];
  return `<!DOCTYPE html>
<html lang="${language.lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><main>
<h1>${title}</h1>
<p>${linked(text)}</p>
<p><a href="${pathIn(language, path)}">${name}</a></p>
<p>${linked(pages.inAnEmergency)}</p>
</main></body>
</html>
`;
}

/** The language of a page's address, or the one that a form's names. */
function languageFor(request: Request): Language {
  const ofPath = languageOfPath(new URL(request.url).pathname);
  return ofPath.tag === english.tag ? languageOfPost(request) : ofPath;
}

function answer(request: Request, status: 500 | 503, fault: Fault, data: object): Response {
  const headers = { 'Cache-Control': 'private, no-store', ...(status === 503 && { 'Retry-After': '300' }) };
  const isData = new URL(request.url).pathname.startsWith('/api/') && request.headers.get('content-type')?.startsWith('application/json');
  if (isData) return Response.json(data, { status, headers });
  return new Response(page(languageFor(request), fault), {
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
  return answer(request, 500, 'fault', { outcome: 'server-error', message });
}

/** Answers 503 while a setting is missing; only the log names it. */
export function notConfiguredResponse(request: Request): Response {
  return answer(request, 503, 'notReady', answerWith('not-received', kindOf(request), languageOfPost(request)));
}
