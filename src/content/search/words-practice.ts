import { doctorPath } from '#content/doctor-path.ts';
import type { Findable } from './types.ts';

const page = (href: string, name: string, about: string, words: ReadonlyArray<string>): Findable => ({ href, name, about, words, kind: 'page' });

/** The pages about the practice itself. */
export const practicePages: ReadonlyArray<Findable> = [
  page('/callback', 'Request a callback', 'Leave your number, and the practice rings you.', [
    'appointment', 'book appointment', 'appointment book karna', 'callback', 'call back', 'book', 'booking', 'consultation', 'consult', 'visit doctor', 'milna hai', 'doctor se milna', 'number lagana', 'अपॉइंटमेंट', 'भेट', 'online consultation', 'video consultation', 'doctor se baat', 'consultation fee',
  ]),
  page('/contact', 'Contact us', 'Phone, address, hours and a form for a message.', [
    'contact', 'address', 'phone number', 'phone', 'mobile number', 'pata', 'timing', 'timings', 'opening hours', 'hours', 'open today', 'sunday open', 'location', 'map', 'directions', 'how to reach', 'whatsapp', 'email', 'पत्ता', 'फोन नंबर', 'वेळ', 'message', 'number', 'clinic address', 'hospital address', 'clinic timing', 'kahan hai clinic', 'opd', 'opd timing', 'complaint',
  ]),
  page(doctorPath.href, 'The doctor', 'Training, registration and how the surgeon works.', [
    'doctor', 'about doctor', 'doctor name', 'surgeon name', 'qualification', 'degree', 'experience', 'registration number', 'doctor ki jankari', 'डॉक्टर माहिती', 'who is the doctor', 'meera deshpande', 'deshpande', 'lady doctor', 'female surgeon', 'best surgeon', 'doctor profile', 'best doctor',
  ]),
  page('/about', 'About the practice', 'Who we are and how we work.', ['about', 'about us', 'practice', 'clinic', 'hospital', 'team', 'who are you', 'questions', 'faq']),
  page('/cases', 'Cases', 'Operations of this practice, as drawings.', ['cases', 'case', 'operation photos', 'operation pictures', 'before after', 'photos of surgery', 'patient case', 'case study']),
  page('/blog', 'Blog', 'Plain answers to questions that people bring to the clinic.', ['blog', 'article', 'articles', 'lekh', 'read', 'health tips', 'news']),
  page('/privacy', 'Privacy', 'What is kept of you, why, and for how long.', ['privacy', 'privacy policy', 'my data', 'data', 'delete my data', 'personal information', 'dpdp', 'cookies']),
  page('/privacy/withdraw', 'Withdraw your consent', 'Take back what you agreed to in a form.', ['withdraw consent', 'withdraw', 'cancel request', 'cancel appointment', 'cancel callback', 'erase my request', 'take back consent', 'stop calling me', 'unsubscribe']),
  page('/treatment', 'Our treatments', 'Every illness and operation that is explained here, by organ and by group.', ['all treatments', 'treatments', 'services', 'list of diseases', 'what do you treat', 'sab bimari', 'treatment']),
  page('/a-z', 'A to Z', 'Every page by every name that it has.', ['a to z', 'index', 'list', 'alphabet', 'all pages', 'sitemap']),
];
