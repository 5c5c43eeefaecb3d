import { practice } from '#content/practice.ts';
import { mailLink, telLink, whatsappLink } from '#desk/frame/reach.ts';
import { mostTries } from '#requests/calls/outcomes.ts';
import type { PatientRequest } from '#requests/request.ts';
import { fillText, languageOf } from '#texts/fill.ts';
import type { PracticeText } from '#texts/store.ts';

export type Way = 'phone' | 'whatsapp' | 'mail';
type Asked = Pick<PatientRequest, 'kind' | 'written' | 'outcome' | 'tries' | 'language' | 'reference' | 'enteredBy'>;

// What people write who cannot hear, or may not be rung, and who want to be rung. It changes the order alone.
const inWriting =
  /\b(?:deaf|hard of hearing|(?:can ?not|can.?t) (?:hear|take (?:a )?calls?|talk)|(?:do not|don.?t|no) (?:call|ring|phone)|e-?mail me|write to me|in writing|by e-?mail)\b|बहर[ाे]|सुनाई नहीं|ऐकू येत नाही|ईमेल/iu;
const byPhone = /\b(?:call|ring|phone) (?:me|back|us|my)\b|फ़ोन कर|फोन कर|कॉल कर/iu;
const onWhatsapp = /whats ?app|व्हाट्स|वॉट्स|व्हॉट्स/iu;

/** How to reach somebody, in the order in which they asked for it. */
function orderOf({ kind, written, outcome, tries, enteredBy }: Asked): ReadonlyArray<Way> {
  const text = written?.text ?? '';
  // A wrong number belongs to a stranger.
  if (outcome === 'wrong-number') return ['mail', 'phone'];
  if (tries >= mostTries) return ['whatsapp', 'mail', 'phone'];
  if (inWriting.test(text)) return ['mail', 'whatsapp', 'phone'];
  if (kind === 'callback' || enteredBy !== null || byPhone.test(text)) return ['phone', 'whatsapp', 'mail'];
  return onWhatsapp.test(text) ? ['whatsapp', 'mail', 'phone'] : ['mail', 'whatsapp', 'phone'];
}

/** The ways to reach somebody, the one that they asked for first, each with its link; a message begins with the practice's own text. */
export function waysTo(request: Asked, texts: ReadonlyArray<PracticeText>): ReadonlyArray<{ way: Way; href: string }> {
  const { written, tries, language, reference } = request;
  if (!written) return [];
  const to = languageOf(language, written.text);
  const text = texts.find(({ key }) => key === (tries > 0 ? 'missed' : 'thanks'));
  const filled = text && fillText(text.bodies[to], to, { name: written.name, reference, visitAt: undefined });
  const message = filled?.ok ? filled.text : '';
  const links: Readonly<Record<Way, string | undefined>> = {
    phone: written.phone ? telLink(written.phone) : undefined,
    whatsapp: written.phone ? whatsappLink(written.phone, message) : undefined,
    mail: written.email ? mailLink(written.email, `Your request to ${practice.name}`, message) : undefined,
  };
  return orderOf(request).flatMap((way) => (links[way] === undefined ? [] : [{ way, href: links[way] }]));
}

/** Whether somebody is to be answered in writing: they sent a message, or do not want to be rung. */
export const isAnsweredInWriting = (request: Asked): boolean => request.kind === 'contact' || waysTo(request, [])[0]?.way === 'mail';
