import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf } from '#content/triage.ts';

export const treatment = {
  id: 9,
  group: 'pancreas',
  // The published address is spelled this way; correcting it would break links to it.
  link: 'pancreaticestones',
  name: 'Pancreatic stones',
  otherNames: [
    'Stones in the pancreas',
    'Pancreatic duct stones',
    'Pancreatic calculi',
    'Chronic calcific pancreatitis',
    'अग्न्याशय की पथरी',
    'पैंक्रियाज में पथरी',
  ],
  kind: 'condition',
  organs: ['pancreas', 'small-intestine'],
  icd10: 'K86.1',
  summary:
    'Stones in the pancreas: why do they hurt, can shock waves break them, and when is an operation better? Signs, tests, choices and recovery in plain words.',
  keywords: [
    'pancreatic stones',
    'pancreatic duct stones',
    'chronic pancreatitis',
    'shock-wave lithotripsy',
    'ERCP',
    'pancreas surgery',
    'अग्न्याशय की पथरी',
  ],
  aims: 'This page helps you understand stones in the pancreas, so that you can choose a treatment with your doctor.',
  description:
    'Pancreatic stones are hard lumps of chalk (calcium) in the tube that drains the pancreas. They form when the pancreas has been sore and scarred for a long time, which is called chronic pancreatitis. They are not the same as gallstones.',
  careCard: cardOf([
    'heart',
    'pancreas-pain',
    'fever-with-belly-pain',
    'pain-with-fast-pulse',
    'vomiting-nonstop',
    'jaundice-with-more',
    'jaundice-stent',
    'vomits-blood-or-black-stool',
    'withdrawal',
    ...afterBellyOperation,
    'jaundice',
    'eats-too-little-pain',
    'thirst',
    'pain-not-held',
    'stone-treatment-pain',
    'weight-loss',
    'new-diabetes',
    'belly-pain-comes-back',
    'oily-stools',
    'pancreas-stones',
    'alcohol-tobacco',
  ]),
  symptoms: [
    'Pain high in the belly, in the middle or on the left, which can spread to the back.',
    'Attacks that last for hours or days. Later, some people have a dull pain in between.',
    'Feeling sick or vomiting, often with the pain.',
    'Oily, smelly stools that float, because fat is not broken down.',
    'Weight loss.',
    'Thirst, passing a lot of urine and tiredness, if diabetes begins.',
    'Some people have no pain at all.',
  ],
  causes: [
    'The pancreas makes juice that digests food. When it is sore for years, the juice grows thick and chalk settles in it as stones.',
    'A stone that blocks the main tube traps juice behind it. The pressure builds up and hurts [kjim].',
    'In a study from all over India, no cause was found in {indiaUnknown} with chronic pancreatitis. In {indiaAlcohol} it was alcohol.',
    'Smoking harms the pancreas too [nice]. So do some genes, high calcium in the blood and blocked or narrow tubes.',
    'When the disease comes from alcohol, up to {stoneShare} get stones over the years.',
  ],
  types: [
    {
      title: 'Stones in the main tube',
      details: 'These can block the flow of juice. They cause most of the pain and are the ones that doctors try to clear.',
    },
    { title: 'Stones in the side branches or in the gland itself', details: 'These small stones rarely need to be taken out.' },
    {
      title: 'Stones that X-rays show',
      details:
        'Most pancreatic stones are dense and show on an X-ray, so shock waves can be aimed at them. In one large Indian series {denseStones} did.',
    },
    { title: 'Stones with a narrow tube', details: 'Scars can narrow the tube beside the stone. Then a stent may be needed too.' },
  ],
  tests: [
    { title: 'Talk and check-up', details: 'The doctor asks about your pain, food, alcohol, tobacco and family.' },
    {
      title: 'Ultrasound and CT scan',
      details:
        'Ultrasound may be the first look, but gas can hide the gland. A CT scan shows the stones, their size and the shape of the gland, and looks for other causes of pain.',
    },
    { title: 'MRI scan of the ducts', details: 'This shows the tubes without X-rays.' },
    {
      title: 'Ultrasound from inside',
      details: 'A thin camera with an ultrasound tip goes to the stomach. It helps when cancer must be ruled out.',
    },
    { title: 'Blood and stool tests', details: 'Blood sugar shows diabetes. A stool test shows if the gland still makes enough enzymes.' },
  ],
  treatment: {
    overview:
      'Everyone is helped by stopping alcohol and tobacco, treating pain and replacing what the gland no longer makes. Stones that block the tube and hurt can be broken or taken out. Stones that cause no trouble are mostly left alone.',
    details: [
      {
        title: 'Leaving the stones alone',
        description: 'Nothing is done to the stones. The doctor still checks your weight, blood sugar and pain.',
        benefits: 'You avoid the risks of a procedure. This can be right if you have no pain.',
        risks:
          'If a stone blocks the tube, pain can go on. The scarring may grow, and over a lifetime up to {diabetesLife} with chronic pancreatitis get diabetes.',
        recovery: 'Ask how often to come back, and come sooner if the pain changes.',
        withoutTreatment: true,
      },
      {
        title: 'Medicines, enzymes and healthy habits',
        description:
          'You stop alcohol and tobacco, take pain relief step by step and eat well. Capsules of enzymes with meals replace the missing juice.',
        benefits: 'Food is used better and weight can return. People who stop smoking and drinking may have less pain [nhsinform].',
        risks: 'Strong pain medicines can make you sleepy, constipated or dependent. Enzymes help digestion, but may not ease pain.',
        recovery: 'Finding the right dose takes some weeks. This care goes on with any other choice.',
      },
      {
        title: 'Shock waves from outside (lithotripsy)',
        description:
          'A machine sends shock waves through the skin to break the stones, while you have an anaesthetic. European experts advise it first for dense stones of {stoneSize} or more that block the main tube. Most people need {sessions}.',
        benefits:
          'There is no cut. In a large Indian centre, stones were fully cleared in {clearance}. Of those seen again after {followUp}, {painFree} had no pain.',
        risks:
          'In the same series {minorTrouble} had mild problems that settled by themselves. Pain does not go away for everyone: {noRelief} had no relief.',
        recovery: 'Many people go home within a few days.',
      },
      {
        title: 'Removal with a camera (ERCP)',
        description:
          'A thin camera goes through the mouth to the opening of the pancreas. The doctor widens the opening, pulls out small stones or crumbs, and may leave a stent.',
        benefits: 'There is no cut. It can clear small stones, often after shock waves, and hold a narrow tube open.',
        risks:
          'It can set off an attack of pancreatitis, bleeding or infection. Stents block and have to be changed, so several visits are common.',
        recovery: 'Most people are home soon. Your team tells you when the stent is due.',
      },
      {
        title: 'An operation',
        description:
          'The surgeon opens the blocked tube and joins it to the bowel, so that juice can drain. Sometimes part of the head of the gland is removed too.',
        benefits:
          'In a trial with early surgery, {surgeryRelief} had full or partial relief of pain, against {cameraRelief} who began with a camera. Those with early surgery also needed fewer procedures.',
        risks:
          '{surgeryTrouble} had a problem from treatment after early surgery, and {cameraTrouble} after starting with a camera. Nobody died in either group [escape].',
        recovery: 'You stay in hospital for some days. Strength comes back over weeks.',
      },
    ],
  },
  uncertainties: [
    'Experts do not fully agree on what to try first. European advice starts with shock waves or a camera [esge2018]. The Dutch trial found less pain over {trialTime} after early surgery.',
    'That trial had only {trialSize}, and the gap in full or partial relief could be chance [escape].',
    'The good results from India come from one busy centre, without a comparison group [tandan].',
  ],
  preparing: [
    'Bring your scans on disc and a list of all your medicines.',
    'Tell us about blood thinners, diabetes medicines, allergies, a pacemaker and pregnancy. Change nothing on your own: we will tell you what to take and when.',
    'Ask for help to stop alcohol and tobacco now. Some centres operate only after a person has stopped [leeds].',
    'If you have lost weight, a dietitian can build you up first.',
  ],
  inHospital: [
    'You do not eat for some hours before shock waves, a camera test or an operation.',
    'You get sedation or a full anaesthetic, so you should not feel the treatment.',
    'Nurses check your pain, pulse and sugar. You drink first, then eat.',
    'Before you leave, ask if a stent was placed and write down the date for its change.',
  ],
  recovery: [
    { when: 'The first days', what: 'The belly may feel sore. Take small, light meals and rest.' },
    {
      when: 'The first weeks',
      what: 'After shock waves or a camera, most daily tasks are soon possible. After an operation, walk each day; after an open one lift nothing heavier than {NoLiftWeight} for at least {NoLiftWeeks}.',
    },
    { when: 'The check-up', what: 'The result is judged after {judge}. If it is poor, the team meets to talk about surgery [esge2012].' },
    { when: 'Over the years', what: 'Blood sugar is checked at least every {sugarCheck}, and bone strength every {boneCheck}.' },
  ],
  deciding:
    'Think about how often pain stops you, how many procedures you could accept, and how fit you are for an operation. It helps when a surgeon and the doctor who would use the camera look at your scan together.',
  questions: [
    'Do my stones block the main tube, and are they the cause of my pain?',
    'Could shock waves or a camera clear them, and how many sessions might I need?',
    'Would an operation now be better for me than later?',
    'How many people do you treat for this each year, and what were the results?',
    'Do I need enzymes, and how do I take them with my meals?',
    'When will you check my sugar and bones?',
  ],
  livingWith: [
    'Do not drink any alcohol, even if alcohol was not the cause. It can bring on new attacks.',
    'Eat small meals, with enough protein. Swallow enzymes with the first bites, as your doctor tells you.',
    'Ask a dietitian before you give up fat or other foods.',
    'Chronic pancreatitis raises the risk of cancer of the pancreas to about {cancerRisk} that of other people. Tell us within a day or two about new weight loss. Yellow eyes need a doctor the same day.',
    'Lasting pain wears people down. Low mood is common, so please speak of it too.',
  ],
  support: [
    {
      name: 'NHS inform: chronic pancreatitis',
      url: 'https://www.nhsinform.scot/illnesses-and-conditions/stomach-liver-and-gastrointestinal-tract/chronic-pancreatitis',
    },
    { name: 'Guts UK: chronic pancreatitis', url: 'https://gutscharity.org.uk/advice-and-information/conditions/chronic-pancreatitis/' },
  ],
  evidence: {
    sources: {
      kjim: {
        title: 'Update on Endoscopic Management of Main Pancreatic Duct Stones in Chronic Calcific Pancreatitis',
        publisher: 'Korean Journal of Internal Medicine',
        year: 2012,
        url: 'https://doi.org/10.3904/kjim.2012.27.1.20',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      india: {
        title: 'Chronic pancreatitis: a prospective nationwide study of 1,086 subjects from India',
        publisher: 'Journal of the Pancreas',
        year: 2008,
        url: 'https://www.primescholars.com/articles/chronic-pancreatitis-a-prospective-nationwide-study-of-1086-subjects-from-india-98832.html',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      nice: {
        title: 'Pancreatitis (NG104)',
        publisher: 'National Institute for Health and Care Excellence',
        year: 2020,
        url: 'https://www.nice.org.uk/guidance/ng104',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      nhsinform: {
        title: 'Chronic pancreatitis',
        publisher: 'NHS inform',
        year: null,
        url: 'https://www.nhsinform.scot/illnesses-and-conditions/stomach-liver-and-gastrointestinal-tract/chronic-pancreatitis',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      esge2012: {
        title: 'Endoscopic treatment of chronic pancreatitis: ESGE Clinical Guideline',
        publisher: 'European Society of Gastrointestinal Endoscopy',
        year: 2012,
        url: 'https://doi.org/10.1055/s-0032-1309840',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      esge2018: {
        title: 'Endoscopic treatment of chronic pancreatitis: ESGE Guideline, updated August 2018',
        publisher: 'European Society of Gastrointestinal Endoscopy',
        year: 2019,
        url: 'https://doi.org/10.1055/a-0822-0832',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      tandan: {
        title: 'ESWL for large pancreatic calculi: report of over 5000 patients',
        publisher: 'Pancreatology',
        year: 2019,
        url: 'https://www.storzmedical.com/en/disciplines/literature-database-blog/database-lithotripsy/tandan-m-et-al-2019',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      escape: {
        title: 'Effect of early surgery vs endoscopy-first approach on pain in patients with chronic pancreatitis: the ESCAPE trial',
        publisher: 'JAMA',
        year: 2020,
        url: 'https://pubmed.ncbi.nlm.nih.gov/31961419/',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      leeds: {
        title: 'Chronic pancreatitis',
        publisher: 'Leeds Teaching Hospitals NHS Trust',
        year: null,
        url: 'https://leedsth.nhs.uk/services/pancreas-unit/what-is-the-pancreas/pancreas-conditions-and-diseases/chronic-pancreatitis',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
    },
    figures: {
      indiaUnknown: { value: '60 in 100 people', source: 'india' },
      indiaAlcohol: { value: '39 in 100 people', source: 'india' },
      stoneShare: { value: '90 in 100 people', source: 'kjim' },
      denseStones: { value: '79 in 100 stones', source: 'tandan' },
      diabetesLife: { value: '80 in 100 people', source: 'nice' },
      stoneSize: { value: '5 mm', source: 'esge2012' },
      sessions: { value: '3 sessions or fewer', source: 'tandan' },
      clearance: { value: '73 in 100 people', source: 'tandan' },
      followUp: { value: '6 months', source: 'tandan' },
      painFree: { value: '83 in 100 people', source: 'tandan' },
      minorTrouble: { value: '23 in 100 people', source: 'tandan' },
      noRelief: { value: '5 in 100 people', source: 'tandan' },
      judge: { value: '6 to 8 weeks', source: 'esge2018' },
      surgeryRelief: { value: '58 in 100 people', source: 'escape' },
      cameraRelief: { value: '39 in 100 people', source: 'escape' },
      surgeryTrouble: { value: '27 in 100 people', source: 'escape' },
      cameraTrouble: { value: '25 in 100 people', source: 'escape' },
      trialTime: { value: '18 months', source: 'escape' },
      trialSize: { value: '88 people', source: 'escape' },
      sugarCheck: { value: '6 months', source: 'nice' },
      boneCheck: { value: '2 years', source: 'nice' },
      cancerRisk: { value: '2 to 3 times', source: 'leeds' },
    },
  },
  written: '2026-11-22',
  reviewed: null,
} as const satisfies Treatment;
