import { pancreaticStonesPictures } from '#content/pictures/pancreatic-stones.ts';
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
  icon: 'pancreas',
  images: pancreaticStonesPictures,
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
    'Pancreatic stones are hard lumps of calcium in the tube that drains the pancreas. They form when the gland has been inflamed and scarred for a long time, which is called chronic pancreatitis, and they are not the same as gallstones.',
  inShort: {
    emergency:
      'Stones alone are not. Sudden or severe pain high in the belly, pain with fever or a racing heart, or nonstop vomiting is: call 112 or 108.',
    operation: 'Often not at the start. It is an option if shock waves or a camera do not help, or early when the main tube is wide.',
    choices: 'Leave them alone, medicines and enzymes, shock waves, removal with a camera, or an operation.',
    back: 'A few days after shock waves, some weeks after an operation.',
    next: 'Stop alcohol and tobacco, have a CT scan, and ask whether a stone blocks the main tube.',
  },
  careCard: cardOf([
    'heart',
    'pancreas-pain',
    'fever-with-belly-pain',
    'pain-with-fast-pulse',
    'vomiting-nonstop',
    'vomiting-with-diabetes',
    'jaundice-with-more',
    'jaundice-stent',
    'vomits-blood-or-black-stool',
    'withdrawal',
    ...afterBellyOperation,
    'operation-jaundice',
    'long-upper-pain',
    'jaundice',
    'eats-too-little-pain',
    'sugar-too-low',
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
    'Pain high in the belly, which can spread to the back, though some people have none.',
    'Attacks that last for hours or days, often with vomiting, and later a dull pain in between.',
    'Weight loss, and oily stools that float, because fat is not broken down.',
    'Thirst and passing a lot of urine, if diabetes begins.',
  ],
  causes: [
    'The pancreas makes juice that digests food. When the gland is inflamed for years, the juice grows thick and calcium settles in it as stones.',
    'A stone that blocks the main tube traps juice behind it, so that pressure builds up and hurts [kjim].',
    'In a hospital series of {seriesSize} with chronic pancreatitis, no cause was found in {unknown} (idiopathic), and in {alcohol} it was alcohol.',
    'Smoking harms the pancreas too [nice], and so do some genes, high calcium in the blood and narrow tubes.',
  ],
  types: [
    {
      title: 'Stones in the main tube',
      details: 'These block the juice and cause most of the pain, so doctors try to clear them.',
    },
    { title: 'Stones in the side branches or in the gland itself', details: 'These rarely need to be taken out.' },
    {
      title: 'Stones that X-rays show',
      details: 'Most are dense and show on an X-ray (radiopaque), so shock waves can be aimed at them.',
    },
    {
      title: 'Stones with a narrow tube',
      details: 'Scars can narrow the tube beside the stone (a stricture), so you may need a stent too.',
    },
  ],
  tests: [
    {
      title: 'Ultrasound and CT scan',
      details:
        'Ultrasound may be the first look, but gas can hide the gland. A CT scan shows the stones and the gland, and looks for cancer.',
    },
    { title: 'MRI of the ducts (MRCP)', details: 'It shows the tubes without X-rays.' },
    {
      title: 'Ultrasound from inside (EUS)',
      details: 'A thin camera with an ultrasound tip can take a sample of a lump.',
    },
    {
      title: 'Blood and stool tests',
      details: 'Blood sugar shows diabetes, and a stool test whether the gland makes enough enzymes.',
    },
  ],
  treatment: {
    overview:
      'Stopping alcohol and tobacco, treating pain and replacing what the gland no longer makes helps everyone. Stones that block the tube and hurt can be broken or taken out, and those that cause no trouble are mostly left alone.',
    details: [
      {
        title: 'Leaving the stones alone',
        description: 'Nothing is done to the stones, but the doctor still checks your weight, blood sugar and pain.',
        benefits: 'You avoid the risks of a procedure, which can be right if you have no pain.',
        risks:
          'If a stone blocks the tube, the pain can go on and the gland can scar further. Up to {diabetesLife} with chronic pancreatitis get diabetes in their life, and we found no proof that treating stones prevents it.',
        recovery: 'Come back sooner if the pain changes.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Pain and scarring can go on',
          comesBack: null,
        },
        withoutTreatment: true,
      },
      {
        title: 'Medicines, enzymes and healthy habits',
        description: 'You stop alcohol and tobacco, take pain relief step by step and eat well.',
        benefits:
          'Food is used better and weight can return, and treatment of the stones works better if you no longer smoke or drink [esge].',
        risks: 'Strong pain medicines can make you sleepy, constipated or dependent.',
        recovery: 'Finding the right dose takes some weeks.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Drowsiness, constipation or dependence',
          comesBack: null,
        },
      },
      {
        title: 'Shock waves from outside (lithotripsy, ESWL)',
        description:
          'A machine sends shock waves through the skin to break the stones, under an anaesthetic. European experts advise it for dense stones larger than {stoneSize} that block the main tube. At a large centre in Hyderabad most people needed {sessions}.',
        benefits:
          'In studies put together, with {poolSize} but no comparison group, the tube was completely cleared in {poolClear}, and {poolPainFree} had no pain afterwards. In the one trial against a pretended treatment, with {shamSize} in Hyderabad, pain was a little less after {shamEarly} with the real one, but no longer after {shamLate}.',
        risks: 'It set off an attack of pancreatitis in {poolPancreatitis} and an infection of the bile ducts in {poolCholangitis}.',
        recovery: 'Many go home within a few days.',
        compare: {
          cut: 'None',
          nights: null,
          usualLife: null,
          mainRisk: 'Pancreatitis in {poolPancreatitis}',
          comesBack: 'Pain within {relapseTime}: {relapseAlone}',
        },
      },
      {
        title: 'Removal with a camera (ERCP)',
        description:
          'A thin camera goes through the mouth to the opening of the pancreas, to pull out small stones or crumbs, and perhaps leave a small tube (stent).',
        benefits:
          'It can clear small stones, often after shock waves, and hold a narrow tube open. In a trial pain was back within {relapseTime} in {relapseBoth} after both, and in {relapseAlone} after shock waves alone.',
        risks:
          'After ERCP for any reason {ercpPancreatitis} get pancreatitis, {ercpInfection} an infected bile duct and {ercpBleeding} bleeding. About {ercpDeath} die of it. Stents block and have to be changed, so several visits are common.',
        recovery: 'You go home with a date for changing the stent.',
        compare: {
          cut: 'None',
          nights: null,
          usualLife: null,
          mainRisk: 'Pancreatitis in {ercpHundred}',
          comesBack: 'Pain within {relapseTime}: {relapseBoth}',
        },
      },
      {
        title: 'An operation',
        description:
          'The surgeon opens the blocked tube and joins it to the bowel, so that juice can drain, and sometimes removes part of the head of the gland.',
        benefits:
          'In a Dutch trial of {trialSize}, those with early surgery had less pain over {trialTime} than those who began with a camera, and fewer procedures. At the end {surgeryRelief} had full or partial relief, against {cameraRelief}. After about {longTime} they still did better.',
        risks:
          'It is a large operation: the join can leak, and bleeding, infection and a later narrowing can happen. In the trial {surgeryHarm} had a complication, about as many as with a camera first, and nobody died. In Kathmandu one person of {nepalAll} died.',
        recovery: 'In Kathmandu the usual stay was {nepalStay}; strength comes back over weeks.',
        compare: {
          cut: 'One long cut',
          nights: '{nepalStay}',
          usualLife: null,
          mainRisk: 'A complication in {surgeryHarm}',
          comesBack: 'Relief in {surgeryRelief}',
        },
      },
    ],
  },
  charts: [
    {
      title: 'After shock waves, in studies without a comparison',
      rows: [
        { label: 'had a clear tube', figure: '{poolClear}' },
        { label: 'had no pain', figure: '{poolPainFree}' },
        { label: 'had an attack of pancreatitis', figure: '{poolPancreatitis}' },
      ],
    },
  ],
  medicines: [
    {
      title: 'Enzymes (pancreatin)',
      details:
        'Swallow the capsules with the first bites of each meal. In trials more fat was taken up, and quality of life was better [enzymes]. Whether they ease pain is not clear.',
    },
    {
      title: 'Paracetamol, then stronger painkillers',
      details:
        'Ask how much paracetamol is safe if you drink or your liver is ill. Long use of opioids (the morphine kind) may do harm, so a pain team should help [bmj].',
    },
    {
      title: 'Insulin, or tablets for diabetes',
      details: 'Diabetes from the pancreas (type {threeC}) is usually treated by a specialist [bmj].',
    },
  ],
  others: [
    {
      title: 'Children and your family',
      details: 'When the disease runs in a family, ask about a gene test, and about yearly checks for cancer [nice].',
    },
  ],
  operations: ['pancreas-drainage', 'ercp'],
  uncertainties: [
    'Experts differ on what to try first. European advice starts with shock waves or a camera [esge], while the Dutch trial favours early surgery, but it was small, and only in people with a wide main tube. The Hyderabad trial leaves open how much clearing the tube helps [sham].',
    'Whether regular checks for cancer help is not known.',
  ],
  preparing: [
    'Bring your scans on disc and your medicines. Tell us about blood thinners, diabetes medicines, allergies, a pacemaker and pregnancy, and change nothing on your own.',
  ],
  inHospital: [
    'You do not eat for some hours before, and get sedation or a full anaesthetic.',
    'Before you leave, ask whether a stent was placed, and when it must be changed.',
  ],
  recovery: [
    { when: 'The first days', what: 'The belly may be sore, so rest and take light meals.' },
    {
      when: 'The first weeks',
      what: 'After shock waves or a camera, most daily tasks are soon possible. After an open operation lift nothing heavy, such as a bucket, a gas cylinder or a child, for at least {NoLiftWeeks}.',
    },
    { when: 'The check-up', what: 'The result is judged after {judge}, and if it is poor, the team talks about surgery [esge].' },
    { when: 'Over the years', what: 'Blood sugar is checked at least every {sugarCheck}, and bone strength every {boneCheck}.' },
  ],
  deciding:
    'Think about how often pain stops you, how many procedures you could accept, and how fit you are for an operation. If pain is rare, it is fair to wait.',
  questions: [
    'Do my stones block the main tube, and are they the cause of my pain?',
    'How sure are you that there is no cancer?',
    'Could shock waves or a camera clear them, and how many sessions might I need?',
    'Would an operation be better now than later?',
    'How many people do you treat for this, with what results?',
    'Do I need enzymes, and how do I take them with my meals?',
  ],
  livingWith: [
    'Chronic pancreatitis raises the risk of cancer of the pancreas. In studies put together it was found {risk2} as often as in other people within {early} of the diagnosis, and {risk9} after {late}. For the tropical kind one study gives {tropical}.',
    'Most people never get it. In the hospital series it came within {tenYears} in {cancerRange}, most often in the kind that starts late with no known cause. Tell us within a day or two about new weight loss or diabetes, or a new kind of pain; yellow eyes need a doctor the same day.',
    'Do not drink any alcohol, even if it was not the cause, because it can make the illness worse.',
    'Eat small meals with enough protein, and ask a dietitian before you give up fat or other foods.',
    'Low mood is common with lasting pain, so speak of it.',
  ],
  support: [
    { name: 'Ayushman Bharat PM-JAY: help with the cost of hospital care', url: 'https://pmjay.gov.in/' },
    { name: 'Tele-MANAS: free help for the mind, day and night', url: 'https://telemanas.mohfw.gov.in/' },
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
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its abstract and the start of its introduction',
      },
      natural: {
        title: 'Natural course of chronic pancreatitis and predictors of its progression',
        publisher: 'Pancreatology',
        year: 2020,
        url: 'https://pubmed.ncbi.nlm.nih.gov/32107194/',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      nice: {
        title: 'Pancreatitis (NG104)',
        publisher: 'National Institute for Health and Care Excellence',
        year: 2020,
        url: 'https://www.nice.org.uk/guidance/ng104/chapter/Recommendations',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its section on information, and GPnotebook’s account of the one on follow-up',
      },
      esge: {
        title:
          'Endoscopic treatment of chronic pancreatitis: European Society of Gastrointestinal Endoscopy (ESGE) Guideline – Updated August 2018',
        publisher: 'Endoscopy',
        year: 2019,
        url: 'https://doi.org/10.1055/a-0822-0832',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      hyderabad: {
        title: 'Extracorporeal shock wave lithotripsy for pancreatic and large common bile duct stones',
        publisher: 'World Journal of Gastroenterology',
        year: 2011,
        url: 'https://doi.org/10.3748/wjg.v17.i39.4365',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      pool: {
        title:
          'Success of extracorporeal shock wave lithotripsy and ERCP in symptomatic pancreatic duct stones: a systematic review and meta-analysis',
        publisher: 'Endoscopy International Open',
        year: 2020,
        url: 'https://doi.org/10.1055/a-1171-1322',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      ercp: {
        title: 'Adverse Events Associated With Endoscopic Retrograde Cholangiopancreatography: Systematic Review and Meta-Analysis',
        publisher: 'Gastroenterology',
        year: 2025,
        url: 'https://doi.org/10.1053/j.gastro.2024.10.033',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'most of its abstract, and all its figures at the World Gastroenterology Organisation',
      },
      sham: {
        title:
          'Extracorporeal Shock-Wave Lithotripsy and Endoscopy for the Treatment of Pain in Chronic Pancreatitis: A Sham-Controlled, Randomized Trial',
        publisher: 'Annals of Internal Medicine',
        year: 2024,
        url: 'https://doi.org/10.7326/M24-0210',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      relapse: {
        title:
          'Treatment for painful calcified chronic pancreatitis: extracorporeal shock wave lithotripsy versus endoscopic treatment: a randomised controlled trial',
        publisher: 'Gut',
        year: 2007,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC1856858',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      nepal: {
        title: 'Early outcome of Frey’s procedure for chronic pancreatitis: Nepalese tertiary center experience',
        publisher: 'BMC Surgery',
        year: 2019,
        url: 'https://doi.org/10.1186/s12893-019-0592-7',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      escape: {
        title:
          'Effect of Early Surgery vs Endoscopy-First Approach on Pain in Patients With Chronic Pancreatitis: The ESCAPE Randomized Clinical Trial',
        publisher: 'JAMA',
        year: 2020,
        url: 'https://doi.org/10.1001/jama.2019.20967',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'most of its abstract at PubMed, and the rest of it at Emory Surgical Focus',
      },
      escapeLong: {
        title:
          'Long-Term Outcomes of Early Surgery vs Endoscopy First in Chronic Pancreatitis: Follow-Up Analysis of the ESCAPE Randomized Clinical Trial',
        publisher: 'JAMA Surgery',
        year: 2025,
        url: 'https://doi.org/10.1001/jamasurg.2024.5182',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the start of its abstract, and its findings in OR Manager',
      },
      cancerRisk: {
        title: 'Chronic Pancreatitis and Pancreatic Cancer Risk: A Systematic Review and Meta-analysis',
        publisher: 'American Journal of Gastroenterology',
        year: 2017,
        url: 'https://doi.org/10.1038/ajg.2017.218',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      tropical: {
        title: 'Impact of surgery for chronic pancreatitis on the risk of pancreatic cancer: Untying the Gordian knot',
        publisher: 'World Journal of Gastroenterology',
        year: 2021,
        url: 'https://doi.org/10.3748/wjg.v27.i27.4371',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its first table, on the journal’s site',
      },
      bmj: {
        title: 'Pancreatitis: summary of NICE guidance',
        publisher: 'BMJ',
        year: 2018,
        url: 'https://doi.org/10.1136/bmj.k3443',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its opening, with what doctors need to know',
      },
      enzymes: {
        title: 'Efficacy of pancreatic enzyme replacement therapy in chronic pancreatitis: systematic review and meta-analysis',
        publisher: 'Gut',
        year: 2017,
        url: 'https://doi.org/10.1136/gutjnl-2016-312529',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      shamSize: { value: '106 people', source: 'sham' },
      shamEarly: { value: '12 weeks', source: 'sham' },
      shamLate: { value: '24 weeks', source: 'sham' },
      relapseTime: { value: '2 years', source: 'relapse' },
      relapseAlone: { value: '10 of 26', source: 'relapse' },
      relapseBoth: { value: '13 of 29 people', source: 'relapse' },
      ercpHundred: { value: 'about 5 in 100', source: 'ercp' },
      nepalAll: { value: '26', source: 'nepal' },
      nepalStay: { value: '7 days', source: 'nepal' },
      diabetesLife: { value: '80 in 100 people', source: 'nice' },
      stoneSize: { value: '5 mm', source: 'esge' },
      sessions: { value: '3 sessions or fewer', source: 'hyderabad' },
      poolSize: { value: '3,868 people', source: 'pool' },
      poolClear: { value: '70 in 100', source: 'pool' },
      poolPainFree: { value: '64 in 100', source: 'pool' },
      poolPancreatitis: { value: '4 in 100', source: 'pool' },
      poolCholangitis: { value: '1 in 200', source: 'pool' },
      ercpPancreatitis: { value: '46 in 1,000 people', source: 'ercp' },
      ercpInfection: { value: '25 in 1,000', source: 'ercp' },
      ercpBleeding: { value: '15 in 1,000', source: 'ercp' },
      ercpDeath: { value: '2 in 1,000', source: 'ercp' },
      judge: { value: '6 to 8 weeks', source: 'esge' },
      trialSize: { value: '88 people', source: 'escape' },
      trialTime: { value: '18 months', source: 'escape' },
      surgeryRelief: { value: '23 of 40 people', source: 'escape' },
      cameraRelief: { value: '16 of 41', source: 'escape' },
      surgeryHarm: { value: '27 in 100', source: 'escape' },
      longTime: { value: '8 years', source: 'escapeLong' },
      sugarCheck: { value: '6 months', source: 'nice' },
      boneCheck: { value: '2 years', source: 'nice' },
      risk2: { value: '16 times', source: 'cancerRisk' },
      early: { value: '2 years', source: 'cancerRisk' },
      risk9: { value: '3.5 times', source: 'cancerRisk' },
      late: { value: '9 years', source: 'cancerRisk' },
      tropical: { value: '100 times', source: 'tropical' },
      seriesSize: { value: '1,415 people', source: 'natural' },
      unknown: { value: '62 in 100', source: 'natural' },
      alcohol: { value: '38 in 100', source: 'natural' },
      tenYears: { value: '10 years', source: 'natural' },
      cancerRange: { value: '2 to 52 in 1,000', source: 'natural' },
      threeC: { value: '3c', source: 'bmj' },
    },
  },
  written: '2026-11-22',
} as const satisfies Treatment;
