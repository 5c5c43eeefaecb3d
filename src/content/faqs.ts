import { doctorName, phoneAsRead } from './contact-links.ts';
import { openAsRead } from './opening-hours.ts';
import { practice } from './practice.ts';

export type Faq = { question: string; answer: string };

const { doctor, address } = practice;

export const faqs = [
  {
    question: 'How do I choose a surgeon?',
    answer: `No honest list of “best” surgeons exists, and we do not rate ourselves. You can ask any surgeon the same questions. Is the doctor on the medical council’s register? How many operations like mine do you do in a year? What went wrong in them, and how often? What are my other choices, and what if I wait? A good surgeon answers all of these, and does not mind a second opinion.`,
  },
  {
    question: 'How do I book an appointment?',
    answer: `Ring ${phoneAsRead} (${openAsRead}), or use ‘Request a Callback’ and we will ring you. Keep your old reports and the list of your medicines beside you when we talk.`,
  },
  {
    question: `What are ${doctorName}’s qualifications?`,
    answer: `${doctor.qualifications.join(', ')}. Registration ${doctor.registration} with the ${doctor.council}. You can check it in the public Indian Medical Register.`,
  },
  {
    question: 'Where is the clinic?',
    answer: `${address.street}, ${address.locality} ${address.postalCode}. At the foot of each page are directions and a map. If stairs are hard for you, ring us before you come.`,
  },
  {
    question: 'How can I contact the practice?',
    answer: `By phone on ${phoneAsRead}, by e-mail at ${practice.email}, on WhatsApp, or with the form on the contact page. None of these is for emergencies: call 112 or 108 for those.`,
  },
] as const satisfies ReadonlyArray<Faq>;
