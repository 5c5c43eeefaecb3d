import { pilesPictures } from '#content/pictures/piles.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterAnyOperation, cardOf } from '#content/triage.ts';

export const treatment = {
  id: 26,
  group: 'proctology',
  // The published address is spelled this way; correcting it would break links to it.
  link: 'hemorrhoids',
  name: 'Piles (haemorrhoids)',
  otherNames: ['Bawaseer', 'Swollen veins at the anus', 'Haemorrhoids', 'Hemorrhoids', 'Piles', 'बवासीर', 'पाइल्स'],
  kind: 'condition',
  organs: ['anus', 'rectum'],
  icon: 'proctology',
  images: pilesPictures,
  icd10: 'K64',
  summary:
    'Do I need an operation for piles? What they are, when bleeding is urgent, and how diet, banding and surgery compare in pain, time off and return.',
  keywords: ['piles', 'haemorrhoids', 'bleeding piles', 'rubber band treatment for piles', 'piles operation', 'bavasir', 'बवासीर'],
  aims: 'This page helps you tell piles from other causes of bleeding, and weigh the ways to treat them.',
  description:
    'Piles (haemorrhoids) are swollen veins in or around the back passage (anus), and many get better with fibre, water and a gentler toilet habit. Blood in the stool still needs a check, because piles are not its only cause.',
  inShort: {
    emergency:
      'Spots of bright blood are not. A lot of blood, clots, faintness, black stool, strong pain with fever, or a painful swelling with diabetes is: call 112 or 108.',
    operation: 'Most people do not need one. Large, outside or mixed piles may, and so may those that bands have not settled.',
    choices:
      'Fibre and a new toilet habit come first. Bands or an injection follow in the clinic; tying off, removal, laser or stapling need a theatre.',
    back: 'In a Dutch trial people were back at work {bandWork} after bands and {cutWork} after removal; in another, usual life took {cutOff} after removal.',
    next: 'Start fibre and water today. See a doctor in the next day or two about first bleeding, even if you are sure it is piles.',
  },
  careCard: cardOf([
    'heavy-bleeding',
    'bleeding-dizzy',
    'vomits-blood-or-black-stool',
    'anus-fever',
    'anus-weak-immunity',
    'operation-spinal',
    ...afterAnyOperation,
    'operation-urine',
    'pile-out',
    'anus-swelling',
    'blood-on-thinner',
    'wound-bleeds-again',
    'wound-spots',
    'first-blood',
    'bleeds-often',
    'bowel-habit',
    'weight-loss',
    'piles-known',
    'piles-home-care',
    'bowel-cancer-in-family',
    'anal-wound-leaks',
  ]),
  symptoms: [
    'Bright red blood on the paper, in the pan or on the stool.',
    'Itching or soreness around the anus.',
    'A lump that comes out when you pass stool and slips back, or that you push back.',
    'Slime, or a feeling that more is left.',
    'Sudden strong pain with a hard blue lump (a clot).',
  ],
  causes: [
    'Straining, hard stools, long sitting on the toilet, pregnancy, age, extra weight and heavy lifting all add to it, and piles can run in families.',
  ],
  types: [
    {
      title: 'Inside piles (internal)',
      details: 'Grade I stays inside, grade II comes out and slips back by itself, grade III must be pushed back, and grade IV stays out.',
    },
    { title: 'Outside piles (external)', details: 'They sit under the skin at the edge, where they can itch, swell or hurt.' },
    {
      title: 'A clot in an outside pile',
      details:
        'Blood sets into a hard blue lump. In an American hospital it settled by itself in {clotWait}, or in {clotCut} if it was cut out; it came back in {clotBackWait} and {clotBackCut}.',
    },
  ],
  tests: [
    {
      title: 'A talk and a look',
      details: 'The doctor asks about bleeding, habit and bowel cancer in the family, looks, and feels with a gloved finger.',
    },
    { title: 'A short viewing tube (proctoscope)', details: 'A small lit tube shows the inside piles while you are awake.' },
    {
      title: 'Camera test of the bowel (colonoscopy)',
      details: 'Some people need this to rule out other causes of bleeding, such as growths [ascrs].',
    },
    { title: 'Blood count', details: 'It shows whether slow bleeding has made your blood weak (anaemia).' },
  ],
  treatment: {
    rowNames: { comesBack: 'Back within a year' },
    overview:
      'Start with fibre, fluid and habit [ascrs]. Bands usually come next for smaller inside piles; an operation is for large, outside or mixed piles, or when bands have failed.',
    details: [
      {
        title: 'No treatment',
        description: 'You leave the piles alone once the cause of the bleeding is known.',
        benefits:
          'Piles that do not trouble you need no treatment. Of {austria} found to have piles at a check in Austria, {austriaQuiet} had no trouble.',
        risks:
          'They may grow or bleed. Anaemia from them is rare: in an American county {anaemia} had it each year. The greater danger is to skip the check, because a growth can bleed in the same way.',
        recovery: 'Come if anything changes.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Another cause of bleeding is missed',
          comesBack: 'They stay',
        },
        withoutTreatment: true,
      },
      {
        title: 'Fibre, fluid and a new toilet habit',
        description: 'You take more fibre, in food or as isabgol, with water, and do not strain or sit long on the toilet.',
        benefits: 'It is the first step for everyone [ascrs], and in trials fibre cut the number who still bled by about half [fibre].',
        risks: 'Fibre can cause wind and bloating at first.',
        recovery: 'Give it a few weeks.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Wind and bloating at first',
          comesBack: 'May return without fibre',
        },
      },
      {
        title: 'Rubber bands (banding)',
        description: 'Through a short tube, the doctor slips a tight band on the inside pile, which drops off after some days.',
        benefits:
          'Of the treatments in a clinic it usually works most often, for grade I and II and some of grade III [ascrs], without an anaesthetic. In Egypt {bandCured} with grade II or III were well after bands, and life felt better within a month [bands]; within {bandTwoYears} {bandTwo} had trouble again.',
        risks:
          'In that trial the piles were back within a year in {bandBackIII}, against {cutBackIII} after removal. In a Dutch clinic {bandHarm} had a complication; in another study {bandTrouble} had pain, bleeding or faintness. Severe infection is rare: fever with pain, or no urine, is an emergency.',
        recovery: 'You may ache at first.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: '{bandWork} to work',
          mainRisk: 'A complication: {bandHarm}',
          comesBack: '{bandBackIII} with grade III',
        },
      },
      {
        title: 'Injection or infrared heat',
        description: 'A liquid that scars the vein is injected into the pile (sclerotherapy), or its base is heated with infrared light.',
        benefits:
          'In a British study {irFree} with small piles had no trouble {irTime} after infrared, against {injFree} after other clinic treatment; at a year there was no difference.',
        risks:
          'Piles that come out were out again within a year in {irBack} after infrared, against {irBand} after bands, which may be chance. A misplaced injection can cause pain or infection.',
        recovery: 'Most people carry on the same day.',
        compare: {
          cut: 'None, a needle or light',
          nights: 'None',
          usualLife: 'The same day',
          mainRisk: 'Pain or infection',
          comesBack: '{irBack} after infrared',
        },
      },
      {
        title: 'Tying off the blood supply (artery ligation)',
        description: 'In theatre, the surgeon finds the small arteries with ultrasound and stitches them shut.',
        benefits:
          'In a British trial, {halBack} had piles again or more treatment within a year, against {bandBack} after one banding. Much of that gap is second bandings.',
        risks: 'It hurts more than bands [hubble] and needs an anaesthetic.',
        recovery: 'In Italy {halStill} still had trouble after {italyYears}.',
        compare: {
          cut: 'None, stitches inside',
          nights: null,
          usualLife: null,
          mainRisk: 'More pain than bands',
          comesBack: '{halBack}, or more treatment',
          operation: 'piles',
        },
      },
      {
        title: 'Removing the piles (haemorrhoidectomy)',
        description: 'The surgeon cuts the piles away while you sleep or are numb.',
        benefits:
          'It lasts longest: in the Dutch trial the piles were back within a year in {cutBackIII}, and people felt better over that year than after bands [holland]. It is the usual choice for outside piles and for mixed ones of grade III and IV [ascrs].',
        risks:
          'Strong pain is usual for days. In the Dutch clinic {cutTrouble} had a complication such as bleeding, and {cutFistula} got a fistula. In a trial {cutLeak} had some trouble holding wind or stool a year later, on average no more than before. Narrowing of the anus (stenosis) is uncommon but can last [complications].',
        recovery:
          'People went back to work after {cutWork} in the Dutch trial; in a trial of {laserTrial}, all of usual life took {cutOff}.',
        compare: {
          cut: 'Cuts at the anus',
          nights: 'None or one',
          usualLife: '{cutWork} to work, {cutOff} in all',
          mainRisk: 'Strong pain; a complication: {cutTrouble}',
          comesBack: '{cutBackIII} with grade III',
        },
      },
      {
        title: 'Laser',
        description: 'While you have an anaesthetic, a laser fibre shrinks the pile from within (laser haemorrhoidoplasty).',
        benefits: 'It hurts less than removal: in that trial usual life was back after {laserOff}.',
        risks: 'There {laserBack} were treated again within a year, and nobody after removal. Bleeding can follow.',
        recovery: 'Expect sore days.',
        compare: {
          cut: 'A small puncture',
          nights: 'None or one',
          usualLife: '{laserOff}',
          mainRisk: 'Bleeding',
          comesBack: '{laserBack} treated again',
        },
      },
      {
        title: 'Stapling',
        description: 'A ring of lining above the piles is cut out, and staples pull the piles back up (stapled haemorrhoidopexy).',
        benefits: 'It hurts less than removal in the first weeks.',
        risks:
          'Piles come back more often than after removal [ethos]: in Italy in {stapleBack} within about a year, and {stapleStill} still had trouble after {italyYears}. Sudden urges or lasting pain can follow. In Brazil {stapleLeak} leaked stool {stapleLong} later. Rarely the rectum is torn and blood poisoning (sepsis) follows: a review found {stapleSepsis}, and {stapleDied} died.',
        recovery: 'In a British trial people were back to usual life about as soon as after removal [ethos].',
        compare: {
          cut: 'None outside',
          nights: 'None or one',
          usualLife: 'About as after removal',
          mainRisk: 'Leaking stool, {stapleLong}: {stapleLeak}',
          comesBack: '{stapleBack} with grade II or III',
        },
      },
    ],
  },
  charts: [
    {
      title: 'In a Dutch trial with grade III, so many had piles again within a year',
      rows: [
        { label: 'after bands', figure: '{bandBackIII}' },
        { label: 'after removal', figure: '{cutBackIII}' },
      ],
    },
  ],
  medicines: [
    {
      title: 'Isabgol (psyllium)',
      details: 'It keeps the stool soft. Take it with a full glass of water, and not if food sticks when you swallow.',
    },
    {
      title: 'Flavonoid tablets (such as diosmin)',
      details: 'Weak trials found less bleeding and itching [flavonoids].',
    },
    {
      title: 'Creams with a numbing medicine or a steroid',
      details: 'They may calm itching [ascrs], but a steroid can thin the skin if you use it for long.',
    },
  ],
  others: [
    {
      title: 'Pregnancy',
      details:
        'Fibre and mild laxatives are considered safe; ask before you use creams or flavonoid tablets [pregnant]. Piles often shrink after the birth.',
    },
  ],
  operations: ['piles'],
  uncertainties: [
    'Laser is widely advertised, but its proof is weak [laserReview], and how it lasts is not known.',
    'The Dutch trial had only {hollandAll}, and in the Dutch clinic people chose for themselves.',
  ],
  preparing: ['Tell us about blood thinners, diabetes, pregnancy and allergies, and do not stop any medicine on your own.'],
  inHospital: [
    'After an operation most people go home on the same day or the next, with painkillers and a stool softener, once they can pass urine.',
  ],
  recovery: [
    {
      when: 'The first days',
      what: 'Take your painkillers on time, not only when it hurts, and sit in warm water after each stool (“Postoperative care” shows how). The first stool can sting and show some blood.',
    },
    {
      when: 'The next weeks',
      what: 'Bands fall off, with a little bleeding.',
    },
    {
      when: 'Later',
      what: 'Spots of blood can go on for weeks after an operation. Heavy bleeding, fever or no urine is an emergency.',
    },
  ],
  deciding:
    'Weigh how much the piles bother you against pain, time off work and return. Bands hurt less but may have to be repeated; removal lasts longer but brings days of pain.',
  questions: [
    'Are you sure the blood comes from piles?',
    'What grade are my piles?',
    'Could bands work for me, and how many sessions might I need?',
    'How often do piles come back after this treatment in your care?',
    'What is my risk of leaking wind or stool?',
  ],
  livingWith: ['Eat whole grains, dal, fruit and vegetables.', 'Leave your phone outside the toilet, and get up soon.'],
  support: [
    { name: 'National Health Authority: PM-JAY, help with the cost of hospital care', url: 'https://pmjay.gov.in/about/nha' },
    { name: 'NIDDK: Hemorrhoids', url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/hemorrhoids' },
    {
      name: 'NHS Royal Free London: Having a haemorrhoidectomy',
      url: 'https://royalfree.nhs.uk/patients-and-visitors/patient-information-leaflets/having-a-haemorrhoidectomy',
    },
  ],
  evidence: {
    sources: {
      sobrado: {
        title: 'Stapled hemorrhoidopexy: results, late complications, and degree of satisfaction after 16 years of follow-up',
        publisher: 'Arquivos Brasileiros de Cirurgia Digestiva',
        year: 2022,
        url: 'https://doi.org/10.1590/0102-672020220002e1689',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      ascrs: {
        title: 'The American Society of Colon and Rectal Surgeons Clinical Practice Guidelines for the Management of Hemorrhoids',
        publisher: 'Diseases of the Colon and Rectum',
        year: 2024,
        url: 'https://doi.org/10.1097/DCR.0000000000003276',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its recommendations at guidelinecentral.com',
      },
      italy: {
        title:
          'Long-term results and quality of life after stapled hemorrhoidopexy vs Doppler-guided HAL-RAR: a propensity score matching analysis',
        publisher: 'International Journal of Colorectal Disease',
        year: 2024,
        url: 'https://doi.org/10.1007/s00384-024-04603-0',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      fibre: {
        title: 'Fiber for the treatment of hemorrhoids complications: a systematic review and meta-analysis',
        publisher: 'American Journal of Gastroenterology',
        year: 2006,
        url: 'https://doi.org/10.1111/j.1572-0241.2006.00359.x',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      dekker: {
        title:
          'Hemorrhoidectomy versus rubber band ligation in grade III hemorrhoidal disease: a large retrospective cohort study with long-term follow-up',
        publisher: 'Annals of Coloproctology',
        year: 2022,
        url: 'https://doi.org/10.3393/ac.2020.01011.0144',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      bands: {
        title: 'Rubber band ligation for 750 cases of symptomatic hemorrhoids out of 2200 cases',
        publisher: 'World Journal of Gastroenterology',
        year: 2008,
        url: 'https://doi.org/10.3748/wjg.14.6525',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      hubble: {
        title:
          'Haemorrhoidal artery ligation versus rubber band ligation for the management of symptomatic second-degree and third-degree haemorrhoids (HubBLe): a multicentre, open-label, randomised controlled trial',
        publisher: 'The Lancet',
        year: 2016,
        url: 'https://doi.org/10.1016/S0140-6736(16)30584-0',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its results in table 5 of a later paper by the same group, Trials 2019, and an account by the NIHR, which paid for it',
      },
      laserTrial: {
        title:
          'Results of the double-blind randomized controlled trial comparing laser hemorrhoidoplasty with sutured mucopexy and excisional hemorrhoidectomy',
        publisher: 'International Journal of Colorectal Disease',
        year: 2020,
        url: 'https://doi.org/10.1007/s00384-019-03460-6',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      laserReview: {
        title: 'Non-excisional laser therapies for hemorrhoidal disease: a systematic review of the literature',
        publisher: 'Lasers in Medical Science',
        year: 2021,
        url: 'https://doi.org/10.1007/s10103-020-03142-8',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      complications: {
        title: 'Complications Following Anorectal Surgery',
        publisher: 'Clinics in Colon and Rectal Surgery',
        year: 2016,
        url: 'https://doi.org/10.1055/s-0035-1568145',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      ethos: {
        title:
          'Comparison of stapled haemorrhoidopexy with traditional excisional surgery for haemorrhoidal disease (eTHoS): a pragmatic, multicentre, randomised controlled trial',
        publisher: 'The Lancet',
        year: 2016,
        url: 'https://doi.org/10.1016/S0140-6736(16)31803-7',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'an account of its results by the University of Aberdeen, which ran it',
      },
      faucheron: {
        title: 'Rectal perforation with life-threatening peritonitis following stapled haemorrhoidopexy',
        publisher: 'British Journal of Surgery',
        year: 2012,
        url: 'https://doi.org/10.1002/bjs.7833',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      flavonoids: {
        title: 'Meta-analysis of flavonoids for the treatment of haemorrhoids',
        publisher: 'British Journal of Surgery',
        year: 2006,
        url: 'https://pubmed.ncbi.nlm.nih.gov/16736537/',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      pregnant: {
        title: 'Treatment of Hemorrhoid in Unusual Condition: Pregnancy',
        publisher: 'The Ewha Medical Journal',
        year: 2022,
        url: 'https://doi.org/10.12771/emj.2022.e11',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      holland: {
        title:
          'Comparison of Rubber Band Ligation and Hemorrhoidectomy in Patients With Symptomatic Hemorrhoids Grade III: A Multicenter, Open-Label, Randomized Controlled, Non-Inferiority Trial',
        publisher: 'Diseases of the Colon and Rectum',
        year: 2025,
        url: 'https://doi.org/10.1097/DCR.0000000000003679',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      clot: {
        title: 'Thrombosed External Hemorrhoids: Outcome After Conservative or Surgical Management',
        publisher: 'Diseases of the Colon and Rectum',
        year: 2004,
        url: 'https://doi.org/10.1007/s10350-004-0607-y',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      austria: {
        title: 'The prevalence of hemorrhoids in adults',
        publisher: 'International Journal of Colorectal Disease',
        year: 2012,
        url: 'https://doi.org/10.1007/s00384-011-1316-3',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      anaemia: {
        title: 'Evaluation of anemia caused by hemorrhoidal bleeding',
        publisher: 'Diseases of the Colon and Rectum',
        year: 1994,
        url: 'https://doi.org/10.1007/BF02049313',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      infrared: {
        title: 'A prospective study of infrared coagulation, injection and rubber band ligation in the treatment of haemorrhoids',
        publisher: 'International Journal of Colorectal Disease',
        year: 1990,
        url: 'https://doi.org/10.1007/BF00298482',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      ferguson: {
        title: 'Randomized clinical trial of the effects on anal function of Milligan-Morgan versus Ferguson haemorrhoidectomy',
        publisher: 'British Journal of Surgery',
        year: 2006,
        url: 'https://doi.org/10.1002/bjs.5408',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
    },
    figures: {
      stapleLeak: { value: '2 in 100', source: 'sobrado' },
      stapleLong: { value: '16 years', source: 'sobrado' },
      bandWork: { value: '1 day', source: 'holland' },
      cutWork: { value: '9 days', source: 'holland' },
      bandBackIII: { value: '48 in 100', source: 'holland' },
      cutBackIII: { value: '6 in 100', source: 'holland' },
      hollandAll: { value: '87 people', source: 'holland' },
      clotWait: { value: '24 days', source: 'clot' },
      clotCut: { value: '4 days', source: 'clot' },
      clotBackWait: { value: '25 in 100', source: 'clot' },
      clotBackCut: { value: '6 in 100', source: 'clot' },
      austria: { value: '380 people', source: 'austria' },
      austriaQuiet: { value: '210', source: 'austria' },
      anaemia: { value: '0.5 in 100,000 people', source: 'anaemia' },
      irFree: { value: '81 in 100', source: 'infrared' },
      injFree: { value: '59 in 100', source: 'infrared' },
      irTime: { value: '3 months', source: 'infrared' },
      irBack: { value: '54 in 100', source: 'infrared' },
      irBand: { value: '27 in 100', source: 'infrared' },
      cutFistula: { value: '4 of 145', source: 'dekker' },
      cutLeak: { value: '15 to 21 in 100', source: 'ferguson' },
      bandHarm: { value: '3 in 100', source: 'dekker' },
      cutTrouble: { value: '8 in 100', source: 'dekker' },
      bandTrouble: { value: '52 of 750 people', source: 'bands' },
      bandCured: { value: '696 of 750 people', source: 'bands' },
      bandTwo: { value: '11 in 100', source: 'bands' },
      bandTwoYears: { value: '2 years', source: 'bands' },
      halStill: { value: '16 in 100', source: 'italy' },
      stapleBack: { value: '9 in 100', source: 'italy' },
      stapleStill: { value: '20 in 100', source: 'italy' },
      italyYears: { value: '2 years', source: 'italy' },
      halBack: { value: '30 in 100 people', source: 'hubble' },
      bandBack: { value: '49 in 100', source: 'hubble' },
      laserTrial: { value: '121 people', source: 'laserTrial' },
      cutOff: { value: '30 days', source: 'laserTrial' },
      laserOff: { value: '15 days', source: 'laserTrial' },
      laserBack: { value: '10 in 100', source: 'laserTrial' },
      stapleSepsis: { value: '40 such cases', source: 'faucheron' },
      stapleDied: { value: '4 of them', source: 'faucheron' },
    },
  },
  written: '2026-11-23',
} as const satisfies Treatment;
