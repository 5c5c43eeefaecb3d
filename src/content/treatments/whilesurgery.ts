import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf, upperBellyPain } from '#content/triage.ts';

export const treatment = {
  id: 16,
  group: 'whipple',
  // The published address is spelled this way; correcting it would break links to it.
  link: 'whilesurgery',
  name: 'Whipple surgery',
  otherNames: [
    'Whipple operation',
    'Whipple procedure',
    'Pancreaticoduodenectomy',
    'Removal of the head of the pancreas',
    'व्हिपल सर्जरी',
    'व्हिपल ऑपरेशन',
  ],
  kind: 'operation',
  organs: ['pancreas', 'small-intestine', 'bile-duct', 'gallbladder', 'stomach'],
  icd10: null,
  summary:
    'Whipple surgery removes the head of the pancreas. Who needs it, what are the risks in numbers, and how long is the recovery? A calm guide for families.',
  keywords: [
    'Whipple surgery',
    'Whipple operation',
    'pancreaticoduodenectomy',
    'pancreatic head cancer surgery',
    'Whipple recovery',
    'व्हिपल सर्जरी',
  ],
  aims: 'This page helps you and your family weigh the Whipple operation: why it is done, what it can give, what it risks and how life is afterwards.',
  description:
    'The Whipple operation takes out the head of the pancreas, the first part of the small bowel (duodenum), the gallbladder and part of the bile duct. The surgeon then joins what is left, so that food and digestive juices can flow again. It is one of the largest operations on the belly, so take time for your questions.',
  inShort: {
    emergency:
      'Call 112 or 108 for vomited blood, yellow eyes with fever or pain, or, after the operation, yellow eyes or fever from {Fever}. The operation is planned.',
    operation: 'Only if all of the growth can be taken out and you are strong enough for it. For many people other care is better.',
    choices: 'Open surgery, keyhole or robot, chemotherapy first, a stent or bypass, or comfort care alone.',
    back: 'Expect {stayFast} in hospital if all goes well, and {stayIndia} on average in an Indian hospital, then weeks to months until you feel like yourself.',
    next: 'Have a CT scan of the pancreas, and take it to a team that does this operation often.',
  },
  careCard: cardOf([
    ...upperBellyPain,
    'operation-bleeding',
    'operation-jaundice',
    'jaundice-with-more',
    'jaundice-stent',
    ...afterBellyOperation,
    'operation-vomiting',
    'operation-confused',
    'jaundice',
    'drain-trouble',
    'eats-too-little',
    'wound-redness',
    'pancreas-growth',
    'second-opinion',
    'oily-stools',
    'stent-due',
  ]),
  symptoms: [
    'Yellow eyes and skin, with itching, dark urine and pale stools, because the bile duct is blocked.',
    'Loss of weight and appetite, or pain in the upper belly or back.',
    'Vomiting, or new diabetes together with weight loss, or no signs at all.',
  ],
  causes: [
    'Cancer in the head of the pancreas is a common reason.',
    'Other reasons are cancer at the lower end of the bile duct, in the duodenum, or where the ducts meet (periampullary cancer).',
    'Some cysts and slow-growing tumours are removed before they turn into cancer.',
    'Chronic pancreatitis with a painful, swollen head of the gland can be a reason.',
    'The operation is for people whose growth can be taken out completely and who are strong enough for it. In Britain that is about {eligible} with cancer of the pancreas.',
  ],
  types: [
    { title: 'Classic Whipple', details: 'The lower part of the stomach is taken out as well.' },
    {
      title: 'Whipple that keeps the stomach outlet',
      details: 'The whole stomach and its valve stay in place. The report may call this pylorus-preserving.',
    },
    { title: 'Open surgery', details: 'The surgeon works through one long cut, which is the usual way.' },
    {
      title: 'Keyhole or robotic surgery',
      details: 'The surgeon works through small cuts with a camera, which does not suit every growth.',
    },
  ],
  tests: [
    {
      title: 'CT scan of the pancreas',
      details: 'It shows whether the growth can be removed. If you have jaundice, it is done before the bile duct is drained [ng85].',
    },
    {
      title: 'MRI, PET or ultrasound from inside',
      details: 'One of these is added if the answer is still unclear, but you may not need a biopsy before surgery.',
    },
    { title: 'Blood tests', details: 'Liver, kidneys, clotting, sugar, blood count and the marker CA 19-9 are checked.' },
    { title: 'Fitness check', details: 'Your heart and lungs are tested, and a dietitian looks at your weight and strength.' },
  ],
  treatment: {
    overview:
      'The choice depends on what the growth is, how far it has gone and how strong you are. For most cancers in this part of the body, taking the growth out gives the only chance of getting rid of it. For others, draining the bile or chemotherapy serves you better.',
    details: [
      {
        title: 'Whipple operation by open surgery',
        description:
          'Under a full anaesthetic the surgeon removes the growth with the parts around it and joins everything again. In the United States it usually takes {length}.',
        benefits:
          'If all of the cancer comes out, it can give years of life, above all with chemotherapy. At Tata Memorial Hospital in Mumbai (operations from {tataYears}), {alivePancreas} with cancer of the pancreas were alive after {aliveTime}, and {aliveAmpulla} with a periampullary cancer.',
        risks:
          'Of the {tataCount} who had it there, {tataDeaths} died after the operation and {tataTrouble} had a complication. Elsewhere the risk can be much higher: in a hospital in South India {southDeaths} died (from {southYears}). The main dangers are a leak of pancreatic juice, bleeding, infection and a stomach that is slow to empty.',
        recovery:
          'If all goes well, the stay is {stayFast} in the United States; in the South Indian hospital the average was {stayIndia}. Then you need weeks to months at home.',
        compare: {
          cut: 'One long cut',
          nights: '{stayFast} (US), {stayIndia} (India)',
          usualLife: 'Weeks to months',
          mainRisk: 'Death: {tataDeaths} in Mumbai',
          comesBack: 'Cancer often; chemotherapy lowers this',
        },
      },
      {
        title: 'Whipple by keyhole or robot',
        description:
          'The same parts are removed through small cuts, with a camera or with a robot that the surgeon steers. The surgeon may have to change to open surgery.',
        benefits:
          'In studies that looked back, people lost less blood and went home sooner [minimal], though the operation takes longer [europa].',
        risks:
          'In a Dutch trial in trained hospitals, {leopardKeyhole} died of complications within {leopardTime} after keyhole surgery and {leopardOpen} after open surgery. The gap could be chance, but the trial was stopped early for safety. A Chinese trial in {chinaSize}, with very experienced surgeons, found no difference in deaths or complications. A German trial in {robotSize} found as much trouble after the robot as after open surgery, and more people whose stomach was slow to empty.',
        recovery: 'You may get up sooner, but the joins inside take as long to heal.',
        compare: {
          cut: 'Several small cuts',
          nights: null,
          usualLife: 'Weeks to months',
          mainRisk: 'Death: no lower in the trials',
          comesBack: 'As after open surgery',
        },
      },
      {
        title: 'Chemotherapy first, then a new look',
        description:
          'When the growth is close to main blood vessels, medicines come first. New scans then show whether surgery makes sense.',
        benefits: 'Some growths shrink enough to be removed.',
        risks: 'Some people grow too weak for surgery, or the cancer spreads in the meantime.',
        recovery: 'It takes some months, with visits for drips and blood tests.',
        compare: {
          cut: 'None',
          nights: 'None, as a rule',
          usualLife: 'Goes on in part',
          mainRisk: 'Too weak for surgery later',
          comesBack: null,
        },
      },
      {
        title: 'Stent or bypass without removal',
        description: 'A small tube (stent) opens the bile duct or the bowel, and a bypass is an operation that leads around the blockage.',
        benefits: 'It treats jaundice or vomiting with far less strain.',
        risks: 'It does not remove the cancer, and stents can block and need changing.',
        recovery: 'Most people need days after a stent and some weeks after a bypass.',
        compare: {
          cut: 'None, or one cut',
          nights: 'A few; more after bypass',
          usualLife: 'Days, or some weeks',
          mainRisk: 'The stent blocks',
          comesBack: 'The blockage can return',
        },
      },
      {
        title: 'No operation and no drainage',
        description: 'The growth stays in place, and a blocked duct or bowel is not opened.',
        benefits: 'You avoid the risks of a very large operation.',
        risks: 'A cancer will keep growing, and jaundice, itching, infection and vomiting usually get worse.',
        recovery: 'A comfort-care (palliative) team treats pain and other troubles, at home or in hospital.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break for surgery',
          mainRisk: 'Jaundice, infection, vomiting',
          comesBack: 'The cancer keeps growing',
        },
        withoutTreatment: true,
      },
    ],
  },
  charts: [
    {
      title: 'Of people operated on in Mumbai, so many were alive after {aliveTime}',
      rows: [
        { label: 'cancer of the pancreas', figure: '{alivePancreas}' },
        { label: 'periampullary cancer', figure: '{aliveAmpulla}' },
      ],
    },
    {
      title: 'After a pancreatic cancer was removed, so many were alive after {adjYears}',
      rows: [
        { label: 'given FOLFIRINOX', figure: '{folfAlive}' },
        { label: 'given gemcitabine', figure: '{gemAlive}' },
      ],
    },
  ],
  medicines: [
    {
      title: 'Enzymes (pancreatin)',
      details:
        'These capsules, taken with every meal, do the work of the part that was removed. Oily stools or weight loss often mean that the dose needs a change, so call us within a day or two.',
    },
    {
      title: 'FOLFIRINOX or gemcitabine',
      details:
        'After a cancer of the pancreas is removed, chemotherapy usually follows for about {adjWeeks}. In a trial of fit people more were alive after {adjYears} with FOLFIRINOX ({folfAlive}) than with gemcitabine ({gemAlive}). Fever during it is an emergency.',
    },
    { title: 'Insulin or diabetes tablets', details: 'Some people need them, because part of the gland is gone. Have your sugar checked.' },
  ],
  others: [
    {
      title: 'Your family',
      details: 'If you or several relatives have had cancer of the pancreas, ask about a test for an inherited fault.',
    },
  ],
  operations: ['whipple'],
  uncertainties: [
    'How many operations a hospital does makes a difference. In the Netherlands {volumeFew} died within {volumeTime} in hospitals with fewer than {few} a year, and {volumeMany} in hospitals with {many} or more.',
    'Whether you need a stent first depends on how deep the jaundice is and how soon you can have surgery.',
  ],
  preparing: [
    'Stop smoking, walk daily, practise deep breathing and eat protein with every meal.',
    'List all medicines, herbs and allergies, and say if you drink alcohol. Stop nothing on your own, because the team gives you a written plan.',
    'Choose one relative to hear the news with you, and arrange help at home.',
  ],
  inHospital: [
    'You wake up in intensive care, with a drip, a bladder tube, drains from the belly and strong pain relief. Say so if pain stops you from breathing deeply.',
    'You start with sips and go on to soft food. In the United States the stomach was slow to empty in {slowUsa}, who stayed {staySlow}.',
  ],
  recovery: [
    { when: 'The first days', what: 'You sit, stand and walk with help. Drains come out when the fluid is clear of digestive juice.' },
    {
      when: 'The first weeks at home',
      what: 'You are tired, and full after small meals, so eat often, weigh yourself and walk a little further each day. After an open operation lift nothing heavier than {NoLiftWeight} for at least {NoLiftWeeks}.',
    },
    { when: 'The next months', what: 'Digestion settles. You learn how your body uses food now, and chemotherapy may begin.' },
    { when: 'After that', what: 'You come for checks for years: weight, sugar, vitamins, and scans if it was cancer.' },
  ],
  deciding:
    'Weigh the chance of more years against a hard operation and months of recovery, and ask what the surgeon expects for you, not only for people in general.',
  questions: [
    'What do you think the growth is, and can all of it be removed?',
    'How many Whipple operations did you and this hospital do last year?',
    'How many of those people had a leak, and how many died?',
    'Do I need a stent or chemotherapy first?',
    'Open, keyhole or robotic: which, and why?',
    'Will I need enzymes or insulin?',
  ],
  livingWith: [
    'Eat several small meals a day and chew well.',
    'Avoid alcohol and tobacco, which harm what is left of the gland.',
    'It can take months to feel like yourself. Low mood is common and deserves help, for you and your family.',
  ],
  support: [
    { name: 'Tata Memorial Hospital, Mumbai', url: 'https://tmc.gov.in/tmh' },
    { name: 'Pallium India: palliative care and where to find it', url: 'https://palliumindia.org/' },
    {
      name: 'National Cancer Institute: pancreatic cancer treatment for patients',
      url: 'https://www.cancer.gov/cancertopics/pdq/treatment/pancreatic/patient',
    },
  ],
  evidence: {
    sources: {
      prodige: {
        title: 'Five-Year Outcomes of FOLFIRINOX vs Gemcitabine as Adjuvant Therapy for Pancreatic Cancer: A Randomized Clinical Trial',
        publisher: 'JAMA Oncology',
        year: 2022,
        url: 'https://doi.org/10.1001/jamaoncol.2022.3829',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'most of its abstract, and QuadShot News for survival at the end',
      },
      context: {
        title: 'Context: Pancreatic cancer in adults (NG85)',
        publisher: 'National Institute for Health and Care Excellence',
        year: 2018,
        url: 'https://www.nice.org.uk/guidance/ng85/chapter/Context',
        checkedOn: '2026-11-22',
        basis: 'full',
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
      tata: {
        title:
          'Twelve Hundred Consecutive Pancreato-Duodenectomies from Single Centre: Impact of Centre of Excellence on Pancreatic Cancer Surgery Across India',
        publisher: 'World Journal of Surgery',
        year: 2020,
        url: 'https://doi.org/10.1007/s00268-019-05235-0',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      southIndia: {
        title:
          '147 Pancreatoduodenectomies: a Single Center’s Perspective into the Epidemiology and Surgical Outcomes of Periampullary and Pancreatic Cancers in South India',
        publisher: 'Journal of Gastrointestinal Cancer',
        year: 2020,
        url: 'https://doi.org/10.1007/s12029-020-00534-5',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      nsqip: {
        title:
          'Delayed gastric emptying is associated with increased risk of mortality in patients undergoing pancreaticoduodenectomy for pancreatic adenocarcinoma',
        publisher: 'Updates in Surgery',
        year: 2023,
        url: 'https://doi.org/10.1007/s13304-022-01404-4',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      minimal: {
        title:
          'Does Minimally-Invasive Pancreaticoduodenectomy Have Advantages over Its Open Method? A Meta-Analysis of Retrospective Studies',
        publisher: 'PLOS ONE',
        year: 2014,
        url: 'https://doi.org/10.1371/journal.pone.0104274',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      leopard: {
        title:
          'Laparoscopic versus open pancreatoduodenectomy for pancreatic or periampullary tumours (LEOPARD-2): a multicentre, patient-blinded, randomised controlled phase 2/3 trial',
        publisher: 'The Lancet Gastroenterology and Hepatology; record of the Vrije Universiteit Amsterdam',
        year: 2019,
        url: 'https://research.vumc.nl/en/publications/laparoscopic-versus-open-pancreatoduodenectomy-for-pancreatic-or-',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the first half of its abstract, and its results in Cancers 2024, 16, 4243',
      },
      china: {
        title:
          'Short-Term Outcomes Following Laparoscopic vs Open Pancreaticoduodenectomy in Patients With Pancreatic Ductal Adenocarcinoma: A Randomized Clinical Trial',
        publisher: 'JAMA Surgery',
        year: 2023,
        url: 'https://doi.org/10.1001/jamasurg.2023.5210',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      europa: {
        title: 'Robotic versus open partial pancreatoduodenectomy (EUROPA): a randomised controlled stage 2b trial',
        publisher: 'The Lancet Regional Health – Europe',
        year: 2024,
        url: 'https://doi.org/10.1016/j.lanepe.2024.100864',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'a commentary that gives its results, PMC11336533',
      },
      volume: {
        title: 'Volume–outcome relationships in pancreatoduodenectomy for cancer',
        publisher: 'HPB',
        year: 2016,
        url: 'https://doi.org/10.1016/j.hpb.2016.01.515',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      folfAlive: { value: '43 in 100', source: 'prodige' },
      gemAlive: { value: '31 in 100', source: 'prodige' },
      adjYears: { value: '5 years', source: 'prodige' },
      adjWeeks: { value: '24 weeks', source: 'prodige' },
      eligible: { value: '8 in 100 people', source: 'context' },
      length: { value: 'about 6 hours', source: 'nsqip' },
      alivePancreas: { value: '44 in 100 people', source: 'tata' },
      aliveAmpulla: { value: '66 in 100', source: 'tata' },
      aliveTime: { value: '3 years', source: 'tata' },
      tataYears: { value: '1992 to 2017', source: 'tata' },
      tataCount: { value: '1,200 people', source: 'tata' },
      tataDeaths: { value: '4 in 100', source: 'tata' },
      tataTrouble: { value: '31 in 100', source: 'tata' },
      southDeaths: { value: '12 of 118 people', source: 'southIndia' },
      southYears: { value: '2015 to 2019', source: 'southIndia' },
      stayIndia: { value: '20 days', source: 'southIndia' },
      leopardKeyhole: { value: '5 of 50 people', source: 'leopard' },
      leopardOpen: { value: '1 of 49', source: 'leopard' },
      leopardTime: { value: '90 days', source: 'leopard' },
      chinaSize: { value: '200 people', source: 'china' },
      robotSize: { value: '62 people', source: 'europa' },
      volumeFew: { value: '10 in 100 people', source: 'volume' },
      volumeMany: { value: '4 in 100', source: 'volume' },
      volumeTime: { value: '90 days', source: 'volume' },
      few: { value: '5', source: 'volume' },
      many: { value: '40', source: 'volume' },
      slowUsa: { value: '16 in 100 people', source: 'nsqip' },
      stayFast: { value: 'about 8 days', source: 'nsqip' },
      staySlow: { value: '16.5 days', source: 'nsqip' },
    },
  },
  written: '2026-11-22',
} as const satisfies Treatment;
