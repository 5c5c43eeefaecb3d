import type { Article } from '#content/article.ts';
import { cardOf, upperBellyPain } from '#content/triage.ts';

export const article = {
  title: 'Jaundice: why the hurry?',
  category: 'Liver',
  photo: '/images/articles/jaundice-why-the-hurry.svg',
  photoAlt: 'Drawing of a face in daylight at a window, with a hand drawing down the lower eyelid',
  date: '2026-07-23T09:00:00+05:30',
  updatedAt: '2026-11-22T09:00:00+05:30',
  body: [
    {
      paragraph:
        'Jaundice is a sign and not an illness. A yellow substance in the blood, bilirubin, has built up, because the liver cannot handle it or because bile cannot flow away. On brown skin it shows first in the whites of the eyes, so look in daylight.',
    },
    {
      paragraph:
        'In our families the first answer is often rest, a plain diet and a visit to someone known for treating “piliya”. Sometimes that does no harm. Sometimes it costs the very days that mattered.',
    },
    { heading: 'Four reasons for the hurry' },
    {
      list: [
        'Bile that is blocked can get infected, which with fever or shivering is an emergency.',
        'The liver itself may be failing, and sleepiness and confusion are the signs.',
        'A growth may be pressing on the bile duct, and some growths can still be taken out when found early.',
        'Blocked bile upsets the clotting of blood, the kidneys and the appetite, so that any treatment later becomes harder.',
      ],
    },
    {
      paragraph:
        'The first of these moves fastest. An infected, blocked bile duct (cholangitis) needs antibiotics at once and then drainage, within {drainTime} by an American guideline. In one study of {drainPeople} with the more serious forms, fewer died in hospital when it was done within {earlyDrain} than after {lateDrain}.',
    },
    { heading: 'Where the trouble can lie' },
    {
      paragraph:
        'Before the liver, blood cells may break down too fast. In the liver it may be a virus, alcohol, a medicine or a herb, or scars (cirrhosis). After the liver, the bile duct may be blocked by a stone, a narrow place, a worm or a growth.',
    },
    {
      paragraph:
        'Surgeons are mostly needed for the third kind, called obstructive jaundice. The urine is dark like tea, the stools turn pale like clay, and the skin itches, often before anyone sees the yellow.',
    },
    { heading: 'Clues, and what they may mean' },
    {
      list: [
        'Pain under the right ribs that comes in attacks, then yellow eyes: often a stone in the bile duct.',
        'Fever, shivering and yellow eyes: an infected bile duct, until shown otherwise.',
        'Yellow eyes without pain, with weight loss or new diabetes, from middle age on: the pancreas or the bile duct must be looked at.',
        'Days of fever, nausea and loss of appetite before the yellow, in a younger person: often hepatitis from a virus.',
        'Swollen belly and legs, with years of alcohol or known liver disease: cirrhosis.',
        'Yellow eyes in the days or weeks after gallbladder surgery: a problem of the bile duct, and an emergency.',
      ],
    },
    {
      paragraph:
        'A British guideline asks doctors to refer anyone of {referAge} or more with jaundice urgently, to look for cancer of the pancreas. Many will turn out to have something else, but the point is to look early.',
    },
    { heading: 'What happens in the first days' },
    {
      paragraph:
        'Blood tests show the kind of jaundice and how well the liver works. An ultrasound, on the same day if possible, shows whether the bile ducts are wide. If they are, a special MRI scan (MRCP) or a CT scan looks for the cause.',
    },
    {
      paragraph:
        'A stone in the duct, or a blockage that is infected, is often dealt with through the mouth, with a camera and a small wire (ERCP). A stent can let the bile out. Surgery comes in when there is a stone-filled gallbladder, an injury to the duct, or a growth that can be removed.',
    },
    {
      paragraph:
        'If you feel ill with it, you will probably be kept in hospital. [nidirect] If you feel well, a doctor should still see you the same day; the tests that follow can often be done without a hospital bed. Either way, ask for the bilirubin number and keep each report in order of date.',
    },
    { heading: 'What not to do, said with respect' },
    {
      paragraph:
        'No thread, charm, juice or root can open a duct that is blocked by a stone or a growth, and some herbs have been linked with liver damage. In Mumbai, doctors described {giloyCases} with liver injury after taking giloy, and liver centres all over India then described {giloyMore}. The Ministry of Ayush called the link misleading. Studies of this kind cannot prove a cause, but they are reason enough to stop.',
    },
    {
      list: [
        'Do not wait to see whether the yellow fades, because with a stone it can come and go.',
        'Do not starve: eat plain home food that you can bear, which need not be boiled.',
        'Do not take painkillers, sleeping tablets or herbs without asking.',
        'If you take tablets for tuberculosis (TB), take no more of them until a doctor has seen you, today.',
        'Do not stop other regular medicines by yourself, but show the list and let the doctor decide.',
        'Drink no alcohol, not even a little. But if you drink every day, do not stop at once: tell the doctor today, who helps you to stop safely.',
      ],
    },
    {
      paragraph:
        'If it is hepatitis A or E, which spread through dirty water and food, the family should boil drinking water and wash hands well. A pregnant woman with jaundice needs a hospital at once.',
    },
    { heading: 'Questions to ask' },
    {
      list: [
        'Is the bile blocked, and where?',
        'Which test comes next, and how soon?',
        'What are the choices, and what are the risks of each and of waiting?',
        'Which of my medicines and herbs could have caused this?',
        'At which signs must I come back at once?',
      ],
    },
  ],
  careCard: cardOf([
    'jaundice-with-more',
    'jaundice-stent',
    ...upperBellyPain,
    'operation-jaundice',
    'jaundice-pregnant',
    'confused',
    'vomiting-nonstop',
    'vomits-blood-or-black-stool',
    'jaundice',
    'itching-pregnant',
    'itching',
    'stent-due',
    'liver-tests-high',
    'raised-bilirubin',
    'jaundice-without-cause',
    'liver-fails',
    'withdrawal',
  ]),
  related: ['gallbladderstones', 'Bileductinjury', 'pancreaticcancer', 'gallbladdercancer', 'livercirrhosis', 'pancreatitis'],
  evidence: {
    sources: {
      asge: {
        title: 'ASGE guideline on the management of cholangitis',
        publisher: 'American Society for Gastrointestinal Endoscopy, in Gastrointestinal Endoscopy',
        year: 2021,
        url: 'https://doi.org/10.1016/j.gie.2020.12.032',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      deim: {
        title:
          'Does the urgency of endoscopic retrograde cholangiopancreatography (ERCP)/percutaneous biliary drainage (PBD) impact mortality and disease related complications in ascending cholangitis? (DEIM-I study)',
        publisher: 'Journal of Interventional Gastroenterology',
        year: 2012,
        url: 'https://doi.org/10.4161/jig.23744',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      nice: {
        title: 'Suspected cancer: recognition and referral (NG12)',
        publisher: 'National Institute for Health and Care Excellence',
        year: 2023,
        url: 'https://www.nice.org.uk/guidance/ng12',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its advice on jaundice, as quoted by Pancreatic Cancer Action',
      },
      nidirect: {
        title: 'Jaundice',
        publisher: 'nidirect, Northern Ireland',
        year: null,
        url: 'https://nidirect.gov.uk/conditions/jaundice',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'a stored copy of the first part of the page',
      },
      giloy: {
        title: 'Herbal immune booster-induced liver injury in the COVID-19 pandemic - a case series',
        publisher: 'Journal of Clinical and Experimental Hepatology',
        year: 2021,
        url: 'https://doi.org/10.1016/j.jceh.2021.06.021',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      giloyIndia: {
        title: 'Tinospora cordifolia (giloy)-induced liver injury during the COVID-19 pandemic: multicenter nationwide study from India',
        publisher: 'Hepatology Communications',
        year: 2022,
        url: 'https://doi.org/10.1002/hep4.1904',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      drainTime: { value: '48 hours', source: 'asge' },
      drainPeople: { value: '250 people', source: 'deim' },
      earlyDrain: { value: '11 hours', source: 'deim' },
      lateDrain: { value: '42 hours', source: 'deim' },
      referAge: { value: '40 years', source: 'nice' },
      giloyCases: { value: '6 people', source: 'giloy' },
      giloyMore: { value: '43 more people', source: 'giloyIndia' },
    },
  },
} as const satisfies Article;
