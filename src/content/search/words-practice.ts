import type { Findable } from './types.ts';

const page = (href: string, name: string, about: string, words: ReadonlyArray<string>): Findable => ({ href, name, about, words, kind: 'page' });

// Some come with other work; each is found from the day on which it is there.
const built = Object.keys(import.meta.glob('/src/pages/**/{visit,symptoms}{.tsx,/index.tsx}'));
const isBuilt = ({ href }: Findable) => !['/visit', '/symptoms'].includes(href) || built.some((file) => file.includes(`${href}.`) || file.includes(`${href}/`));

const all: ReadonlyArray<Findable> = [
  page('/callback', 'Request a callback', 'Leave your number, and the practice rings you.', [
    'appointment', 'book appointment', 'appointment book karna', 'callback', 'call back', 'book', 'booking', 'consultation', 'consult', 'visit doctor', 'milna hai', 'doctor se milna', 'number lagana', 'अपॉइंटमेंट', 'भेट', 'online consultation', 'video consultation', 'doctor se baat', 'consultation fee',
  ]),
  page('/contact', 'Contact us', 'Phone, address, hours and a form for a message.', [
    'contact', 'address', 'phone number', 'phone', 'mobile number', 'pata', 'timing', 'timings', 'opening hours', 'hours', 'open today', 'sunday open', 'location', 'map', 'directions', 'how to reach', 'whatsapp', 'email', 'पत्ता', 'फोन नंबर', 'वेळ', 'message', 'number', 'clinic address', 'hospital address', 'clinic timing', 'doctor time', 'when is doctor available', 'kitne baje', 'number chahiye', 'baat karni hai', 'kahan hai clinic', 'opd', 'opd timing', 'complaint',
  ]),
  page('/about', 'About the doctor and the practice', 'Training, registration and how the surgeon works.', [
    'about', 'about us', 'practice', 'clinic', 'hospital', 'team', 'who are you', 'questions', 'faq', 'doctor', 'about doctor', 'doctor name', 'surgeon name', 'qualification', 'degree', 'experience', 'registration number', 'doctor ki jankari', 'डॉक्टर माहिती', 'doctor information', 'doctor experience', 'who is the doctor', 'meera deshpande', 'deshpande', 'lady doctor', 'female surgeon', 'best surgeon', 'doctor profile', 'best doctor',
  ]),
  page('/cases', 'Cases', 'Operations of this practice, as drawings.', ['cases', 'case', 'operation photos', 'operation pictures', 'before after', 'photos of surgery', 'patient case', 'case study']),
  page('/blog', 'Blog', 'Plain answers to questions that people bring to the clinic.', ['blog', 'article', 'articles', 'lekh', 'read', 'health tips', 'news']),
  page('/privacy', 'Privacy', 'What is kept of you, why, and for how long.', ['privacy', 'privacy policy', 'my data', 'data', 'delete my data', 'personal information', 'dpdp', 'cookies']),
  page('/privacy/withdraw', 'Withdraw your consent', 'Take back what you agreed to in a form.', ['withdraw consent', 'withdraw', 'cancel request', 'cancel appointment', 'cancel callback', 'erase my request', 'take back consent', 'stop calling me', 'unsubscribe']),
  page('/treatment', 'Our treatments', 'Every illness and operation that is explained here, by organ and by group.', ['all treatments', 'treatments', 'services', 'list of diseases', 'what do you treat', 'sab bimari', 'treatment']),
  page('/a-z', 'A to Z', 'Every page by every name that it has.', ['a to z', 'index', 'list', 'alphabet', 'all pages', 'sitemap']),
  page('/visit', 'Your visit', 'Fees, hours, insurance, the way here and what to bring.', [
    'fees', 'consultation fee', 'doctor fees', 'cost of consultation', 'insurance', 'cashless', 'timing', 'opd timing', 'opening hours', 'sunday open', 'address', 'parking', 'how to reach', 'directions', 'what to bring', 'first visit', 'reports to bring', 'payment', 'upi', 'card payment', 'wheelchair', 'lift', 'visit', 'which insurance', 'ayushman', 'tpa', 'when is doctor available', 'kitne baje',
  ]),
  page('/symptoms', 'What do you feel?', 'From where it hurts to the page to read.', [
    'symptoms', 'symptom', 'symptom checker', 'what do i have', 'what is my disease', 'where does it hurt', 'which disease do i have', 'mujhe kya hua hai', 'मला काय झाले', 'what do you feel',
  ]),
];

/** The pages about the practice itself. */
export const practicePages: ReadonlyArray<Findable> = all.filter(isBuilt);
