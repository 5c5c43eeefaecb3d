import { pancreaticCancerPictures } from '#content/pictures/pancreatic-cancer.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf, withCancer } from '#content/triage.ts';

export const treatment = {
  id: 10,
  group: 'pancreas',
  link: 'pancreaticcancer',
  name: 'Pancreatic cancer',
  otherNames: ['Cancer of the pancreas', 'Pancreas tumour', 'Pancreatic ductal adenocarcinoma', 'अग्न्याशय का कैंसर', 'पैंक्रियाज का कैंसर'],
  kind: 'condition',
  organs: ['pancreas', 'bile-duct', 'small-intestine'],
  icon: 'pancreas',
  images: pancreaticCancerPictures,
  icd10: 'C25',
  summary:
    'Pancreatic cancer: which signs need a quick scan, who can have an operation, and what helps when surgery is not possible? Honest answers in plain words.',
  keywords: [
    'pancreatic cancer',
    'pancreas cancer symptoms',
    'jaundice',
    'Whipple surgery',
    'pancreatic cancer treatment',
    'अग्न्याशय का कैंसर',
  ],
  aims: 'This page helps you and your family understand cancer of the pancreas, and find your way through tests and choices.',
  description:
    'If you or someone close to you has just been told of cancer of the pancreas, you need not decide everything today. The pancreas is a gland behind the stomach that makes digestive juice. Surgery can remove the cancer only before it has spread, so the first tests should be done soon. Pain, itching and trouble with eating can be treated from the first day.',
  inShort: {
    emergency:
      'The diagnosis is not. Call 112 or 108 for severe pain, yellow eyes with fever or pain, nonstop vomiting, or fever on chemotherapy; yellow eyes alone: see a doctor today.',
    operation: 'Only if the cancer has not spread and does not grip main blood vessels. Most people are treated without one.',
    choices: 'Surgery with chemotherapy, chemotherapy alone, a stent or bypass for a blockage, medicines by gene test, or comfort care.',
    back: 'After surgery {stay} in hospital, then weeks to months at home. Chemotherapy takes about {chemoTime}.',
    next: 'Have the CT scan before any stent, ask that a whole team sees your scans, and ask for a gene test.',
  },
  careCard: cardOf([
    'heart',
    'pancreas-pain',
    'jaundice-with-more',
    'jaundice-stent',
    'vomits-blood-or-black-stool',
    'vomiting-nonstop',
    'clot',
    'fluorouracil-chest',
    ...withCancer,
    ...afterBellyOperation,
    'operation-jaundice',
    'long-upper-pain',
    'jaundice',
    'itching-stent',
    'pain-not-held',
    'wound-redness',
    'weight-loss',
    'full-early',
    'new-diabetes',
    'lasting-ache',
    'bowel-habit',
    'oily-stools',
    'pancreas-cancer-in-family',
  ]),
  symptoms: [
    'Yellow eyes and skin (jaundice), often with itching, dark urine and pale stools.',
    'Pain high in the belly or in the back.',
    'Loss of weight and appetite.',
    'Oily or loose stools, or constipation.',
    'New diabetes, or suddenly harder to control.',
    'Most people with such signs do not have cancer, but all need a check. Early on there are often none.',
  ],
  causes: [
    'Smoking raises the risk [nci], and so do long-standing pancreatitis, diabetes, overweight and older age.',
    'At one hospital {geneShare} carried a gene that runs in families. A test is advised for everyone, as it matters for treatment and relatives.',
    'You cannot catch it, and no meal or event brought it on.',
  ],
  types: [
    {
      title: 'Common type (adenocarcinoma)',
      details: 'It begins in the tubes that carry digestive juice, and this page is about it.',
    },
    {
      title: 'Hormone-cell type (neuroendocrine)',
      details: 'It is rarer, often grows more slowly, and is treated differently.',
    },
    {
      title: 'In the head, or in the tail',
      details: 'The head lies beside the bile duct, so a growth there often causes jaundice and is found sooner.',
    },
    {
      title: 'Stages, and how long people live',
      details:
        'Of people found in the United States in {seerYears}, {seerAll} were alive after {seerTime}, as the register counts it. It was {seerLocal} if the cancer was still in the pancreas, and {seerFar} if it had spread far. Numbers about groups cannot say what will happen to you.',
    },
  ],
  tests: [
    {
      title: 'Who should be seen fast',
      details: 'Come the same day with jaundice, and within a day or two with weight loss, new diabetes or a lasting pain, at any age.',
    },
    {
      title: 'CT scan',
      details: 'A special CT scan of the pancreas is the main test. With jaundice, it is done before the bile duct is drained [ng85].',
    },
    {
      title: 'Ultrasound from inside (EUS), with a biopsy',
      details: 'If it is still unclear, a thin camera takes a tiny sample, and a PET scan may be added [ng85].',
    },
    {
      title: 'Blood tests',
      details: 'They check liver, sugar and a marker, CA 19-9, which alone proves nothing.',
    },
  ],
  treatment: {
    overview:
      'If the cancer can be removed, an operation with chemotherapy usually gives the longest life; if not, treatment slows it and eases its effects.',
    rowNames: { comesBack: 'Alive without the cancer' },
    details: [
      {
        title: 'Operation to remove the cancer',
        description:
          'For the head this is the Whipple operation (read “Whipple surgery”). For the tail the left part is taken out, often with the spleen. Without a spleen you need vaccines against pneumococcus, meningococcus, Haemophilus and flu, and any fever is urgent.',
        benefits:
          'It is the only treatment that may remove all of the cancer. At Tata Memorial Hospital in Mumbai {tataAlive} were alive after {tataTime} (operations from {tataYears}).',
        risks:
          'At Tata Memorial {tataDeaths} died after it, and {tataTrouble} had a complication such as a leak, bleeding or infection. In a South Indian hospital that does fewer, {southDeaths} died ({southYears}). The cancer often comes back: after {tataTime} {tataFree} were alive and free of it.',
        recovery:
          'In the South Indian hospital people stayed {stay}; where all goes well it is less, as our answers below say. In an American trial over {lifeWorse} were more tired and in more pain after {lifeTime}, and most of that lasted at least {lifeLate}.',
        compare: {
          cut: 'One long cut',
          nights: null,
          usualLife: null,
          mainRisk: 'Death: {tataDeaths} to {southDeaths}',
          comesBack: '{tataFree} after {tataTime}',
          operation: 'whipple',
        },
      },
      {
        title: 'Chemotherapy after or before surgery',
        description: 'Medicines through a drip kill cancer cells that scans cannot see. Given first, they can shrink a growth.',
        benefits:
          'In a trial in France and Canada of {prodigeSize} after surgery, half lived longer than {folfirinox} with a strong mix (modified FOLFIRINOX), and {gemcitabine} with gemcitabine alone. After {prodigeTime} {folfFree} and {gemFree} were alive without the cancer.',
        risks:
          'In that trial {folfHarm} on the strong mix had a severe side effect, and {gemHarm} on gemcitabine: low blood counts, loose stools, sickness, numb fingers. A fever on chemotherapy is an emergency.',
        recovery: 'It is given in rounds over about {chemoTime}. Most effects fade later, but numbness can stay.',
        compare: {
          cut: 'None',
          nights: 'None, or one for each round',
          usualLife: 'During and after {chemoTime}',
          mainRisk: 'Severe side effect: {folfHarm}',
          comesBack: '{folfFree} after {prodigeTime}',
        },
      },
      {
        title: 'Chemotherapy or radiotherapy without surgery',
        description: 'This is for cancer that has spread or that grips main blood vessels.',
        benefits:
          'It can ease pain and lengthen life. In a trial of {napoliSize} whose cancer had spread, half lived longer than {nalirifox} with NALIRIFOX and {nabpac} with gemcitabine and nab-paclitaxel.',
        risks:
          'It does not remove the cancer. Severe loose stools came in {naliStool} with the first and {gemStool} with the second, very low white cells in {naliWhite} and {gemWhite}. You may stop when you wish.',
        recovery: 'Scans show whether to go on.',
        compare: {
          cut: 'None',
          nights: 'None, or one for each round',
          usualLife: 'During treatment, as strength allows',
          mainRisk: 'Severe loose stools: {naliStool}',
          comesBack: 'It slows the cancer only',
        },
      },
      {
        title: 'Medicines chosen by a gene test',
        description: 'With a cancer that has spread, genes should be tested in blood and tumour [asco].',
        benefits:
          'For the few with a matching result the medicine can hold the cancer back. With a changed BRCA gene, half lived {olaparib} with olaparib and {dummy} with a dummy.',
        risks: 'Most people have no such gene. The tablets can cause anaemia and sickness, and cost a lot.',
        recovery: 'You take tablets at home and have blood tests.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'During treatment',
          mainRisk: 'Anaemia and sickness',
          comesBack: 'It slows the cancer only',
        },
      },
      {
        title: 'Stent or bypass for a blockage',
        description:
          'A small tube (stent), placed through a camera, opens a blocked bile duct or bowel. If that fails, a bypass operation can help.',
        benefits: 'Jaundice and itching fade, and eating may be possible again.',
        risks:
          'A metal stent stays open about {metalDays}, a plastic one {plasticDays}; then it is changed. Infection or pancreatitis can follow.',
        recovery: 'Many leave hospital within days; jaundice takes some weeks to clear.',
        compare: {
          cut: 'None, or an operation',
          nights: 'A few',
          usualLife: 'Days, as jaundice fades',
          mainRisk: 'Stent blocks: {metalDays} (metal), {plasticDays} (plastic)',
          comesBack: 'It does not treat the cancer',
        },
      },
      {
        title: 'No treatment against the cancer',
        description: 'Care for pain, jaundice and food goes on.',
        benefits: 'You have no operation and no effects of chemotherapy.',
        risks:
          'The cancer grows and spreads. Over all stages and kinds of care, people in Britain live {ukLife} on average after the diagnosis. Of Dutch people whose cancer had spread when found ({tenYears}), few ({tenChemo}) had chemotherapy, and half lived {tenLife}.',
        recovery: 'A comfort-care (palliative) team helps you and your family, at home if you like.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'The cancer grows and spreads',
          comesBack: 'The cancer goes on',
        },
        withoutTreatment: true,
      },
    ],
  },
  charts: [
    {
      title: 'Found in the United States in {seerYears}, alive after {seerTime}',
      rows: [
        { label: 'with cancer still in the pancreas', figure: '{seerLocal}' },
        { label: 'over all stages', figure: '{seerAll}' },
        { label: 'with cancer spread far', figure: '{seerFar}' },
      ],
    },
  ],
  medicines: [
    {
      title: 'Pain medicines',
      details:
        'Paracetamol comes first, then morphine or a fentanyl patch with a laxative. In trials of {blockSize} a nerve block (coeliac plexus) eased pain a little more.',
    },
    {
      title: 'Enzymes (pancreatin)',
      details: 'Capsules with meals help against oily stools.',
    },
  ],
  others: [
    {
      title: 'Your family',
      details:
        'If close relatives had this cancer, or carry such a gene, relatives may be offered yearly scans from {capsAge}, or {capsEarlier} before the youngest age in the family.',
    },
  ],
  operations: ['whipple'],
  uncertainties: [
    'How many people in India can have an operation is not known. In Britain it is about {operableNice}.',
    'Doctors do not agree on chemotherapy before surgery if the cancer looks easy to remove.',
    'People in trials are fitter than most, so their results are better than what many see.',
    'A tablet against a changed RAS gene (daraxonrasib) is reported to have done well in a trial; we have not read its paper. Ask your cancer doctor.',
  ],
  preparing: [
    'Bring all scans and reports. A second opinion is normal.',
    'Tell us about blood thinners, diabetes medicines, herbs and allergies.',
    'Stop smoking, and walk daily.',
  ],
  inHospital: ['Afterwards you wake in a high-care unit, with drips, drains and pain relief.'],
  recovery: [
    { when: 'The first days', what: 'You sit up, breathe deeply and take first steps with help.' },
    {
      when: 'The first weeks',
      what: 'You tire easily, and eat small meals often.',
    },
    { when: 'The next months', what: 'Chemotherapy may start when you are strong enough.' },
    {
      when: 'Later',
      what: 'Visits check weight, sugar and signs that the cancer is back. Tell us the same day about jaundice or pain that your medicine does not hold.',
    },
  ],
  deciding: 'Ask what each choice could give you, time, comfort or both. Your family can help; the decision is yours.',
  questions: [
    'What stage is the cancer, and can it be removed?',
    'Has a team with surgeons and cancer doctors looked at my scans?',
    'How many of these operations are done here each year, with what results?',
    'Should I have chemotherapy before or after surgery, and a gene test?',
    'How will my pain, food and sugar be managed?',
    'Whom do we call at night?',
  ],
  livingWith: [
    'Pain can be treated at every stage: do not wait for it to be severe.',
    'Eat small meals often, with enzymes if they help, and have your sugar and weight checked.',
    'Fear and sadness are natural. Comfort care can start next to cancer treatment.',
  ],
  support: [
    { name: 'Ayushman Bharat PM-JAY: help with the cost of hospital care', url: 'https://nha.gov.in/PM-JAY' },
    { name: 'Pallium India: palliative care', url: 'https://palliumindia.org/about/about-pallium-india/' },
    { name: 'Tata Memorial Hospital, Mumbai', url: 'https://tmc.gov.in/tmh' },
    {
      name: 'National Cancer Institute: pancreatic cancer treatment for patients',
      url: 'https://www.cancer.gov/cancertopics/pdq/treatment/pancreatic/patient',
    },
  ],
  evidence: {
    sources: {
      block: {
        title: 'Celiac plexus block for pancreatic cancer pain in adults',
        publisher: 'Cochrane Database of Systematic Reviews',
        year: 2011,
        url: 'https://doi.org/10.1002/14651858.CD007519.pub2',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      life: {
        title: 'Health-related quality of life following pancreatectomy: results from a randomized controlled trial',
        publisher: 'Annals of Surgical Oncology',
        year: 2016,
        url: 'https://doi.org/10.1245/s10434-015-5077-z',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      adjuvant: {
        title: 'FOLFIRINOX or Gemcitabine as Adjuvant Therapy for Pancreatic Cancer',
        publisher: 'New England Journal of Medicine',
        year: 2018,
        url: 'https://doi.org/10.1056/NEJMoa1809775',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      ten: {
        title:
          'Ten weeks to live: A population-based study on treatment and survival of patients with metastatic pancreatic cancer in the south of the Netherlands',
        publisher: 'Acta Oncologica',
        year: 2015,
        url: 'https://doi.org/10.3109/0284186X.2014.953257',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      seer: {
        title: 'Factors Driving Pancreatic Cancer Survival Rates',
        publisher: 'Pancreas',
        year: 2025,
        url: 'https://doi.org/10.1097/MPA.0000000000002489',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      nci: {
        title: 'Pancreatic Cancer Treatment (PDQ®)–Patient Version',
        publisher: 'National Cancer Institute',
        year: null,
        url: 'https://www.cancer.gov/cancertopics/pdq/treatment/pancreatic/patient',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the opening of the page',
      },
      genes: {
        title: 'Implementing Systematic Genetic Counseling and Multigene Germline Testing for Individuals With Pancreatic Cancer',
        publisher: 'JCO Oncology Practice',
        year: 2021,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8257923',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      asco: {
        title: 'Metastatic Pancreatic Cancer: ASCO Guideline Update',
        publisher: 'Journal of Clinical Oncology',
        year: 2020,
        url: 'https://doi.org/10.1200/JCO.20.01364',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      ng85: {
        title: 'Pancreatic cancer in adults: diagnosis and management (NG85)',
        publisher: 'National Institute for Health and Care Excellence',
        year: 2018,
        url: 'https://www.nice.org.uk/guidance/ng85/chapter/Recommendations',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its section on diagnosis',
      },
      context: {
        title: 'Context: Pancreatic cancer in adults (NG85)',
        publisher: 'National Institute for Health and Care Excellence',
        year: 2018,
        url: 'https://www.nice.org.uk/guidance/ng85/chapter/Context',
        checkedOn: '2026-11-22',
        basis: 'full',
      },
      tata: {
        title:
          'Twelve Hundred Consecutive Pancreato-Duodenectomies from Single Centre: Impact of Centre of Excellence on Pancreatic Cancer Surgery Across India',
        publisher: 'World Journal of Surgery',
        year: 2020,
        url: 'https://doi.org/10.1007/s00268-019-05235-0',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      prodige: {
        title: 'Five-Year Outcomes of FOLFIRINOX vs Gemcitabine as Adjuvant Therapy for Pancreatic Cancer: A Randomized Clinical Trial',
        publisher: 'JAMA Oncology',
        year: 2022,
        url: 'https://doi.org/10.1001/jamaoncol.2022.3829',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      napoli: {
        title:
          'NALIRIFOX versus nab-paclitaxel and gemcitabine in treatment-naive patients with metastatic pancreatic ductal adenocarcinoma (NAPOLI 3): a randomised, open-label, phase 3 trial',
        publisher: 'The Lancet',
        year: 2023,
        url: 'https://doi.org/10.1016/S0140-6736(23)01366-1',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its abstract, and its rates of severe side effects as JAMS sets them out',
      },
      south: {
        title:
          '147 Pancreatoduodenectomies: a Single Center’s Perspective into the Epidemiology and Surgical Outcomes of Periampullary and Pancreatic Cancers in South India',
        publisher: 'Journal of Gastrointestinal Cancer',
        year: null,
        url: 'https://doi.org/10.1007/s12029-020-00534-5',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      stents: {
        title:
          'Are self-expandable metal stents superior to plastic stents in palliating malignant distal biliary strictures? A meta-analysis and systematic review',
        publisher: 'Medical Journal Armed Forces India',
        year: 2017,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5221362',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      polo: {
        title:
          'Overall Survival Results From the POLO Trial: A Phase III Study of Active Maintenance Olaparib Versus Placebo for Germline BRCA-Mutated Metastatic Pancreatic Cancer',
        publisher: 'Journal of Clinical Oncology',
        year: 2022,
        url: 'https://doi.org/10.1200/JCO.21.01604',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      caps: {
        title:
          'Management of patients with increased risk for familial pancreatic cancer: updated recommendations from the International Cancer of the Pancreas Screening (CAPS) Consortium',
        publisher: 'Gut',
        year: 2020,
        url: 'https://doi.org/10.1136/gutjnl-2019-319352',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      blockSize: { value: '358 people', source: 'block' },
      gemWhite: { value: '25 in 100', source: 'napoli' },
      naliWhite: { value: '14', source: 'napoli' },
      gemStool: { value: '5 in 100', source: 'napoli' },
      naliStool: { value: '20 in 100', source: 'napoli' },
      lifeLate: { value: '60 days', source: 'life' },
      lifeTime: { value: '2 weeks', source: 'life' },
      lifeWorse: { value: '75 in 100', source: 'life' },
      gemHarm: { value: '53 in 100', source: 'adjuvant' },
      folfHarm: { value: '76 in 100', source: 'adjuvant' },
      tenLife: { value: '9 to 11 weeks', source: 'ten' },
      tenChemo: { value: '18 in 100', source: 'ten' },
      tenYears: { value: '1993 to 2010', source: 'ten' },
      seerTime: { value: '5 years', source: 'seer' },
      seerAll: { value: '12 in 100', source: 'seer' },
      seerFar: { value: '3 in 100', source: 'seer' },
      seerLocal: { value: '46 in 100', source: 'seer' },
      seerYears: { value: '2015', source: 'seer' },
      geneShare: { value: 'about 10 in 100', source: 'genes' },
      tataAlive: { value: '44 in 100 people', source: 'tata' },
      tataTime: { value: '3 years', source: 'tata' },
      tataYears: { value: '1992 to 2017', source: 'tata' },
      tataDeaths: { value: '4 in 100', source: 'tata' },
      stay: { value: 'about 20 days', source: 'south' },
      southDeaths: { value: '10 in 100', source: 'south' },
      southYears: { value: '2015 to 2019', source: 'south' },
      ukLife: { value: '4 to 6 months', source: 'context' },
      metalDays: { value: '168 days', source: 'stents' },
      plasticDays: { value: '73 days', source: 'stents' },
      tataFree: { value: '39 in 100', source: 'tata' },
      prodigeTime: { value: '5 years', source: 'prodige' },
      folfFree: { value: '26 in 100', source: 'prodige' },
      gemFree: { value: '19 in 100', source: 'prodige' },
      tataTrouble: { value: '31 in 100', source: 'tata' },
      prodigeSize: { value: '493 people', source: 'prodige' },
      folfirinox: { value: '53.5 months', source: 'prodige' },
      gemcitabine: { value: '35.5 months', source: 'prodige' },
      chemoTime: { value: '24 weeks', source: 'prodige' },
      napoliSize: { value: '770 people', source: 'napoli' },
      nalirifox: { value: '11.1 months', source: 'napoli' },
      nabpac: { value: '9.2 months', source: 'napoli' },
      operableNice: { value: '8 in 100 people', source: 'context' },
      olaparib: { value: '19.0 months', source: 'polo' },
      dummy: { value: '19.2 months', source: 'polo' },
      capsAge: { value: '50 years', source: 'caps' },
      capsEarlier: { value: '10 years', source: 'caps' },
    },
  },
  written: '2026-11-23',
} as const satisfies Treatment;
