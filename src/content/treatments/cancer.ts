import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf, upperBellyPain, withCancer } from '#content/triage.ts';

export const treatment = {
  id: 7,
  group: 'stomach-cancer',
  link: 'cancer',
  name: 'Stomach cancer',
  otherNames: ['Gastric cancer', 'Cancer of the stomach', 'पेट का कैंसर', 'आमाशय का कैंसर'],
  kind: 'condition',
  organs: ['stomach'],
  icd10: 'C16',
  summary:
    'Which stomach symptoms need a quick camera test, how stomach cancer is treated, and how people eat and live after part or all of the stomach is removed.',
  keywords: ['stomach cancer', 'gastric cancer', 'stomach cancer symptoms', 'gastrectomy', 'gastroscopy', 'H. pylori', 'पेट का कैंसर'],
  aims: 'This page helps you and your family understand stomach cancer, its tests and treatments, and what to ask.',
  description:
    'Stomach cancer is a growth of harmful cells that most often starts in the inner lining of the stomach. Found early, it can often be removed. Its first signs are easy to mistake for acidity, so signs that last should be checked.',
  careCard: cardOf([
    ...upperBellyPain,
    'hard-belly',
    'collapse',
    'vomits-blood-or-black-stool',
    'cannot-swallow',
    'vomiting-nonstop',
    ...withCancer,
    ...afterBellyOperation,
    'keeps-little-down',
    'wound-redness',
    'swallowing-harder',
    'stomach-alarm',
    'weight-loss',
    'full-early',
    'lump-felt',
    'anaemia',
    'pain-comes-back',
    'stomach-cancer-in-family',
    'h-pylori',
  ]),
  symptoms: [
    'Early on there may be no signs, or only indigestion, burping and a feeling of being full too soon [nhs].',
    'Later there can be pain in the upper belly, vomiting, loss of appetite and weight loss [nhs].',
    'Slow bleeding can turn the stool black, or make you pale and tired [nhs].',
    'Most people with these signs do not have cancer. They still deserve a test if they stay or get worse.',
  ],
  causes: [
    'A germ called H. pylori is the main cause that can be treated. A world study links {hp} to it, though most people who carry it never get cancer.',
    'The chance rises with age, with smoking, and with a diet full of salted and pickled food. Men get it more often than women [nhs].',
    'A close relative with stomach cancer, some kinds of stomach polyps, and long-lasting damage to the lining add to it.',
    "In many people no single cause is found, and it is no one's fault.",
  ],
  types: [
    {
      title: 'Adenocarcinoma',
      details: 'It starts in the cells of the lining and makes up {adeno}. The rest of this page is about this kind.',
    },
    {
      title: 'Lymphoma',
      details: 'It comes from cells that fight germs. It is treated mainly with medicines, and at times by clearing H. pylori.',
    },
    {
      title: 'Stromal tumour (GIST)',
      details:
        'It grows in the wall of the stomach rather than the lining. It is treated differently, with surgery, tablets or both [nhs].',
    },
  ],
  tests: [
    {
      title: 'Gastroscopy with biopsy',
      details:
        'A thin camera looks into the stomach and takes tiny samples. Only a biopsy can prove that it is cancer. NICE in the UK wants it done within {scopeTime} when the warning signs above are present.',
    },
    { title: 'CT scan', details: 'It shows how deep the growth goes and whether it has spread to the liver, lungs or glands.' },
    {
      title: 'Camera look inside the belly (laparoscopy)',
      details:
        'Through small cuts, the surgeon looks for seeds of cancer that are too fine for a scan. It is done before some major operations.',
    },
    { title: 'Tests on the sample', details: 'They show whether targeted medicines may help, and whether H. pylori is there.' },
  ],
  treatment: {
    overview:
      'A team of surgeons, cancer doctors, scan doctors and dietitians plans the care. The plan rests on the stage, on where the cancer lies and on your strength. For cancer that has not spread, surgery is often part of the plan [cancersa].',
    details: [
      {
        title: 'Removal through the camera (endoscopic resection)',
        description:
          'A very early cancer that stays in the inner lining is cut out through the mouth, with no cut in the belly [cancersa].',
        benefits: 'You keep your stomach and eat much as before. For some people no other treatment is needed [cancersa].',
        risks:
          'It can bleed or leave a small hole, and both are more likely than in a plain gastroscopy [cancersa]. If the cancer turns out to be deeper, surgery follows.',
        recovery: 'You usually stay a night in hospital [cancersa]. Regular camera checks come afterwards.',
      },
      {
        title: 'Surgery, with or without chemotherapy',
        description:
          'The surgeon removes part or all of the stomach and the glands around it (gastrectomy), and joins what is left. For deeper cancers, chemotherapy is often given before and after [periop].',
        benefits:
          'It gives the main chance of a cure when the cancer has not spread [periop]. Chemotherapy around it is given to improve that chance.',
        risks:
          'After the whole stomach was removed, the join leaked in {leak} in one large study. In another hospital, {deaths} died after this operation and {problems} had some problem. Weight loss and low vitamins are common later.',
        recovery: 'Healing takes {heal}, and feeling fully well can take {full}.',
      },
      {
        title: 'Chemotherapy and targeted medicines',
        description: 'If the cancer has spread or cannot be removed, medicines can slow it. Tests on the sample guide the choice.',
        benefits: 'Many people live longer and have fewer symptoms. Some feel well enough to do most of what they like.',
        risks: 'Tiredness, sickness, sore mouth, infection and tingling hands are common. The team can change the dose.',
        recovery: 'It is given in rounds with rest between them. Blood is checked before each round.',
      },
      {
        title: 'Care for comfort',
        description:
          'A stent can open a blocked stomach, rays can stop slow bleeding, and palliative care teams treat pain, sickness and worry.',
        benefits: 'You can eat, sleep and feel better. It can go along with any other treatment, and it is not giving up.',
        risks: 'A stent can slip or block. Pain medicines can make you sleepy or constipated, which can be treated.',
        recovery: 'Most of it can be given at home or in short visits.',
      },
      {
        title: 'No treatment of the cancer',
        description: 'Some people choose this when they are very frail or when treatment would bring more harm than good.',
        benefits: 'You avoid side effects and days in hospital.',
        risks:
          'The cancer goes on growing. It may bleed, block the stomach or spread, and an early cancer can pass the point where it can be removed.',
        recovery: 'Comfort care still helps. You may change your mind at any time.',
        withoutTreatment: true,
      },
    ],
  },
  uncertainties: [
    "Survival depends on the stage. The figures below come from the United States some years ago, and no figure can foretell one person's course.",
    'There, {local} whose cancer was only in the stomach were alive after {survivalTime}. It was {regional} when it had reached nearby parts, and {distant} when it had spread far [concord].',
    'Experts do not agree on the ideal mix of chemotherapy and surgery for cancer that has not spread [periop].',
    'The dangers of surgery differ with age, other illness and hospital [wjg]. Ask your team for its own results.',
  ],
  preparing: [
    'Food comes first. A dietitian can help you stop losing weight, with rich drinks or at times a feeding tube [cancersa].',
    'Stop smoking, walk each day and practise deep breathing. Each of these helps your lungs and your wound.',
    'Bring a list of medicines, above all blood thinners and those for diabetes. Do not stop any on your own.',
    'Bring a relative to each visit, and write down what is said.',
  ],
  inHospital: [
    'After the operation you may have a tube through the nose, a drip, a drain and a tube in the bladder [earlier].',
    'Food may go into a vein or straight into the bowel at first. Many people start a light diet after about {lightDiet}.',
    'The usual stay is {stay}. A dietitian and a physiotherapist see you before you leave.',
  ],
  recovery: [
    {
      when: 'The first weeks at home',
      what: 'Someone should help with cooking and chores. Sip and eat small amounts, and rest between. Moving back to solid food usually takes {solid}.',
    },
    {
      when: 'The next weeks',
      what: 'Walk a little more each day, and lift nothing heavier than {NoLiftWeight} for at least {NoLiftWeeks}. Ask before you drive.',
    },
    { when: 'The months after', what: 'Many people go back to work after {work}. Weight often drops first and then holds.' },
    {
      when: 'Follow-up',
      what: 'You will have regular visits, blood tests and at times scans. With new pain, vomiting or trouble swallowing do not wait for the visit: the lists near the top say how soon.',
    },
  ],
  deciding:
    'Ask what the aim of each treatment is: to cure, to gain time or to bring comfort. Weigh it against your strength, your wishes and the help you have at home. A second opinion is normal and will not offend anyone.',
  questions: [
    'What stage is the cancer, and which tests are still missing?',
    'Is the aim to cure it, or to hold it back?',
    'Could it be removed through the camera?',
    'Do I need part or all of my stomach taken out, and open or keyhole?',
    'How many of these operations does your team do in a year, and with what results?',
    'Do I need chemotherapy before surgery?',
    'How will I eat afterwards, and who will guide me?',
    'Should my family be tested for H. pylori or for inherited risk?',
  ],
  livingWith: [
    'Eat small amounts often, and chew well. You will need small portions for life, but most foods come back [gastrectomy].',
    'If food rushes into the bowel, you may feel hot, shaky or sick after a meal. This is called dumping. Less sugar and smaller, slower meals help.',
    'Without a stomach you cannot take in vitamin B12, so you will need injections, usually every {b12}. If you keep part of it, have your level checked [opa].',
    'Fear and low mood are common, for families too. Talk to us, to someone you trust, or to a cancer support group.',
  ],
  support: [
    { name: 'National Cancer Institute: Stomach cancer', url: 'https://www.cancer.gov/types/stomach' },
    { name: 'NHS: Recovering from a gastrectomy', url: 'https://www.nhs.uk/conditions/gastrectomy/recovery' },
    { name: 'OOSO: Life after an oesophagectomy or gastrectomy', url: 'https://ooso.org.uk/docs/FamilyHelp/files/basic-html/page13.html' },
  ],
  evidence: {
    sources: {
      nhs: {
        title: 'Stomach cancer',
        publisher: 'NHS',
        year: null,
        url: 'https://www.nhs.uk/conditions/stomach-cancer/',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      ng12: {
        title: 'Suspected cancer: recognition and referral (NG12)',
        publisher: 'National Institute for Health and Care Excellence',
        year: 2015,
        url: 'https://www.nice.org.uk/guidance/ng12',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      iarc: {
        title: 'Global lifetime estimates of expected and preventable gastric cancers across 185 countries',
        publisher: 'Nature Medicine',
        year: 2025,
        url: 'https://doi.org/10.1038/s41591-025-03793-6',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      cancersa: {
        title: 'Treatment for stomach cancer',
        publisher: 'Cancer Council SA',
        year: null,
        url: 'https://www.cancersa.org.au/cancer-a-z/stomachandoesophagealcancers/treatment-for-stomach-cancer/',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      periop: {
        title: 'Perioperative treatment in resectable gastric cancer: current perspectives and future directions',
        publisher: 'Cancers',
        year: 2019,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6468561',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      leakage: {
        title: 'Impact of anastomotic leakage on long-term survival after total gastrectomy for carcinoma of the stomach',
        publisher: 'British Journal of Surgery',
        year: 2010,
        url: 'https://doi.org/10.1002/bjs.7038',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      wjg: {
        title: 'Risk factors for operative morbidity and mortality in gastric cancer patients undergoing total gastrectomy',
        publisher: 'World Journal of Gastroenterology',
        year: 2008,
        url: 'https://doi.org/10.3748/wjg.14.6560',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      concord: {
        title: 'Stomach cancer survival in the United States by race and stage (2001-2009): findings from the CONCORD-2 study',
        publisher: 'Cancer',
        year: 2017,
        url: 'https://doi.org/10.1002/cncr.30881',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      gastrectomy: {
        title: 'Recovering from a gastrectomy',
        publisher: 'NHS',
        year: null,
        url: 'https://www.nhs.uk/conditions/gastrectomy/recovery',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      earlier: {
        title: 'Recovering from a gastrectomy (an earlier edition of the page)',
        publisher: 'NHS',
        year: null,
        url: 'https://www.nhs.uk/conditions/gastrectomy/recovery',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      opa: {
        title: 'Family help: vitamin B12 and stomach surgery',
        publisher: 'Oxfordshire Oesophageal and Stomach Organisation (OOSO)',
        year: null,
        url: 'https://ooso.org.uk/docs/FamilyHelp/files/basic-html/page13.html',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
    },
    figures: {
      scopeTime: { value: '2 weeks', source: 'ng12' },
      adeno: { value: 'about 95 in 100 stomach cancers', source: 'nhs' },
      hp: { value: '76 in 100 cases', source: 'iarc' },
      leak: { value: 'about 6 in 100 people', source: 'leakage' },
      deaths: { value: '3 in 100', source: 'wjg' },
      problems: { value: '21 in 100 people', source: 'wjg' },
      heal: { value: '6 to 8 weeks', source: 'gastrectomy' },
      full: { value: 'up to a year', source: 'gastrectomy' },
      solid: { value: '4 to 6 weeks', source: 'gastrectomy' },
      work: { value: '2 to 4 months', source: 'gastrectomy' },
      lightDiet: { value: 'a week', source: 'earlier' },
      stay: { value: '1 to 2 weeks', source: 'earlier' },
      b12: { value: '3 months', source: 'opa' },
      local: { value: '64 in 100 people', source: 'concord' },
      regional: { value: '28 in 100', source: 'concord' },
      distant: { value: '5 in 100 people', source: 'concord' },
      survivalTime: { value: '5 years', source: 'concord' },
    },
  },
  written: '2026-11-22',
  reviewed: null,
} as const satisfies Treatment;
