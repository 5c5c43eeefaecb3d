import { liverCystsPictures } from '#content/pictures/liver-cysts.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf, upperBellyPain } from '#content/triage.ts';

export const treatment = {
  id: 19,
  group: 'liver',
  link: 'livercysts',
  name: 'Liver cysts',
  otherNames: ['Simple liver cyst', 'Hepatic cyst', 'Cyst on the liver', 'Polycystic liver', 'लिवर में सिस्ट', 'यकृत में पुटी'],
  kind: 'condition',
  organs: ['liver', 'bile-duct'],
  icon: 'liver',
  images: liverCystsPictures,
  icd10: 'K76.8',
  summary:
    'A scan found a cyst on my liver: is it harmful? Which liver cysts can be left alone, which need a closer look, and how large ones are treated.',
  keywords: ['liver cyst', 'simple hepatic cyst', 'polycystic liver disease', 'cyst fenestration', 'sclerotherapy', 'लिवर में सिस्ट'],
  aims: 'This page helps you to see why most liver cysts can be left alone, and what to ask about the few that cannot.',
  description:
    'A liver cyst is a pocket of fluid in or on the liver. Most are simple cysts: thin-walled, harmless, and found by chance on a scan. A few grow large and press on other organs, or have a cause that needs its own treatment.',
  inShort: {
    emergency:
      'A simple cyst is not. Severe pain, fever with pain, faintness, or a rash with a swollen face or trouble breathing is: call 112 or 108.',
    operation: 'Almost never for a cyst that you do not feel. A cyst that causes symptoms, or one that is not simple, may need it.',
    choices: 'Leave it alone, drain it with a needle and a sealing fluid, remove its roof by keyhole surgery, or take it out whole.',
    back: 'A day or so after a needle, and some weeks before heavy work after keyhole surgery.',
    next: 'Bring the scan pictures, and ask whether the cyst is simple and whether it explains how you feel.',
  },
  careCard: cardOf([
    ...upperBellyPain,
    'cyst-allergy',
    'allergy',
    'cyst-blow',
    'fever-with-belly-pain',
    'belly-swells-with-more',
    'jaundice-with-more',
    ...afterBellyOperation,
    'operation-jaundice',
    'jaundice',
    'belly-swells',
    'wound-redness',
    'lasting-ache',
    'full-early',
    'weight-loss',
    'complex-cyst',
    'cyst-kind',
    'many-cysts',
    'cyst-and-livestock',
  ]),
  symptoms: [
    'Most cause no trouble, and the liver works well.',
    'A large cyst can bring a dull ache or weight on the upper right, and you may feel full early or sick.',
    'Symptoms come mostly with cysts of more than {largeSize}, and even then they are rare [simple]. Bleeding into a cyst causes sudden pain, and infection causes fever.',
  ],
  causes: [
    'Simple cysts are thought to start before birth, so nothing you did has caused them.',
    'They are common: studies find them in anything from {prevalence}. Large ones that cause symptoms are seen more often in women and with age [simple].',
    'Polycystic liver disease runs in families. In one of its two inherited forms the kidneys hold cysts too [roof].',
  ],
  types: [
    { title: 'Simple cyst', details: 'It has a thin wall and clear fluid and is not cancer.' },
    { title: 'Polycystic liver', details: 'Many cysts fill the liver, which goes on working but can grow very large.' },
    {
      title: 'Mucinous cystic neoplasm',
      details:
        'Fewer than {mucinousShare} are of this kind. Because this growth may turn into cancer, doctors consider taking it out whole [mucinous].',
    },
    {
      title: 'Hydatid cyst',
      details: 'It comes from a dog tapeworm and must never be needled without a plan (see “Hydatid cysts of the liver”).',
    },
    {
      title: 'Abscess',
      details: 'A pocket of pus usually comes with fever, and is treated at once with antibiotics and often a drain.',
    },
  ],
  tests: [
    {
      title: 'Ultrasound',
      details: 'It comes first and is often all that you need, because a clear, thin-walled cyst needs no more pictures [easl].',
    },
    {
      title: 'MRI scan or CT scan',
      details: 'These help if the wall is thick, if there are inner walls or solid parts, or if the fluid looks cloudy.',
    },
    { title: 'Blood test for hydatid', details: 'This is done if the picture, or contact with animals, makes a hydatid cyst likely.' },
    {
      title: 'Tests that do not help',
      details: 'The cancer markers CEA and CA 19-9 should not be used to tell cysts apart [easl].',
    },
  ],
  treatment: {
    overview:
      'A simple cyst is treated only if it causes symptoms, and the aim is that you feel better [easl]. Other causes of the pain, such as acid or gallstones, are looked for first.',
    rowNames: { comesBack: 'Symptoms that stay, return or are new' },
    details: [
      {
        title: 'Leaving it alone',
        description: 'A simple cyst that you do not feel is left as it is, and you get a clear report to keep.',
        benefits: 'You avoid needles, surgery and worry.',
        risks:
          'Large cysts can bleed, become infected or start to press. In one study {leftSymptoms} who were watched had the same or new symptoms after about {leftYears}, and {leftTreated} were then treated. Quality of life was much as after surgery. A cyst that is not simple needs a plan.',
        recovery: 'You carry on with normal life, sport and work.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Treated later: {leftTreatedOf}',
          comesBack: '{leftSymptoms} after {leftYears}',
        },
        withoutTreatment: true,
      },
      {
        title: 'Needle drainage with a sealing fluid (sclerotherapy)',
        description:
          'With the skin numbed, a doctor guides a needle into the cyst by ultrasound, drains it, and rinses it with a fluid that stops the lining making more. Draining alone is not enough, as the cyst fills again [simple].',
        benefits:
          'In a review symptoms eased in {reviewRelief}, although most studies were weak; in two European hospitals they eased in {needleRelief}. In a European trial {neijWell} felt better {neijTime} later. Another review ({compareAll}) counted fewer whose symptoms stayed: {needleStay} after a needle, {roofStay} after keyhole surgery and {openStay} after open surgery.',
        risks:
          'In a Dutch hospital the cyst came back in {needleBack}. About {painShare} have pain and {feverShare} a fever afterwards. Major trouble followed in {needleMajor}, in the review of all three ways.',
        recovery: 'Rest for a day or so. A scan made too early may still show fluid, which is no failure.',
        compare: {
          cut: 'A needle',
          nights: 'Often a day visit; ask us',
          usualLife: 'After a day or so',
          mainRisk: 'Pain in {painShare}',
          comesBack: 'Not eased: {needleNot} to {needleNotTwo}',
        },
      },
      {
        title: 'Keyhole removal of the cyst roof (fenestration)',
        description:
          'Under an anaesthetic, the surgeon cuts away the part of the wall that bulges out of the liver, so that fluid drains into the belly and is soaked up.',
        benefits:
          'In a review of many studies symptoms eased in {roofRelief}, and the removed wall can be looked at under the microscope. In Jena, Germany ({jenaYear}), of {jenaAll} half were free of all complaints later, and {jenaGood} called their health good or very good.',
        risks:
          'In studies put together {roofTrouble} had some problem, {roofMajor} had a major one and {roofDeaths} died, and symptoms came back in about {roofBack}. In Jena a cyst came back or was new in {jenaBack}. With a polycystic liver {pldTrouble} had problems, and {pldBack} symptoms again.',
        recovery: 'Many people walk the same day, but need some weeks before heavy work.',
        compare: {
          cut: 'A few small cuts',
          nights: null,
          usualLife: null,
          mainRisk: 'Some problem: {roofTrouble}; death: {roofDeaths}',
          comesBack: 'Back {roofBack}; some complaint: half (Jena)',
          operation: 'liver-cyst',
        },
      },
      {
        title: 'Taking out part of the liver',
        description:
          'The cyst is removed whole with a rim of liver. This is for a suspected mucinous cystic neoplasm, or for some very large polycystic livers.',
        benefits:
          'It gives a sure answer from the laboratory. At Stanley Medical College in Chennai none of {chennaiAll} came back within {chennaiTime} once such a growth was out; {chennaiBack} had come back after a smaller operation. We found no measure of daily life.',
        risks:
          'It is major surgery. In Birmingham, England ({brumYears}), {brumLeak} with such a growth had a bile leak, one had a narrow duct later, and one died of bile duct cancer {brumLate} later. With solid lumps in a German hospital {resectTrouble} had a complication and none of {resectAll} died.',
        recovery: 'In Birmingham half stayed {brumStay} or more; plan on weeks to get your strength back.',
        compare: {
          cut: 'One long cut, or small ones',
          nights: null,
          usualLife: null,
          mainRisk: 'Bile leak: {brumLeak} (Birmingham)',
          comesBack: 'None of {chennaiAll} (Chennai)',
          operation: 'liver',
        },
      },
    ],
  },
  charts: [
    {
      title: 'After removal of the roof, in studies put together',
      rows: [
        { label: 'felt better', figure: '{roofRelief}' },
        { label: 'had some problem', figure: '{roofTrouble}' },
        { label: 'had symptoms again', figure: '{roofBack}' },
      ],
    },
  ],
  medicines: [
    {
      title: 'Antibiotics, for an infected cyst',
      details:
        'A fluoroquinolone such as ciprofloxacin, or a cephalosporin, is given for {cystWeeks}. Ciprofloxacin can harm tendons and the heartbeat, so show us your other medicines.',
    },
    {
      title: 'Lanreotide, for a polycystic liver',
      details:
        'These injections are given every few weeks. In a trial of {lanSize} the liver shrank by about {lanShrank} in {lanTime}; without them it grew. It grows again when they stop [lanreotideStop]. They can cause loose stools and gallstones.',
    },
  ],
  others: [
    {
      title: 'Women who take hormones',
      details:
        'With a polycystic liver you are advised not to take oestrogen, as in many pills [easl]. Ask us soon; do not stop on your own.',
    },
    {
      title: 'Your family',
      details: 'Ask whether parents, brothers, sisters or children should have an ultrasound of the liver and kidneys.',
    },
  ],
  operations: ['liver-cyst'],
  uncertainties: [
    'The European guideline sees no need for follow-up scans of a simple cyst without symptoms [easl]. An older review would scan a cyst over {largeSize} for a time [simple].',
    'Whether a needle or keyhole surgery is better is not settled. The European advice is to use what your local team does well [easl].',
    'How often a mucinous cystic neoplasm turns into cancer is not known exactly [mucinous].',
  ],
  preparing: [
    'Bring the scan pictures, not just the report, so that we can judge the cyst ourselves.',
    'Say if you have kept dogs, sheep or cattle, because that changes what is safe.',
    'List blood thinners and hormone tablets, but do not stop any of them before you have asked.',
  ],
  inHospital: [
    'For drainage you lie awake, perhaps with medicine to relax, and afterwards rest in bed for some hours.',
    'For keyhole surgery you are asleep, and may wake with a small drain.',
  ],
  recovery: [
    {
      when: 'The first days',
      what: 'A sore side is normal, but fever, growing pain, faintness or yellow eyes are an emergency: go to hospital.',
    },
    {
      when: 'The first weeks',
      what: 'Walk a little more each day. After an open operation, lift nothing heavy, such as a bucket, a gas cylinder or a child, for at least {NoLiftWeeks}.',
    },
    {
      when: 'The first months',
      what: 'How you feel matters more than the size on the scan.',
    },
  ],
  deciding:
    'First ask whether the cyst truly explains how you feel; if not, leaving it alone suits you. If it does, a needle suits you if you want no anaesthetic and accept that it may have to be repeated. Keyhole surgery suits a cyst that came back, or one whose wall should be looked at. Taking out part of the liver suits only a growth that may be more than a cyst.',
  questions: [
    'Is this surely a simple cyst, and how can you tell?',
    'Could it be a hydatid cyst, and has that been ruled out?',
    'Do my symptoms come from the cyst or from something else?',
    'Do I need another scan, and if so, when and why?',
    'Should my kidneys or my family be checked?',
  ],
  livingWith: [
    'No food, herb or exercise is known to change a simple cyst, so eat and move as you like.',
    'With a very large cyst, ask before contact sport.',
  ],
  support: [
    { name: 'Ayushman Bharat PM-JAY: help with the cost of hospital care', url: 'https://nha.gov.in/PM-JAY' },
    { name: 'Liver Foundation, West Bengal: questions and answers', url: 'https://liverfoundation.in/frequently-asked-question?page=2' },
    { name: 'eSanjeevani: the government’s free doctor by video', url: 'https://esanjeevani.mohfw.gov.in/' },
    { name: 'Cleveland Clinic: Polycystic liver disease', url: 'https://my.clevelandclinic.org/health/diseases/polycystic-liver-disease' },
    { name: 'Singapore General Hospital: Liver cyst', url: 'https://sgh.com.sg/patient-care/conditions-treatments/Liver-Cyst' },
  ],
  evidence: {
    sources: {
      easl: {
        title: 'EASL Clinical Practice Guidelines on the management of cystic liver diseases',
        publisher: 'European Association for the Study of the Liver, in Journal of Hepatology',
        year: 2022,
        url: 'https://www.journal-of-hepatology.eu/article/S0168-8278(22)00347-6/fulltext',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its summary at the journal; its recommendations as set out by Medscape, and on follow-up by droracle.ai',
      },
      simple: {
        title:
          'Successful aspiration and ethanol sclerosis of a large, symptomatic, simple liver cyst: case presentation and review of the literature',
        publisher: 'World Journal of Gastroenterology',
        year: 2006,
        url: 'https://doi.org/10.3748/wjg.v12.i18.2949',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      mucinous: {
        title: 'Diagnosis and treatment of patients with suspected mucinous cystic neoplasms of the liver: a retrospective cohort study',
        publisher: "Langenbeck's Archives of Surgery",
        year: 2024,
        url: 'https://doi.org/10.1007/s00423-024-03246-7',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the first part of its text, at the publisher’s',
      },
      needle: {
        title:
          'Results of percutaneous sclerotherapy and surgical treatment in patients with symptomatic simple liver cysts and polycystic liver disease',
        publisher: 'World Journal of Gastroenterology',
        year: 2007,
        url: 'https://doi.org/10.3748/wjg.v13.i22.3095',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      needleRelief: {
        title: 'Ethanol sclerotherapy or polidocanol sclerotherapy for symptomatic hepatic cysts',
        publisher: 'United European Gastroenterology Journal',
        year: 2018,
        url: 'https://doi.org/10.1177/2050640618764940',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      needleReview: {
        title: 'Percutaneous aspiration and sclerotherapy for simple hepatic cysts: a systematic review and meta-analysis',
        publisher: 'Japanese Journal of Radiology',
        year: 2025,
        url: 'https://doi.org/10.1007/s11604-025-01874-7',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      roof: {
        title: 'Clinical response after laparoscopic fenestration of symptomatic hepatic cysts: a systematic review and meta-analysis',
        publisher: 'Surgical Endoscopy',
        year: 2019,
        url: 'https://doi.org/10.1007/s00464-018-6490-8',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its abstract, and the first part of its text at the publisher’s',
      },
      resection: {
        title: 'Outcome after a liver resection of benign lesions',
        publisher: 'HPB',
        year: 2015,
        url: 'https://doi.org/10.1111/hpb.12496',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      lanreotide: {
        title: 'Lanreotide Reduces the Volume of Polycystic Liver: A Randomized, Double-Blind, Placebo-Controlled Trial',
        publisher: 'Gastroenterology',
        year: 2009,
        url: 'https://doi.org/10.1053/j.gastro.2009.07.052',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      lanreotideStop: {
        title: 'The long-term outcome of patients with polycystic liver disease treated with lanreotide',
        publisher: 'Alimentary Pharmacology and Therapeutics',
        year: 2012,
        url: 'https://doi.org/10.1111/j.1365-2036.2011.04923.x',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      untreated: {
        title: 'Long-term outcomes and quality of life after surgical or conservative treatment of benign simple liver cysts',
        publisher: 'Surgical Endoscopy',
        year: 2018,
        url: 'https://doi.org/10.1007/s00464-017-5645-3',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      compare: {
        title: 'Systematic review on percutaneous aspiration and sclerotherapy versus surgery in symptomatic simple hepatic cysts',
        publisher: 'HPB',
        year: 2021,
        url: 'https://doi.org/10.1016/j.hpb.2020.07.005',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      neijenhuis: {
        title: 'Symptom relief and not cyst reduction determines treatment success in aspiration sclerotherapy of hepatic cysts',
        publisher: 'European Radiology',
        year: 2019,
        url: 'https://doi.org/10.1007/s00330-018-5851-y',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      jena: {
        title: 'Clinical symptoms and sonographic follow-up after surgical treatment of nonparasitic liver cysts',
        publisher: 'BMC Surgery',
        year: 2013,
        url: 'https://doi.org/10.1186/1471-2482-13-42',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      birmingham: {
        title: 'Outcome following Resection of Biliary Cystadenoma: A Single Centre Experience and Literature Review',
        publisher: 'International Journal of Hepatology',
        year: 2015,
        url: 'https://doi.org/10.1155/2015/382315',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      chennai: {
        title: 'Biliary Cystadenomas: A Case for Complete Resection',
        publisher: 'HPB Surgery',
        year: 2012,
        url: 'https://doi.org/10.1155/2012/501705',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
    },
    figures: {
      jenaYear: { value: '2013', source: 'jena' },
      jenaAll: { value: '56 people', source: 'jena' },
      jenaGood: { value: 'two thirds', source: 'jena' },
      jenaBack: { value: '28 in 100', source: 'jena' },
      chennaiAll: { value: '13 people', source: 'chennai' },
      chennaiTime: { value: '3 months to 5 years', source: 'chennai' },
      chennaiBack: { value: '7 of them', source: 'chennai' },
      brumYears: { value: '1993 to 2014', source: 'birmingham' },
      brumLeak: { value: '2 of 29 people', source: 'birmingham' },
      brumLate: { value: '11 years', source: 'birmingham' },
      brumStay: { value: '7 days', source: 'birmingham' },
      leftTreatedOf: { value: '4 of 38 people', source: 'untreated' },
      neijWell: { value: '23 of 32 people', source: 'neijenhuis' },
      neijTime: { value: '6 months', source: 'neijenhuis' },
      leftSymptoms: { value: '14 of 38 people', source: 'untreated' },
      leftYears: { value: '6 years', source: 'untreated' },
      leftTreated: { value: '4', source: 'untreated' },
      compareAll: { value: '736 people', source: 'compare' },
      needleStay: { value: '4 in 100', source: 'compare' },
      roofStay: { value: '2 in 100', source: 'compare' },
      openStay: { value: '4 in 100', source: 'compare' },
      needleNot: { value: '13', source: 'needleReview' },
      needleNotTwo: { value: '39 in 100', source: 'needleRelief' },
      needleMajor: { value: '1 in 100', source: 'compare' },
      resectTrouble: { value: '14 in 100 people', source: 'resection' },
      resectAll: { value: '79', source: 'resection' },
      largeSize: { value: '4 cm', source: 'simple' },
      prevalence: { value: '2.5 to 18 in 100 people', source: 'roof' },
      mucinousShare: { value: '5 in 100 liver cysts', source: 'mucinous' },
      needleBack: { value: '6 of 30 people', source: 'needle' },
      needleRelief: { value: '73 of 119 people', source: 'needleRelief' },
      reviewRelief: { value: '87 in 100 people', source: 'needleReview' },
      painShare: { value: '14 in 100 people', source: 'needleReview' },
      feverShare: { value: '7 in 100', source: 'needleReview' },
      roofRelief: { value: '90 in 100 people', source: 'roof' },
      roofTrouble: { value: '11 in 100 people', source: 'roof' },
      roofMajor: { value: '3 in 100', source: 'roof' },
      roofDeaths: { value: '1 in 100', source: 'roof' },
      roofBack: { value: '10 in 100 people', source: 'roof' },
      pldTrouble: { value: '29 in 100', source: 'roof' },
      pldBack: { value: '34 in 100', source: 'roof' },
      cystWeeks: { value: '4 to 6 weeks', source: 'easl' },
      lanSize: { value: '54 people', source: 'lanreotide' },
      lanShrank: { value: '3 parts in 100', source: 'lanreotide' },
      lanTime: { value: '24 weeks', source: 'lanreotide' },
    },
  },
  written: '2026-11-23',
} as const satisfies Treatment;
