import { whipplePictures } from '#content/pictures/whipple.ts';
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
  icon: 'whipple',
  images: whipplePictures,
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
  aims: 'This page helps you weigh the Whipple operation: what it gives, what it risks and how life is afterwards.',
  description:
    'The Whipple operation takes out the head of the pancreas, the first part of the small bowel (duodenum), the gallbladder and part of the bile duct, and joins what is left. It is one of the largest operations on the belly, and it is planned, so there is time for your questions.',
  inShort: {
    emergency:
      'The operation is planned. But call 112 or 108 for vomited blood, severe belly pain, yellow eyes with fever or pain, or, after the operation, yellow eyes or fever from {Fever}.',
    operation: 'Only if all of the growth can be taken out and you are strong enough for it. For many others, other care is better.',
    choices: 'Open surgery, keyhole or robot, chemotherapy or radiotherapy first, a stent or bypass, or comfort care alone.',
    back: 'Expect {stayFast} in hospital if all goes well, and {stayIndia} on average in an Indian hospital, then {oldSelf} until daily life is as before.',
    next: 'Have a CT scan of the pancreas, and take it to a team that does this operation often.',
  },
  careCard: cardOf([
    ...upperBellyPain,
    'vomits-blood-or-black-stool',
    'operation-bleeding',
    'operation-jaundice',
    'jaundice-with-more',
    'jaundice-stent',
    'chemotherapy-fever',
    ...afterBellyOperation,
    'operation-vomiting',
    'operation-confused',
    'jaundice',
    'drain-trouble',
    'eats-too-little',
    'wound-redness',
    'weight-loss',
    'pancreas-growth',
    'oily-stools',
    'stent-due',
  ]),
  symptoms: [
    'Yellow eyes and skin, with itching, dark urine and pale stools, when the bile duct is blocked.',
    'Loss of weight, or pain in the upper belly or back.',
    'Vomiting, new diabetes, or no signs at all.',
  ],
  causes: [
    'Most often it is done for cancer in the head of the pancreas, the duodenum, the lower bile duct, or where the ducts meet (periampullary cancer).',
    'Cysts, slow tumours or painful chronic pancreatitis can be a reason, too.',
    'In Britain only about {eligible} with cancer of the pancreas can have it.',
  ],
  types: [
    { title: 'Classic Whipple', details: 'The lower part of the stomach is taken out as well.' },
    {
      title: 'Whipple that keeps the stomach outlet',
      details: 'The whole stomach and its valve stay (pylorus-preserving).',
    },
  ],
  tests: [
    {
      title: 'CT scan of the pancreas',
      details: 'It shows whether the growth can be removed, and is done before a bile duct is drained [ng85].',
    },
    {
      title: 'MRI, PET or ultrasound from inside',
      details: 'One is added if the answer is unclear. A biopsy is not always needed.',
    },
    {
      title: 'Blood tests, fitness',
      details: 'Liver, clotting, sugar, the marker CA 19-9, heart and lungs are checked.',
    },
  ],
  treatment: {
    overview: 'It depends on the growth, its spread and your strength.',
    rowNames: { comesBack: 'What becomes of the cancer' },
    details: [
      {
        title: 'Whipple operation by open surgery',
        description:
          'Through one long cut the surgeon removes the growth with the parts around it and makes new joins. In the United States it takes {length}.',
        benefits:
          'If all of the cancer comes out, it can give years of life, above all with chemotherapy. At Tata Memorial Hospital in Mumbai (operations from {tataYears}), {alivePancreas} with cancer of the pancreas were alive after {aliveTime}, and {aliveAmpulla} with a periampullary cancer.',
        risks:
          'Of the {tataCount} who had it there, {tataDeaths} died after the operation and {tataTrouble} had a complication. Elsewhere the risk can be much higher: in a hospital in South India {southDeaths} died (from {southYears}). There pancreatic juice leaked in {southLeak}, {southBleed} bled, and in {southSlow} the stomach was slow to empty; since {southStart} {southWound} had an infected wound.',
        recovery:
          'If all goes well, the stay is {stayFast} in the United States; in the South Indian hospital the average, troubles included, was {stayIndia}. In studies daily life was as before after {oldSelf}; desk work is possible sooner. In Boston people who were alive {lifeAfter} later or more, most without cancer, rated life {lifeRated}, against {lifeOthers} of others like them.',
        compare: {
          cut: 'One long cut',
          nights: null,
          usualLife: '{oldSelf}',
          mainRisk: 'Death: {tataDeaths} to {southShare}',
          comesBack: 'None after {aliveTime}: {tataFree}',
          operation: 'whipple',
        },
      },
      {
        title: 'Whipple by keyhole or robot',
        description: 'The same is done through small cuts, at times with a robot; it may have to become open.',
        benefits:
          'In a Chinese trial ({portalSize}) they were up, eating and without drips after {portalRobot} with the robot and {portalOpen} after open surgery.',
        risks:
          'In a Dutch trial in trained hospitals, {leopardKeyhole} died of complications within {leopardTime} after keyhole surgery and {leopardOpen} after open surgery. The gap could be chance, but the trial was stopped. In {chinaSize} in China there was no difference. In a German trial of {robotSize} more stomachs were slow to empty after the robot.',
        recovery: 'The joins inside take as long to heal.',
        compare: {
          cut: 'Several small cuts',
          nights: 'Fit after {portalRobot}, in China',
          usualLife: 'Joins heal no faster',
          mainRisk: 'Death: {leopardKeyhole}; open {leopardOpen} (Dutch)',
          comesBack: 'As after open surgery',
        },
      },
      {
        title: 'Chemotherapy, at times with radiotherapy, first',
        description:
          'When the growth is close to main blood vessels, medicines come first. New scans then show whether surgery makes sense.',
        benefits:
          'In a Dutch trial {firstAlive} who had one medicine (gemcitabine) with radiotherapy first were alive after {preYears}, against {laterAlive} who had surgery first. Both counts include people whose growth stayed. For chemotherapy alone the gain is not proven.',
        risks:
          'Some grow too weak for surgery, or the cancer spreads. Given after surgery, the strong mix had severe side effects in {folfHarm}.',
        recovery: 'It takes some months, with visits for drips.',
        compare: {
          cut: 'None',
          nights: 'None, as a rule',
          usualLife: 'Goes on in part',
          mainRisk: 'Severe harm of the strong mix: {folfHarm}',
          comesBack: 'Alive, {preYears}: {firstAlive}',
        },
      },
      {
        title: 'Stent or bypass without removal',
        description: 'A small tube (stent) opens the bile duct or the bowel, and a bypass is an operation that leads around the blockage.',
        benefits:
          'It treats jaundice or vomiting with far less strain: in a trial the bile pigment had halved within {stentTime} in {stentWorked} of {stentSize}. We found no score of life with it.',
        risks:
          'It does not remove the cancer. In one hospital {semsAgain} were treated again within {semsTime} after a stent, and {bypassAgain} after a bypass.',
        recovery: 'There the stay was {semsStay} with a metal stent and {bypassStay} with a bypass.',
        compare: {
          cut: 'None, or one cut',
          nights: 'Elsewhere: {semsStay} (stent), {bypassStay} (bypass)',
          usualLife: 'Stent: days; bypass: weeks',
          mainRisk: 'Treated again: {semsAgain} (stent), {bypassAgain} (bypass)',
          comesBack: 'It stays and grows',
        },
      },
      {
        title: 'No operation and no drainage',
        description: 'The growth stays in place, and a blocked duct or bowel is not opened.',
        benefits: 'You avoid the risks of a very large operation.',
        risks:
          'A cancer keeps growing, and jaundice, itching, infection and vomiting usually get worse. Of Dutch people whose cancer of the pancreas had not spread and was not cut out, half lived {dutchLife}; few ({dutchChemo}) had chemotherapy.',
        recovery: 'A comfort-care (palliative) team treats pain and other troubles, also at home.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'As strength allows',
          mainRisk: 'Jaundice, infection, vomiting',
          comesBack: 'Not spread: half lived {dutchLife}',
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
        'These capsules do the work of the part that was removed [enzymes]. Oily stools can mean that you need more; with weight loss, call us within a day or two.',
    },
    {
      title: 'FOLFIRINOX or gemcitabine',
      details:
        'After a cancer of the pancreas chemotherapy usually follows for about {adjWeeks}. FOLFIRINOX works better but is harder to bear. Fever from {Fever} is an emergency.',
    },
    {
      title: 'Insulin or diabetes tablets',
      details:
        'After the operation {newDiabetes} had diabetes for the first time, and {insulin} needed insulin. Learn the signs of low sugar.',
    },
  ],
  others: [
    {
      title: 'Your family',
      details: 'After a cancer of the pancreas, ask about a test for an inherited fault.',
    },
  ],
  operations: ['whipple'],
  differs: [
    { of: 'nights', why: 'Our nights are for a smooth course; the Indian average counts people with troubles.' },
    { of: 'deskWork', why: 'The studies ask when daily life is as before; our answer is about a desk.' },
  ],
  uncertainties: [
    'How many operations a hospital does makes a difference. In the Netherlands {volumeFew} died within {volumeTime} in hospitals with fewer than {few} a year, and {volumeMany} in hospitals with {many} or more.',
    'If the growth could be removed at once, is chemotherapy first better? In a Nordic trial {norFirst} given FOLFIRINOX first were alive after {norMonths}, and {norLater} operated on first, so it is not settled.',
  ],
  preparing: [
    'Stop smoking, walk daily, practise deep breathing and eat protein with every meal.',
    'List all medicines and allergies, and say if you drink alcohol.',
  ],
  inHospital: [
    'You wake up in intensive care, with a drip, drains and pain relief. Say if pain stops you from breathing deeply.',
    'You start with sips and go on to soft food.',
  ],
  recovery: [
    { when: 'The first days', what: 'You sit, stand and walk with help. Drains come out when the fluid is free of digestive juice.' },
    {
      when: 'The first weeks at home',
      what: 'You are tired and soon full, so eat often and walk each day. After an open operation lift no bucket, gas cylinder or child for at least {NoLiftWeeks}.',
    },
    { when: 'The next months', what: 'Digestion settles, and after a cancer chemotherapy may begin.' },
    { when: 'After that', what: 'Weight, sugar and vitamins are checked for years, and scans after a cancer.' },
  ],
  deciding:
    'Choose the operation if all of the growth can come out, you are fit, and a chance of years is worth months of recovery. Choose a stent if you are weak or the cancer has spread, a bypass if you are strong and a stent fails.',
  questions: [
    'What is the growth, and can all of it be removed?',
    'How many Whipple operations did you and this hospital do last year?',
    'How many of those people had a leak, and how many died?',
    'Do I need a stent or chemotherapy first?',
    'Open, keyhole or robot: why?',
  ],
  livingWith: [
    'Eat several small meals a day, and avoid alcohol and tobacco, which harm what is left of the gland.',
    'In studies pain, tiredness and loose stools were worse at first, then as before. Some {yearsLater} later {planLimits} of Americans felt limited in their plans; many were unhappy with their sex life, so ask for help.',
    'Low mood is common and deserves help.',
  ],
  support: [
    { name: 'Ayushman Bharat PM-JAY: help with the cost of hospital care', url: 'https://nha.gov.in/PM-JAY' },
    {
      name: 'Indian Cancer Society, Delhi: Cancer Sahyog, volunteers who listen',
      url: 'https://indiancancersocietydelhi.in/find-services/cancer-support-groups/',
    },
    { name: 'Pallium India: palliative care near you', url: 'https://palliumindia.org/about/about-pallium-india/' },
    {
      name: 'National Cancer Institute: pancreatic cancer treatment for patients',
      url: 'https://www.cancer.gov/cancertopics/pdq/treatment/pancreatic/patient',
    },
  ],
  evidence: {
    sources: {
      dutch: {
        title: 'Trends in treatment and survival of patients with nonresected, nonmetastatic pancreatic cancer: A population-based study',
        publisher: 'Cancer Medicine',
        year: 2018,
        url: 'https://doi.org/10.1002/cam4.1750',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      sems: {
        title:
          'Efficacy of endoscopic self-expandable metal stent placement versus surgical bypass for inoperable pancreatic cancer-related malignant biliary obstruction: a propensity score-matched analysis',
        publisher: 'Surgical Endoscopy',
        year: 2018,
        url: 'https://doi.org/10.1007/s00464-017-5774-8',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      bang: {
        title: 'Stent placement by EUS or ERCP for primary biliary decompression in pancreatic cancer: a randomized trial (with videos)',
        publisher: 'Gastrointestinal Endoscopy',
        year: 2018,
        url: 'https://doi.org/10.1016/j.gie.2018.03.012',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      fong: {
        title: 'Health-Related Quality of Life and Functional Outcomes in 5-year Survivors After Pancreaticoduodenectomy',
        publisher: 'American Surgical Association, abstracts of its meeting in 2017',
        year: 2017,
        url: 'https://meeting.americansurgical.org/abstracts/2017/31.cgi',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      nine: {
        title:
          'Assessment of the Long-Term Impact of Pancreatoduodenectomy on Health-Related Quality of Life Using the EORTC QLQ-PAN26 Module',
        publisher: 'Annals of Surgical Oncology',
        year: 2021,
        url: 'https://doi.org/10.1245/s10434-021-09853-8',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      portal: {
        title:
          'Robotic versus Open Pancreatoduodenectomy (PORTAL): multicentre, single masked, phase 3, non-inferiority randomised controlled trial',
        publisher: 'BMJ',
        year: 2026,
        url: 'https://pubmed.ncbi.nlm.nih.gov/42386316/',
        checkedOn: '2026-11-23',
        basis: 'copy',
        copy: 'most of its abstract, at Prognia',
      },
      norpact: {
        title:
          'Neoadjuvant FOLFIRINOX versus upfront surgery for resectable pancreatic head cancer (NORPACT-1): A multicenter, randomized, phase 2 trial',
        publisher: 'The Lancet Gastroenterology and Hepatology; record of the Falk Foundation',
        year: 2024,
        url: 'https://falkfoundation.org/en/fgr/detail/neoadjuvant-folfirinox-versus-upfront-surgery-for-resectable-pancreatic-head-cancer-norpact-1-a-multicenter-randomized-phase-2-trial',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its abstract there in part, and the results as the JCO abstract LBA4005 gives them',
      },
      diabetes: {
        title: 'New-onset diabetes after pancreatoduodenectomy: a systematic review and meta-analysis',
        publisher: 'Surgery',
        year: 2018,
        url: 'https://doi.org/10.1016/j.surg.2018.01.024',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      enzymes: {
        title: 'Pancreatic exocrine insufficiency following pancreatic resection',
        publisher: 'Pancreatology',
        year: 2015,
        url: 'https://doi.org/10.1016/j.pan.2015.06.003',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      quality: {
        title: 'Quality of life after pancreatic surgery – a systematic review',
        publisher: 'HPB',
        year: 2022,
        url: 'https://doi.org/10.1016/j.hpb.2022.02.013',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      preopanc: {
        title:
          'Neoadjuvant Chemoradiotherapy Versus Upfront Surgery for Resectable and Borderline Resectable Pancreatic Cancer: Long-Term Results of the Dutch Randomized PREOPANC Trial',
        publisher: 'Journal of Clinical Oncology; record of Maastricht University',
        year: 2022,
        url: 'https://cris.maastrichtuniversity.nl/en/publications/neoadjuvant-chemoradiotherapy-versus-upfront-surgery-for-resectab',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
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
      adjuvant: {
        title: 'FOLFIRINOX or Gemcitabine as Adjuvant Therapy for Pancreatic Cancer',
        publisher: 'New England Journal of Medicine',
        year: 2018,
        url: 'https://doi.org/10.1056/NEJMoa1809775',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
    },
    figures: {
      dutchChemo: { value: '16 in 100', source: 'dutch' },
      dutchLife: { value: '5 months', source: 'dutch' },
      bypassStay: { value: '13 days', source: 'sems' },
      semsStay: { value: '5 days', source: 'sems' },
      bypassAgain: { value: '11 in 100', source: 'sems' },
      semsTime: { value: '9 months', source: 'sems' },
      semsAgain: { value: '46 in 100', source: 'sems' },
      stentTime: { value: '2 weeks', source: 'bang' },
      stentSize: { value: '34 people', source: 'bang' },
      stentWorked: { value: '91 in 100', source: 'bang' },
      lifeOthers: { value: '70', source: 'fong' },
      lifeRated: { value: '79 on a scale of 0 to 100', source: 'fong' },
      lifeAfter: { value: '5 years', source: 'fong' },
      folfHarm: { value: '76 in 100', source: 'adjuvant' },
      southShare: { value: '10 in 100', source: 'southIndia' },
      planLimits: { value: '30 in 100', source: 'nine' },
      yearsLater: { value: '9 years', source: 'nine' },
      portalOpen: { value: '16 days', source: 'portal' },
      portalRobot: { value: '12 days', source: 'portal' },
      portalSize: { value: '268 people', source: 'portal' },
      norFirst: { value: '60 in 100 people', source: 'norpact' },
      norLater: { value: '73 in 100', source: 'norpact' },
      norMonths: { value: '18 months', source: 'norpact' },
      newDiabetes: { value: '16 in 100 people', source: 'diabetes' },
      insulin: { value: '6 in 100', source: 'diabetes' },
      oldSelf: { value: 'about 6 months', source: 'quality' },
      firstAlive: { value: 'about 21 in 100 people', source: 'preopanc' },
      laterAlive: { value: 'about 7 in 100', source: 'preopanc' },
      preYears: { value: '5 years', source: 'preopanc' },
      tataFree: { value: '39 in 100', source: 'tata' },
      folfAlive: { value: '43 in 100', source: 'prodige' },
      gemAlive: { value: '31 in 100', source: 'prodige' },
      adjYears: { value: '5 years', source: 'prodige' },
      adjWeeks: { value: '24 weeks', source: 'prodige' },
      length: { value: 'about 6 hours', source: 'nsqip' },
      eligible: { value: '8 in 100 people', source: 'context' },
      alivePancreas: { value: '44 in 100 people', source: 'tata' },
      aliveAmpulla: { value: '66 in 100', source: 'tata' },
      aliveTime: { value: '3 years', source: 'tata' },
      tataYears: { value: '1992 to 2017', source: 'tata' },
      tataCount: { value: '1,200 people', source: 'tata' },
      tataDeaths: { value: '4 in 100', source: 'tata' },
      tataTrouble: { value: '31 in 100', source: 'tata' },
      southDeaths: { value: '12 of 118 people', source: 'southIndia' },
      southLeak: { value: '29 in 100', source: 'southIndia' },
      southBleed: { value: '19 in 100', source: 'southIndia' },
      southSlow: { value: '24 in 100', source: 'southIndia' },
      southWound: { value: '64 in 100', source: 'southIndia' },
      southStart: { value: '2010', source: 'southIndia' },
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
      stayFast: { value: 'about 8 days', source: 'nsqip' },
    },
  },
  written: '2026-11-23',
} as const satisfies Treatment;
