import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf, upperBellyPain, withCancer } from '#content/triage.ts';

export const treatment = {
  id: 2,
  group: 'gallbladder',
  link: 'gallbladdercancer',
  name: 'Gallbladder cancer',
  otherNames: ['Cancer of the gallbladder', 'Gallbladder carcinoma', 'Carcinoma gallbladder', 'पित्ताशय का कैंसर', 'पित्त की थैली का कैंसर'],
  kind: 'condition',
  organs: ['gallbladder', 'liver', 'bile-duct'],
  icd10: 'C23',
  summary:
    'Could it be gallbladder cancer, and what can be done? The signs, what a polyp means, when surgery can help, and care when it cannot.',
  keywords: ['gallbladder cancer', 'gallbladder polyp', 'carcinoma gallbladder', 'extended cholecystectomy', 'jaundice', 'पित्ताशय का कैंसर'],
  aims: 'This page helps you and your family to understand the finding, the choices at each stage, and what to ask before you agree to treatment.',
  description:
    'Gallbladder cancer is a growth of harmful cells that starts in the lining of the gallbladder, the bile bag under the liver. It seldom gives early signs, so it is often found late. Surgery before it spreads is the only treatment that can cure it [nci].',
  careCard: cardOf([
    ...upperBellyPain,
    'fever-with-belly-pain',
    'jaundice-with-more',
    'vomiting-nonstop',
    'vomits-blood-or-black-stool',
    'confused',
    ...withCancer,
    ...afterBellyOperation,
    'operation-jaundice',
    'jaundice',
    'wound-redness',
    'lump-felt',
    'weight-loss',
    'itching',
    'cancer-in-report',
    'scan-lump',
    'gallbladder-polyp',
    'gallbladder-cancer-in-family',
    'gallbladder-result',
  ]),
  symptoms: [
    'There may be nothing to feel at first. Early cancer is often found by chance, when a gallbladder that was removed for stones is checked in the laboratory [nci].',
    'The most common signs later are yellow skin or eyes (jaundice), pain high in the belly on the right, and fever [nci]. Feeling sick, a bloated belly or a lump can come too.',
    'You may lose weight and appetite as well. Stones and other illness can cause each of these signs too, but each one needs a check.',
  ],
  causes: [
    'No single cause is known. Long-lasting soreness of the gallbladder, often with stones, seems to play a part.',
    'Most people with this cancer have gallstones, yet fewer than {stonesToCancer} with gallstones ever get it. So gallstones rarely lead to it.',
    'It is more common in women, with age and in some places. Per year it was found in {delhiRate} in Delhi and {chennaiRate} in Chennai; the count is from {rateYears}.',
  ],
  types: [
    {
      title: 'Found by chance after surgery',
      details:
        'The cancer shows only under the microscope, in {incidentalShare} removed for stones. A very thin early cancer may need nothing more; a deeper one usually needs a second operation [incidental].',
    },
    {
      title: 'Seen on a scan, still in one place',
      details: 'The growth is in the gallbladder or just beside it. A surgeon may be able to remove it all.',
    },
    {
      title: 'Spread (advanced)',
      details:
        'The cancer has reached vessels, other organs or far parts of the body. Most people are at this stage when it is found [cruk].',
    },
    {
      title: 'Gallbladder polyps',
      details:
        'These are small growths on the inner wall, and most are not cancer. A polyp of {polypSize} or more is a reason to remove the gallbladder.',
    },
  ],
  tests: [
    { title: 'Ultrasound', details: 'This first scan can show a mass, a thick wall or a polyp. It can miss a small growth among stones.' },
    {
      title: 'CT scan',
      details: 'A CT scan of the belly, with a picture of the chest, shows how far it has gone [icmr]. This is called staging.',
    },
    { title: 'MRI scan of the ducts', details: 'If you have jaundice, this maps where the bile is blocked.' },
    {
      title: 'Taking a sample (biopsy)',
      details: 'A needle sample is used mainly when surgery is not planned. If surgery can remove it all, doctors may go straight to it.',
    },
    {
      title: 'A look inside (laparoscopy)',
      details: 'A small keyhole look can find tiny spread that scans miss, and may spare you a large operation that cannot help.',
    },
  ],
  treatment: {
    overview:
      'What can be done depends on how far the cancer has gone and how fit you are. In India, surgery to remove it all is possible in only about {operable} when it is found. Comfort care starts at once, next to any other treatment.',
    details: [
      {
        title: 'Surgery to remove it all',
        description:
          'The gallbladder comes out with a rim of liver and the nearby glands (lymph nodes). For the thinnest early cancer, removing the gallbladder alone may be enough [incidental].',
        benefits:
          'It is the only treatment that can cure. In the United States about {earlyAlive} are alive after {fiveYears} when the cancer is still in the gallbladder.',
        risks:
          'Bleeding, infection and bile leak can happen, and it is a bigger operation than for stones. The cancer often comes back even so [tata].',
        recovery: 'Expect a hospital stay of days and some weeks of tiredness. Chemotherapy may follow.',
      },
      {
        title: 'Chemotherapy and other drug treatment',
        description:
          'Medicines, mostly by drip, aim to slow the cancer. They may be used after surgery too, or before it in some centres. Radiotherapy helps some people.',
        benefits:
          'It can shrink the cancer and ease signs. In a study at an Indian hospital, people with spread who had it lived {chemoWeeks}, and those with comfort care alone {supportWeeks}. These are middle values: half the people lived longer, and half not so long.',
        risks: 'Tiredness, sickness, low blood counts and infection are the main ones. A fever on chemotherapy is an emergency.',
        recovery: 'It comes in rounds over months, with days of rest in between and blood tests before each.',
      },
      {
        title: 'Opening a blocked bile duct',
        description:
          'A small tube (stent) is placed through a camera passed by mouth, or through the skin over the liver, so that bile can flow.',
        benefits: 'It relieves itching, jaundice and infection. It can make chemotherapy possible.',
        risks: 'The tube can block or slip and need changing. Infection, bleeding and a sore pancreas can follow.',
        recovery: 'Itching and colour improve over days to weeks.',
      },
      {
        title: 'No treatment of the cancer: comfort care',
        description:
          'You can choose not to have surgery or chemotherapy. A palliative care team then treats pain, itching, sickness and worry, at home where possible.',
        benefits: 'You avoid side effects and days in hospital. Good relief of pain is part of this care.',
        risks: 'The cancer goes on growing and shortens life. Jaundice, infection or a blocked stomach may come, and each can be eased.',
        recovery: 'The aim is good days. You may change your mind and ask about treatment again.',
        withoutTreatment: true,
      },
    ],
  },
  uncertainties: [
    'Survival figures come mostly from the United States. If it has spread nearby, {nearbyAlive} are alive after {fiveYears}; if far, {farAlive}. Such groups cannot tell what will happen to one person, and Indian figures may differ.',
    'Should silent stones come out to prevent this cancer? Some North Indian surgeons say yes, because it is common there [northIndia]; British guidance says no [nice]. No fair trial has tested it.',
    'Polyps of {polypRisk}: newer European advice is to remove the gallbladder if there is an added risk, such as older age, a flat polyp or Asian background. Even for the {polypSize} line the proof is only moderate.',
    'The Indian comparison of chemotherapy with comfort care was not a fair draw: those who were too weak had none. The true gain may be smaller.',
  ],
  preparing: [
    'Bring every scan on disc, the surgery notes and the lab report and glass slides from any earlier operation.',
    'Jaundice may have to be eased, and your eating built up, before big surgery. Walking and breathing exercises help; so does stopping tobacco.',
    'Ask about cost, travel and schemes that pay for cancer care before you begin.',
  ],
  inHospital: [
    'The surgeon may look inside with a keyhole camera first. If there is spread, the large operation stops there.',
    'After surgery you wake with a drip, a drain and a thin tube for urine (a catheter). Nurses treat pain and help you to sit and walk.',
    'Ask who will explain the lab report, and when. Bring one family member who takes notes.',
  ],
  recovery: [
    {
      when: 'The first days',
      what: 'Fluids first, then soft food. Tell the nurse about fever, yellow eyes, a swollen belly or a drain that turns green.',
    },
    {
      when: 'The first weeks',
      what: 'You will tire easily. Eat small meals often, walk each day, and meet the team to hear the stage and the next step.',
    },
    {
      when: 'The first months and after',
      what: 'Chemotherapy may be offered. You will have visits and scans for years, at a pace that your team sets.',
    },
  ],
  deciding:
    'Ask what each treatment is for: cure, more time or comfort. Weigh that against days in hospital, cost and what matters most to you. It is your choice how much you wish to know, and whom we may tell.',
  questions: [
    'What stage is it, and how sure are you?',
    'Can surgery remove all of it, and who would do it?',
    'Has a team of several kinds of doctors looked at my case?',
    'What will chemotherapy add for me, in time and in how I feel?',
    'If it was found after gallstone surgery, do I need a second operation?',
    'Who treats pain, itching and sleep, and how do I reach them at night?',
    'Is there a trial that I could join?',
  ],
  livingWith: [
    'Eat what you can, little and often. A dietitian can help if food tastes wrong or weight falls.',
    'Pain can be treated well, and strong pain medicines are right when they are needed. Take them by the clock, as told.',
    'Fear, anger and low mood are normal. A counsellor, a faith leader or another family that has been through it may help.',
    'You can work and travel when you feel able. Carry your reports and the number of your team.',
  ],
  support: [
    { name: 'MedlinePlus: Gallbladder cancer', url: 'https://medlineplus.gov/gallbladdercancer.html' },
    {
      name: 'Cancer Research UK: Advanced gallbladder cancer',
      url: 'https://www.cancerresearchuk.org/about-cancer/gallbladder-cancer/advanced-gallbladder-cancer',
    },
  ],
  evidence: {
    sources: {
      nci: {
        title: 'Gallbladder Cancer Treatment (PDQ), health professional version',
        publisher: 'National Cancer Institute',
        year: 2022,
        url: 'https://siteman.wustl.edu/ncipdq/gallbladder-cancer-treatment-pdq-health-professional-version/',
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
      tata: {
        title: 'Management of gallbladder cancer in India',
        publisher: 'Chinese Clinical Oncology (Tata Memorial Hospital, Mumbai)',
        year: 2019,
        url: 'https://cco.amegroups.org/article/view/27621/html',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      incidental: {
        title: 'Incidentally detected gallbladder cancer: the controversies and algorithmic approach to management',
        publisher: 'Indian Journal of Surgery',
        year: 2012,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3397186',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      polyps: {
        title: 'Management and follow-up of gallbladder polyps: joint guidelines (ESGAR, EAES, EFISDS, ESGE)',
        publisher: 'European Radiology',
        year: 2017,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5544788',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      polypsNew: {
        title:
          'Advances in the management of gallbladder polyps: establishment of predictive models and the rise of gallbladder-preserving polypectomy procedures',
        publisher: 'BMC Gastroenterology',
        year: null,
        url: 'https://doi.org/10.1186/s12876-023-03094-7',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      cruk: {
        title: 'Survival for gallbladder cancer',
        publisher: 'Cancer Research UK',
        year: null,
        url: 'https://www.cancerresearchuk.org/about-cancer/gallbladder-cancer/survival',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      chemo: {
        title:
          'Chemotherapy compared with best supportive care for metastatic/unresectable gallbladder cancer: a non-randomized prospective cohort study',
        publisher: 'Indian Journal of Surgical Oncology',
        year: 2015,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4811828',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      northIndia: {
        title: 'Need for prophylactic cholecystectomy in silent gall stones in North India',
        publisher: 'Indian Journal of Surgical Oncology',
        year: 2015,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4856674',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      nice: {
        title: 'Gallstone disease: diagnosis and management (CG188)',
        publisher: 'National Institute for Health and Care Excellence (NICE)',
        year: 2014,
        url: 'https://www.nice.org.uk/guidance/cg188',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
    },
    figures: {
      stonesToCancer: { value: '1 in 100 people', source: 'nci' },
      delhiRate: { value: '8.9 in 100,000 women', source: 'icmr' },
      chennaiRate: { value: '0.8 in 100,000 women', source: 'icmr' },
      rateYears: { value: '1990 to 1996', source: 'icmr' },
      incidentalShare: { value: 'between 0.2 and 2.9 in 100 gallbladders', source: 'incidental' },
      operable: { value: '10 in 100 people', source: 'tata' },
      polypSize: { value: '10 mm', source: 'polyps' },
      polypRisk: { value: '6 to 9 mm', source: 'polypsNew' },
      earlyAlive: { value: '65 in 100 people', source: 'cruk' },
      nearbyAlive: { value: 'a little over 25 in 100 people', source: 'cruk' },
      farAlive: { value: '2 in 100 people', source: 'cruk' },
      fiveYears: { value: '5 years', source: 'cruk' },
      chemoWeeks: { value: 'about 36 weeks', source: 'chemo' },
      supportWeeks: { value: '13 weeks', source: 'chemo' },
    },
  },
  written: '2026-11-22',
  reviewed: null,
} as const satisfies Treatment;
