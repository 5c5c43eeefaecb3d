import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { contactMessages } from '#content/contact-messages.ts';
import { callbackMessages } from '#content/messages.ts';

// Plain markup by hand: whatever broke may be what renders our pages.
const page = `<!DOCTYPE html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Something went wrong</title></head>
<body><main>
<h1>Something went wrong on our side</h1>
<p>Please try again in a minute, or ring us: <a href="${phoneLink}">${phoneAsRead}</a>. If you were sending a form, please ring or send it again.</p>
<p>In an emergency call 112 or 108.</p>
<p><a href="/">Home</a></p>
</main></body>
</html>
`;

/** What is answered when the Worker itself fails: a page with the phone number, or JSON to a form's script. */
export function faultAnswer(request: Request): Response {
  const headers = { 'Cache-Control': 'private, no-store' };
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/api/') && request.headers.get('content-type')?.startsWith('application/json')) {
    const { 'server-error': message } = pathname === '/api/contact' ? contactMessages : callbackMessages;
    return Response.json({ outcome: 'server-error', message }, { status: 500, headers });
  }
  return new Response(page, { status: 500, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } });
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
