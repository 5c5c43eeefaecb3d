import { phoneAsRead } from './contact-links.ts';
import { practice } from './practice.ts';

/** Whom a message is for, and about what. Without a reference it came by another way than this site. */
type About = { name: string; reference: string | null; kind: 'callback' | 'contact' };
type Words = { ready: (about: About) => string; missed: (about: About) => string };

const phone = phoneAsRead.replaceAll('\u00a0', ' ');

const en: Words = {
  ready: ({ name, reference, kind }) =>
    `Hello ${name}, this is ${practice.name}. You ${kind === 'callback' ? 'asked us to call you' : 'wrote to us'}${reference ? ` (reference ${reference})` : ''}. When may we call you?`,
  missed: ({ name, reference }) =>
    `Hello ${name}, this is ${practice.name}. We called you about your request${reference ? ` ${reference}` : ''} and could not reach you. Please tell us when we may call, or call us on ${phone}. In an emergency call 112 or 108.`,
};

const hi: Words = {
  ready: ({ name, reference, kind }) =>
    `नमस्ते ${name}, हम ${practice.name} से हैं। ${kind === 'callback' ? 'आपने हमसे फ़ोन करने को कहा था' : 'आपने हमें लिखा था'}${reference ? ` (संदर्भ ${reference})` : ''}। हम आपको कब फ़ोन कर सकते हैं?`,
  missed: ({ name, reference }) =>
    `नमस्ते ${name}, हम ${practice.name} से हैं। हमने आपके अनुरोध${reference ? ` ${reference}` : ''} के बारे में फ़ोन किया था, पर बात नहीं हो पाई। कृपया बताएं कि हम कब फ़ोन करें, या हमें ${phone} पर फ़ोन करें। आपात स्थिति में 112 या 108 पर फ़ोन करें।`,
};

const byLanguage: Readonly<Record<string, Words>> = { en, hi };

/** What staff send on WhatsApp, in the language of the form: `missed` after calls that nobody answered. */
export function patientMessage(which: keyof Words, language: string, about: About): string {
  return (byLanguage[language] ?? en)[which](about);
}
