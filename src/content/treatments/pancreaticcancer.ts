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
    'Pancreatic cancer is a growth of harmful cells in the pancreas, a gland behind the stomach. Most of these cancers, {exocrine}, begin in the cells that make digestive juice. Early tests matter, because surgery can remove it only before it has spread.',
  careCard: cardOf([
    'heart',
    'pancreas-pain',
    'jaundice-with-more',
    'jaundice-stent',
    'vomits-blood-or-black-stool',
    'vomiting-nonstop',
    'clot',
    ...withCancer,
    ...afterBellyOperation,
    'jaundice',
    'itching-stent',
    'pain-not-held',
    'wound-redness',
    'weight-loss',
    'new-diabetes',
    'lasting-ache',
    'bowel-habit',
    'oily-stools',
    'pancreas-cancer-in-family',
  ]),
  symptoms: [
    'Yellow eyes and skin (jaundice), often with itching, dark urine and pale stools.',
    'Pain high in the belly or in the back. It may be worse when lying down and better when leaning forward [nhswales].',
    'Loss of weight and appetite.',
    'Oily or loose stools, or constipation.',
    'Feeling sick, being sick, or feeling full after a few bites.',
    'Diabetes that is new, or suddenly harder to control.',
    'Early on there are often no signs. Most people with one of these signs do not have cancer, but all need a check.',
  ],
  causes: [
    'Changes in the genes of pancreas cells make them grow without control. Usually nobody can say why one person gets it and another does not.',
    'Smoking raises the risk [nci].',
    'Long-standing pancreatitis, diabetes, overweight and older age raise the risk as well.',
    'In some families a gene is passed on. If close relatives had this cancer, ask about genetic advice.',
    'You cannot catch it from anyone, and no single meal or event brought it on.',
  ],
  types: [
    {
      title: 'Common type (adenocarcinoma)',
      details: 'It begins in the tubes that carry digestive juice. This page is mainly about this type.',
    },
    {
      title: 'Hormone-cell type (neuroendocrine)',
      details: 'It is much rarer and often grows more slowly. It is treated in a different way.',
    },
    {
      title: 'Cancer in the head',
      details: 'The head lies beside the bile duct. Growths here often cause jaundice, so they may be found sooner.',
    },
    { title: 'Cancer in the body or tail', details: 'These growths cause fewer early signs. They are more often found late.' },
    {
      title: 'Stages',
      details:
        'Doctors speak of cancer that can be removed, that is close to main blood vessels, or that has spread. The stage guides the treatment.',
    },
  ],
  tests: [
    {
      title: 'Who should be seen fast',
      details:
        'British advice asks for an urgent visit for anyone aged {ageJaundice} with jaundice. It asks for an urgent CT scan at {ageWeight} for weight loss with any of these: belly or back pain, loose stools, constipation, nausea, vomiting or new diabetes [ng12].',
    },
    {
      title: 'CT scan',
      details:
        'A special CT scan of the pancreas is the main test. If you have jaundice, it is done before the bile duct is drained [ng85].',
    },
    {
      title: 'Ultrasound',
      details: 'A scan from outside shows a blocked bile duct or stones. It can miss the pancreas behind gas [ng12].',
    },
    {
      title: 'Ultrasound from inside, with a biopsy',
      details: 'If it is still unclear, a thin camera goes to the stomach and takes a tiny sample. A PET scan may be added [ng85].',
    },
    {
      title: 'Blood tests',
      details: 'They check the liver, the sugar and a marker called CA 19-9. The marker alone can neither prove nor rule out cancer.',
    },
  ],
  treatment: {
    overview:
      'A team of surgeons, cancer doctors and scan doctors plans the treatment. If the cancer can be removed, an operation with chemotherapy gives the longest life. If it cannot, treatment slows the cancer and eases its effects.',
    details: [
      {
        title: 'Operation to remove the cancer',
        description:
          'For the head of the pancreas this is the Whipple operation (read “Whipple surgery”). For the tail, the left part of the gland is taken out, often with the spleen.',
        benefits:
          'It is the only treatment that may remove all of the cancer. With chemotherapy as well, up to {aliveFive} are alive after {fiveYears}.',
        risks:
          'It is a big operation, with leaks, bleeding and infection among its risks. The cancer can come back even when all that was seen is out.',
        recovery: 'Expect {stay} in hospital if all goes well. At home, recovery takes weeks to months.',
      },
      {
        title: 'Chemotherapy after or before surgery',
        description:
          'Medicines through a drip kill cancer cells that scans cannot see. Given first, they can shrink a growth that is close to blood vessels.',
        benefits:
          'In several trials put together, {withChemo} were alive after {espacYears} when they had it after surgery. With surgery alone it was {withoutChemo}.',
        risks: 'Tiredness, sickness, loose stools, numb fingers and infections can happen. Fever during chemotherapy needs help at once.',
        recovery: 'It is given in rounds over months. Most effects fade after the last round, though numbness can stay.',
      },
      {
        title: 'Chemotherapy or radiotherapy without surgery',
        description: 'This is for cancer that has spread or that grips main blood vessels. It is chosen by how fit you are.',
        benefits: 'It can slow the cancer, ease pain and lengthen life.',
        risks: 'It does not remove the cancer. Effects can be hard if you are weak, and you may stop when you wish.',
        recovery: 'You have regular scans and blood tests. The plan changes with what they show.',
      },
      {
        title: 'Stent or bypass for a blockage',
        description: 'A stent through a camera opens a blocked bile duct or gut. If that fails, a bypass operation can help.',
        benefits: 'Jaundice and itching fade, and eating may become possible again.',
        risks: 'A stent can block, get infected or cause pancreatitis. Then it must be changed.',
        recovery: 'Many people leave hospital within days. Jaundice takes some weeks to clear.',
      },
      {
        title: 'No treatment against the cancer',
        description: 'The cancer is left to take its course. Care for pain, jaundice and food should still be given.',
        benefits: 'You have no operation and no effects of chemotherapy. Some people who are very weak choose this.',
        risks: 'The cancer grows and spreads. Most people then live for months rather than years; ask your team if you wish to know more.',
        recovery: 'A comfort-care (palliative) team helps you and your family, at home if you like.',
        withoutTreatment: true,
      },
    ],
  },
  uncertainties: [
    'Sources differ on how many people can have an operation. It is about {operableNice} in the British guideline, {operableReview} in a British review, and {operableCleveland} at an American clinic.',
    'They also differ on life after surgery. An older British page gives {cruk} alive after {crukYears}. Newer chemotherapy may do better.',
    'Doctors do not all agree on chemotherapy before surgery if the cancer looks easy to remove.',
    'We have few good figures from India. These numbers come from other countries, and no number can tell what will happen to you.',
  ],
  preparing: [
    'Bring all scans and reports. A second opinion is normal and does not offend anyone.',
    'Tell us about blood thinners, diabetes medicines, herbs and allergies. We will tell you what to take; please change nothing yourself.',
    'Stop smoking, and walk every day as far as you can.',
    'Eat little and often. Capsules of enzymes with meals can help you keep weight.',
    'If you have jaundice but can have surgery soon, a stent first may not be needed [ng85]. Ask what is planned for you.',
  ],
  inHospital: [
    'For an operation you meet the surgeon, the anaesthetic doctor and a dietitian first.',
    'Afterwards you wake in a high-care unit, with drips and drains. Pain relief is given all the time.',
    'The removed tissue is studied. Its result decides the next treatment.',
  ],
  recovery: [
    { when: 'The first days', what: 'You sit up, breathe deeply and take first steps with help. You drink first and eat later.' },
    {
      when: 'The first weeks',
      what: 'You tire easily and eat small meals. Weight loss and loose stools are common, and enzymes can help.',
    },
    {
      when: 'The next months',
      what: 'Chemotherapy may start when you are strong enough. NICE asks that people have time to recover before it begins [ng85].',
    },
    {
      when: 'Later',
      what: 'Visits check weight, sugar, enzymes and signs that the cancer is back. Between visits, tell us the same day about jaundice, or about pain that your medicine does not hold.',
    },
  ],
  deciding:
    'Ask what each choice could give you: time, comfort, or both. Say what matters most to you, and how much you wish to know. Your family can help, but the decision is yours.',
  questions: [
    'What stage is the cancer, and can it be removed?',
    'Has a team with surgeons and cancer doctors looked at my scans?',
    'How many of these operations are done here each year, and with what results?',
    'Should I have chemotherapy before or after surgery?',
    'Do I need a stent for my jaundice?',
    'How will my pain, food and sugar be managed?',
    'Whom do we call at night?',
  ],
  livingWith: [
    'Pain can be treated at every stage. If medicines are not enough, a nerve block may help.',
    'Take enzymes with food if your doctor advises them. NICE recommends them when the cancer cannot be removed [ng85].',
    'Check your sugar as you were taught, because diabetes is common.',
    'Fear and sadness are natural for you and those who care for you. Talk to the team early; comfort care can start next to cancer treatment.',
  ],
  support: [
    {
      name: 'National Cancer Institute: pancreatic cancer treatment for patients',
      url: 'https://www.cancer.gov/cancertopics/pdq/treatment/pancreatic/patient',
    },
    { name: 'Cancer Research UK: pancreatic cancer', url: 'https://www.cancerresearchuk.org/about-cancer/pancreatic-cancer/survival' },
  ],
  evidence: {
    sources: {
      nci: {
        title: 'Pancreatic Cancer Treatment (PDQ), patient version',
        publisher: 'National Cancer Institute',
        year: null,
        url: 'https://www.cancer.gov/cancertopics/pdq/treatment/pancreatic/patient',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      nhswales: {
        title: 'Cancer of the pancreas',
        publisher: 'NHS 111 Wales',
        year: null,
        url: 'https://www.nhsdirect.wales.nhs.uk/encyclopaedia/c/article/cancerofthepancreas',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      ng12: {
        title: 'Improving outcomes in pancreatic cancer (with the advice of NICE NG12)',
        publisher: 'The Practitioner',
        year: 2018,
        url: 'https://practitioner-i.co.uk/Symposium/Gastroenterology/10640-/Improving-outcomes-in-pancreatic-cancer',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      ng85: {
        title: 'Pancreatic cancer in adults: diagnosis and management (NG85)',
        publisher: 'National Institute for Health and Care Excellence',
        year: 2018,
        url: 'https://www.nice.org.uk/guidance/ng85/chapter/Recommendations',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      espac: {
        title: 'Chemotherapy boosts survival rates for pancreatic cancer',
        publisher: 'Cancer Research UK',
        year: 2009,
        url: 'https://news.cancerresearchuk.org/2009/01/21/chemotherapy-boosts-survival-rates-for-pancreatic-cancer/',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      cruk: {
        title: 'Pancreatic cancer: survival',
        publisher: 'Cancer Research UK',
        year: null,
        url: 'https://www.cancerresearchuk.org/about-cancer/pancreatic-cancer/survival',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      cleveland: {
        title: 'Whipple procedure (pancreaticoduodenectomy)',
        publisher: 'Cleveland Clinic',
        year: null,
        url: 'https://my.clevelandclinic.org/health/treatments/21650-whipple-procedure-pancreaticoduodenectomy',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
    },
    figures: {
      exocrine: { value: 'about 95 in 100 cases', source: 'nci' },
      ageJaundice: { value: '40 or over', source: 'ng12' },
      ageWeight: { value: '60 or over', source: 'ng12' },
      aliveFive: { value: '30 in 100 people', source: 'ng85' },
      fiveYears: { value: '5 years', source: 'ng85' },
      stay: { value: 'about a week', source: 'cleveland' },
      withChemo: { value: '24 in 100 people', source: 'espac' },
      withoutChemo: { value: '14 in 100 people', source: 'espac' },
      operableNice: { value: '8 in 100 people', source: 'ng85' },
      operableReview: { value: '15 in 100 people', source: 'ng12' },
      operableCleveland: { value: '15 to 20 in 100 people', source: 'cleveland' },
      crukYears: { value: '5 years', source: 'cruk' },
      espacYears: { value: '5 years', source: 'espac' },
      cruk: { value: '7 to 25 in 100 people', source: 'cruk' },
    },
  },
  written: '2026-11-22',
  reviewed: null,
} as const satisfies Treatment;
