import type { Article } from '#content/article.ts';
import { cardOf, upperBellyPain } from '#content/triage.ts';

export const article = {
  title: 'Gallstones found by chance: do I need an operation?',
  category: 'Gallbladder',
  photo: '/images/articles/gallstones-by-chance.svg',
  photoAlt: 'Drawing of a gallbladder with a few round stones, seen on the screen of a scan',
  date: '2025-06-12T09:00:00+05:30',
  updatedAt: '2026-11-22T09:00:00+05:30',
  body: [
    {
      paragraph:
        'You went for a health check, or a scan for something else, and the report says “gallstones”. If you have no pain and the rest of the scan is normal, most people in your place need no treatment now. A leading guideline tells doctors to reassure you, and to treat only if symptoms start. [nice]',
    },
    {
      paragraph:
        'There are exceptions, and in parts of North India some surgeons see it another way. Below is what is known, so that you can talk it over at home and with your doctor.',
    },
    {
      paragraph:
        'The gallbladder is a small bag under the liver that stores bile. Stones can lie in it for years and do nothing. Doctors call these silent stones.',
    },
    {
      paragraph:
        'Gallstone pain comes in the upper belly, often on the right, and often after a meal. [niddk] Wind, burping and a heavy feeling after food have many other causes. Tell the doctor what you feel, so that you can judge together whether the stones are to blame.',
    },
    { heading: 'How often silent stones cause trouble' },
    {
      paragraph:
        'One large hospital group in the United States followed more than {cohortSize} whose stones were silent. Symptoms had started in {fiveYears} after {fiveYearsTime}, in {tenYears} after {tenYearsTime}, and in {fifteenYears} after {fifteenYearsTime}. So the chance grows slowly with time, and {needed} with symptoms needed a procedure.',
    },
    {
      paragraph:
        'An earlier article from the same group says that about {seriousTrouble} with silent stones come to trouble that matters. It can be an infected gallbladder, a stone stuck in the bile duct, or a sore pancreas (pancreatitis). Most people, then, never have it.',
    },
    { heading: 'Why not take it out to be safe?' },
    {
      paragraph:
        'Taking out the gallbladder by keyhole is a common operation, and people are often back to daily life in {keyholeRecovery}. It still has risks. The most serious is an injury to the bile duct, which happens in {ductInjury}.',
    },
    {
      paragraph:
        'If the stones would never have troubled you, you would have taken that risk for nothing. That is the reason to wait. If pain starts later, the operation is still there, and it is then the usual advice. [nice]',
    },
    { heading: 'When doctors lean towards surgery' },
    {
      paragraph: 'Some findings change the balance, even when you feel well. Ask whether any of these is true for you:',
    },
    {
      list: [
        'there is also a growth (polyp) in the gallbladder larger than {polypSize}',
        'the wall of the gallbladder, or the bile duct, does not look normal on the scan',
        'you have an illness in which the blood cells break down, such as sickle cell disease [duke]',
        'you will soon have an operation for weight loss [duke]',
        'your blood tests of the liver are not normal',
      ],
    },
    {
      paragraph:
        'A report of “many stones” is not by itself a reason for haste. Very large stones are a matter of debate, so ask. Please do not be drawn by offers to “laser” stones in the gallbladder, or to flush them out with a drink.',
    },
    { heading: 'The question of cancer in North India' },
    {
      paragraph:
        'People with gallstones rarely get cancer of the gallbladder. [nci] But it is far more common in North India than in the south. An older count found it in {delhiRate} in Delhi, and in {chennaiRate} in Chennai.',
    },
    {
      paragraph:
        'For that reason, one Indian author argues for taking out the gallbladder in North India even when stones are silent. [mathur] Another Indian surgeon advised waiting for most people, and surgery for chosen ones, such as those with stones in regions where they are very common. [supe]',
    },
    {
      paragraph: 'No trial has settled it. It is fair to ask your surgeon which view they hold, and why.',
    },
    { heading: 'If you decide to wait' },
    {
      paragraph:
        'Keep the report where the family can find it. Make sure that one more person at home knows the warning signs on this page. If you travel often, or live far from a hospital, say so, because it may change the advice for you.',
    },
    { paragraph: 'These questions make the visit more useful:' },
    {
      list: [
        'Is everything else on the scan normal: the wall of the gallbladder, the bile duct, the liver?',
        'Could any of my symptoms come from the stones?',
        'Is there something about me that makes waiting less wise?',
        'If I wait, do I need another scan, and when?',
        'If I choose surgery, what are the risks at my age and with my other illnesses?',
      ],
    },
  ],
  careCard: cardOf([
    ...upperBellyPain,
    'long-upper-pain',
    'fever-with-belly-pain',
    'jaundice-with-more',
    'vomiting-nonstop',
    'pre-eclampsia',
    'jaundice',
    'pregnant-rib-pain',
    'first-attack-over',
    'more-attacks',
    'scan-lump',
    'gallstones-by-chance',
    'second-opinion',
    'gallbladder-cancer-in-family',
  ]),
  related: ['gallbladderstones', 'gallbladdercancer', 'Bileductinjury', 'pancreatitis'],
  evidence: {
    sources: {
      nice: {
        title: 'Gallstone disease: diagnosis and management (CG188)',
        publisher: 'National Institute for Health and Care Excellence',
        year: 2014,
        url: 'https://www.nice.org.uk/guidance/cg188',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      niddk: {
        title: 'Gallstones',
        publisher: 'National Institute of Diabetes and Digestive and Kidney Diseases',
        year: null,
        url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/gallstones',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      cohort: {
        title: 'Progression from asymptomatic to symptomatic gallstones: the risk factors',
        publisher: 'Gastroenterology Advisor',
        year: 2022,
        url: 'https://www.gastroenterologyadvisor.com/gallbladder/progression-asymptomatic-asymptomatic-gallstones-risk-factors/',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      cleveland: {
        title: 'Gallstones: watch and wait, or intervene?',
        publisher: 'Cleveland Clinic',
        year: 2018,
        url: 'https://consultqd.clevelandclinic.org/gallstones-watch-and-wait-or-intervene',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      wses: {
        title: 'Guidelines for the detection and management of bile duct injury during cholecystectomy',
        publisher: 'World Society of Emergency Surgery',
        year: 2021,
        url: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC8190978/',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      polypGuide: {
        title: 'Management and follow-up of gallbladder polyps: joint guidelines',
        publisher: 'ESGAR, EAES, EFISDS and ESGE',
        year: 2017,
        url: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC5544788/',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      duke: {
        title: 'Management of asymptomatic (silent) gallstones',
        publisher: 'Duke University',
        year: null,
        url: 'https://scholars.duke.edu/individual/pub1683868',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      nci: {
        title: 'Gallbladder cancer treatment (PDQ)',
        publisher: 'National Cancer Institute',
        year: null,
        url: 'https://www.cancer.gov/types/gallbladder',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      icmr: {
        title: 'Indian Council of Medical Research consensus document for the management of gall bladder cancer',
        publisher: 'Indian Journal of Medical and Paediatric Oncology',
        year: 2015,
        url: 'https://doi.org/10.4103/0971-5851.158829',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      mathur: {
        title: 'Need for prophylactic cholecystectomy in silent gall stones in North India',
        publisher: 'Indian Journal of Surgical Oncology',
        year: 2015,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4856674',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      supe: {
        title: 'Asymptomatic gall stones, revisited',
        publisher: 'Tropical Gastroenterology',
        year: 2011,
        url: 'https://tropicalgastro.com/articles/32/3/asymptomatic-gall-stones-revisited.html',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
    },
    figures: {
      cohortSize: { value: '22,000 people', source: 'cohort' },
      fiveYears: { value: '10 in 100 people', source: 'cohort' },
      fiveYearsTime: { value: '5 years', source: 'cohort' },
      tenYears: { value: '22 in 100 people', source: 'cohort' },
      tenYearsTime: { value: '10 years', source: 'cohort' },
      fifteenYears: { value: '33 in 100 people', source: 'cohort' },
      fifteenYearsTime: { value: '15 years', source: 'cohort' },
      needed: { value: 'about 25 in 100 people', source: 'cohort' },
      seriousTrouble: { value: '20 in 100 people', source: 'cleveland' },
      keyholeRecovery: { value: 'about 1 week', source: 'niddk' },
      ductInjury: { value: '4 to 15 in 1,000 operations', source: 'wses' },
      polypSize: { value: '10 mm', source: 'polypGuide' },
      delhiRate: { value: '8.9 in 100,000 women a year', source: 'icmr' },
      chennaiRate: { value: '0.8 in 100,000 women a year', source: 'icmr' },
    },
  },
} as const satisfies Article;
