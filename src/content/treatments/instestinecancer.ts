import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf, withCancer } from '#content/triage.ts';

export const treatment = {
  id: 14,
  group: 'intestine',
  // The published address is spelled this way (specification, section 2); correcting it would break the link.
  link: 'instestinecancer',
  name: 'Small intestine cancer',
  otherNames: ['Small bowel cancer', 'Duodenal cancer', 'Neuroendocrine tumour of the small bowel', 'छोटी आंत का कैंसर'],
  kind: 'condition',
  organs: ['small-intestine'],
  icd10: 'C17',
  summary:
    'What is small intestine cancer, how is it found, and can it be removed? Kinds, tests, treatments compared, honest numbers, and questions to ask.',
  keywords: ['small intestine cancer', 'small bowel cancer', 'duodenal cancer', 'neuroendocrine tumour', 'GIST', 'small bowel lymphoma'],
  aims: 'This page explains the kinds of small intestine cancer, so that you can ask good questions and weigh the treatments with your team.',
  description:
    'Small intestine cancer is rare, and the kind matters as much as the size. Surgery is the main treatment when all of it can be removed. Some kinds grow slowly over years; others need quick treatment with several methods.',
  careCard: cardOf([
    'severe-pain',
    'cramps-with-vomiting',
    'blocked',
    'vomits-blood-or-black-stool',
    'heavy-bleeding',
    'jaundice-with-more',
    ...withCancer,
    ...afterBellyOperation,
    'jaundice',
    'cramps-settle',
    'wound-redness',
    'first-blood',
    'weight-loss',
    'lump-felt',
    'low-iron-tested',
    'small-bowel-risk',
    'flushing',
    'second-opinion',
  ]),
  symptoms: [
    'Early on there may be no signs, or only vague ones.',
    'In a Chinese study of people who had surgery, {symPain} had belly pain, {symLump} had a lump and {symBlock} a blockage.',
    'Bleeding was seen in {symBleed} and yellow skin (jaundice) in {symJaundice}.',
    'Slow bleeding makes you tired and pale (anaemia).',
    'Weight loss, feeling full early, and cramps some time after eating are common.',
    'Some hormone-making growths cause flushing, loose stools and wheezing.',
  ],
  causes: [
    'It is rare: {rate} get it each year in the United States. We found no firm figure for India.',
    "Risk is higher with Crohn's disease, coeliac disease, and polyp illnesses that run in families [pan].",
    'A review thinks that such known conditions lie behind about {inherited}.',
    'Smoking, obesity, alcohol and much red or smoked meat are suspected, but the proof is weak [pan].',
    'Most people who get it have done nothing to cause it.',
  ],
  types: [
    {
      title: 'Neuroendocrine tumour',
      details: 'This is a growth of hormone-making cells, and the commonest kind in the United States: {shareNet}. Many grow slowly.',
    },
    {
      title: 'Gland cancer (adenocarcinoma)',
      details: 'It makes up {shareCarcinoma}. It starts in the lining, most often in the first part (duodenum).',
    },
    { title: 'Lymphoma', details: 'It makes up {shareLymphoma}. It is a cancer of defence cells, treated mainly with medicines.' },
    {
      title: 'Sarcoma and GIST',
      details: 'They make up {shareSarcoma}. They start in the wall; a special tablet works against many of the kind called GIST.',
    },
  ],
  tests: [
    { title: 'CT scan', details: 'Indian advice names it as the main scan to find the growth and look for spread [imaging].' },
    { title: 'Gastroscopy', details: 'A camera reaches the first part of the bowel and takes a sample (biopsy).' },
    {
      title: 'Capsule or long camera',
      details:
        'A swallowed camera, or a long flexible one, looks at the middle part. The capsule is not used if a tight part could trap it.',
    },
    { title: 'Biopsy report', details: 'It names the kind and how fast the cells divide. Ask for a copy; it steers all that follows.' },
    {
      title: 'Special scans and blood tests',
      details: 'Hormone-making growths have their own scan and blood tests. An MRI scan looks closely at the liver.',
    },
  ],
  treatment: {
    overview:
      'A team of surgeon, cancer doctor, scan doctor and others should look at every case together. What they advise depends on the kind, the place and the spread.',
    details: [
      {
        title: 'Surgery to remove it',
        description:
          'The surgeon takes out the part with the growth and the glands beside it (lymph nodes), then joins the ends. A growth in the duodenum may need a Whipple operation.',
        benefits: 'If everything can be removed, it offers the main chance of living free of gland cancer, GIST and neuroendocrine tumour.',
        risks:
          'Bleeding, infection, clots and a leak at the join can happen. The Whipple operation is much larger; its risks, with numbers, are on the page “Whipple surgery”.',
        recovery: 'Simple removal needs some days in hospital and some weeks at home. After a Whipple operation it takes months.',
      },
      {
        title: 'Chemotherapy and other medicines',
        description: 'Drugs into a vein, tablets or hormone-blocking injections are chosen by kind. Lymphoma is mostly treated this way.',
        benefits:
          'They can shrink the growth, slow it, or lower the chance of return after surgery. GIST tablets and hormone injections can hold disease for years in some people.',
        risks: 'Tiredness, sickness, low blood counts and infection are common with chemotherapy. Fever during treatment is an emergency.',
        recovery: 'Treatment comes in rounds with rest between. Most people recover between rounds and can do light tasks.',
      },
      {
        title: 'Bypass, stent or radiotherapy for comfort',
        description:
          'If the growth cannot be removed, food can be led around it, or a stent can hold the passage open. Radiotherapy may ease bleeding or pain.',
        benefits: 'You can eat again and vomit less. It does not need the growth to be removed.',
        risks: 'A stent can block or slip. A bypass is still an operation, with wound and clot risks.',
        recovery: 'After a stent, soft food starts early. After a bypass, plan for some weeks.',
      },
      {
        title: 'No treatment of the cancer',
        description: 'A small, slow neuroendocrine growth may be watched with scans. Other kinds usually go on to block, bleed or spread.',
        benefits:
          'You avoid the side effects. With comfort care for pain, food and mood, some people choose this, and that is their right.',
        risks: 'A chance to remove an early cancer can be lost. A blockage may then need emergency surgery.',
        recovery: 'Comfort care can start at any time, also beside other treatment.',
        withoutTreatment: true,
      },
    ],
  },
  uncertainties: [
    'How long people live is reported in different ways. For gland cancer one review says {survivalA} are alive at {survivalTime}; an older one says {survivalB}. Slow-growing neuroendocrine tumours do better than gland cancer [seer].',
    'These numbers are averages from other countries and from years ago. They cannot say what will happen to you.',
    'Because the cancer is rare, few trials guide the use of chemotherapy. Doctors borrow from what works in the large bowel.',
    'The shares of each kind come from the United States. They may differ here, where infections such as TB can look like cancer on a scan.',
  ],
  preparing: [
    'Ask for the biopsy to be seen by a laboratory that knows rare bowel tumours.',
    'Eat as well as you can. A dietitian can add energy drinks or, if you cannot eat, feeding by tube or vein.',
    'Treat anaemia, control sugar, stop tobacco, and walk daily while you wait.',
    'Go through each medicine with the team. Blood thinners are changed only on their advice.',
  ],
  inHospital: [
    'Before surgery you meet the surgeon and the anaesthetic doctor, and sign the consent form.',
    'Afterwards you have a drip, a bladder tube and sometimes a nose tube. Nurses help you out of bed early.',
    'Drinks and soft food return as the bowel wakes. The tissue report takes some days more.',
  ],
  recovery: [
    { when: 'The first days', what: 'Pain relief, breathing exercises and short walks come first.' },
    { when: 'The first weeks', what: 'Eat little and often. Weigh yourself weekly and tell us if you keep losing.' },
    { when: 'When the report is back', what: 'The team meets again. You hear whether medicines are advised, and when they would start.' },
    {
      when: 'The next months and years',
      what: 'Visits, blood tests and scans look for return. Vitamin B12 may be needed if the last part of the small bowel was removed.',
    },
  ],
  deciding:
    'Ask first what the aim is: to remove all of it, to control it, or to keep you comfortable. Then weigh how much each step could add, and what it would ask of you and your family. A second opinion is normal in a rare cancer.',
  questions: [
    'Which kind of cancer is it, and how sure is the laboratory?',
    'Has it spread, and which scan shows that?',
    'Can all of it be removed, and by which operation?',
    'How many of these operations does this team do in a year?',
    'Do I need medicines before or after surgery?',
    'Should my family be tested for an inherited cause?',
    'What will treatment cost, and is there a scheme that helps?',
    'Who looks after pain, food and mood from today?',
  ],
  livingWith: [
    'Food may pass quickly after surgery. Small meals, less fat, and supplements can help.',
    'Plan rest into the day. Tiredness from cancer is real and often lasts longer than expected.',
    'Tell your children or a friend what you need. Fear eases when it is shared.',
    'Keep one file with reports, scans and the drug list, and bring it to every visit.',
  ],
  support: [
    {
      name: 'National Cancer Institute: Small intestine cancer',
      url: 'https://www.cancer.gov/types/small-intestine/patient/small-intestine-treatment-pdq',
    },
    {
      name: 'Macmillan Cancer Support: Small bowel cancer',
      url: 'https://www.macmillan.org.uk/information-and-support/bowel-cancer/small-bowel',
    },
  ],
  evidence: {
    sources: {
      seer: {
        title: 'Small intestinal cancer: a population-based study of incidence and survival patterns in the United States, 1992 to 2006',
        publisher: 'Cancer Epidemiology, Biomarkers and Prevention',
        year: 2010,
        url: 'https://doi.org/10.1158/1055-9965.EPI-10-0328',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      barsouk: {
        title: 'Epidemiology of cancers of the small intestine: trends, risk factors, and prevention',
        publisher: 'Medical Sciences',
        year: 2019,
        url: 'https://doi.org/10.3390/medsci7030046',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      pan: {
        title: 'Epidemiology of cancer of the small intestine',
        publisher: 'World Journal of Gastrointestinal Oncology',
        year: 2011,
        url: 'https://www.wjgnet.com/1948-5204/full/v3/i3/33.htm',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      han: {
        title: 'Surgically treated primary malignant tumor of small bowel: a clinical analysis',
        publisher: 'World Journal of Gastroenterology',
        year: 2010,
        url: 'https://www.wjgnet.com/1007-9327/full/v16/i12/1527.htm',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      imaging: {
        title: 'Imaging recommendations for diagnosis, staging, and management of small bowel and colorectal malignancies',
        publisher: 'Indian Journal of Medical and Paediatric Oncology',
        year: 2023,
        url: 'https://doi.org/10.1055/s-0042-1759713',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
    },
    figures: {
      rate: { value: '2.1 in 100,000 people', source: 'seer' },
      shareNet: { value: '39 in 100 cases', source: 'seer' },
      shareCarcinoma: { value: '31 in 100 cases', source: 'seer' },
      shareLymphoma: { value: '18 in 100 cases', source: 'seer' },
      shareSarcoma: { value: '10 in 100 cases', source: 'seer' },
      inherited: { value: '20 in 100 cases', source: 'barsouk' },
      survivalA: { value: '35 in 100 people', source: 'barsouk' },
      survivalB: { value: 'fewer than 30 in 100 people', source: 'pan' },
      survivalTime: { value: '5 years', source: 'barsouk' },
      symPain: { value: '67 in 100 people', source: 'han' },
      symLump: { value: '31 in 100', source: 'han' },
      symBlock: { value: '24 in 100 people', source: 'han' },
      symBleed: { value: '21 in 100', source: 'han' },
      symJaundice: { value: '16 in 100 people', source: 'han' },
    },
  },
  written: '2026-11-22',
  reviewed: null,
} as const satisfies Treatment;
