import { devanagariNames } from '#tests/devanagari-names.ts';

/** A visitor's form; the browser keeps its key until it has an answer. */
export type Form = { serial: number; kind: 'callback' | 'contact'; key: string; withScript: boolean };

/** `silent`: no answer, or one that asks to try again. `unexpected`: an answer that a valid form must never get. */
export type Said =
  | { what: 'reference'; reference: string; promisedAt: number | null; ms: number }
  | { what: 'silent'; ms?: number }
  | { what: 'unexpected'; status: number };

const timeoutMs = 15_000;

/** The text that identifies a request at the backend, behind the site's reference. */
export const textOf = (serial: number) => `Request ${serial}.`;
export const serialIn = (text: unknown) => Number(/Request (\d+)\./.exec(String(text))?.[1] ?? Number.NaN);
export const referenceIn = (text: unknown) => /GI-[0-9A-Z]{4}-[0-9A-Z]{2}/.exec(String(text))?.[0];

/** Reads the promised time from a receipt's address; null for a message, which has none. */
function promiseIn(text: string): number | null {
  const by = /[?&]by=([\da-z]+)/.exec(text)?.[1];
  return by ? Number.parseInt(by, 36) : null;
}

// One in three writes in Hindi, and the address of the form's post says so.
const isHindi = ({ serial }: Form) => serial % 3 === 1;

// Each is somebody else: the call list has one line for each person.
function fieldsOf(form: Form): Record<string, string> {
  const { serial, kind } = form;
  const text = textOf(serial);
  return kind === 'callback'
    ? {
        fname: isHindi(form) ? (devanagariNames[serial % devanagariNames.length] ?? '') : 'Asha',
        lname: '',
        phone: `98${10_000_000 + serial}`,
        email: '',
        patientType: 'new',
        reason: '',
        description: text,
        consent: 'on',
      }
    : {
        fullName: isHindi(form) ? (devanagariNames[serial % devanagariNames.length] ?? '') : 'Ravi',
        email: `ravi-${serial}@example.com`,
        phoneNumber: `020 ${20_000_000 + serial}`,
        message: text,
      };
}

function requestOf(form: Form): RequestInit {
  const fields = fieldsOf(form);
  const common = { method: 'POST', redirect: 'manual' as const, signal: AbortSignal.timeout(timeoutMs) };
  // Without JavaScript there is no key, and the answer is a page or a redirect.
  if (!form.withScript) return { ...common, headers: { Accept: 'text/html' }, body: new URLSearchParams(fields) };
  const { consent, ...rest } = fields;
  return {
    ...common,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': form.key },
    body: JSON.stringify(consent ? { ...rest, consent: true } : rest),
  };
}

/** Sends a form once, as a browser does. */
export async function send(site: string, form: Form): Promise<Said> {
  const started = performance.now();
  try {
    const answer = await fetch(`${site}/api/${form.kind}${isHindi(form) ? '?language=hi' : ''}`, requestOf(form));
    const body = await answer.text();
    const ms = performance.now() - started;
    const receipt = answer.headers.get('location') ?? body;
    const reference = referenceIn(receipt);
    if ([201, 202, 303].includes(answer.status) && reference) return { what: 'reference', reference, promisedAt: promiseIn(receipt), ms };
    return answer.status >= 500 ? { what: 'silent', ms } : { what: 'unexpected', status: answer.status };
  } catch {
    return { what: 'silent' };
  }
}
