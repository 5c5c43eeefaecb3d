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
    operation: 'Most people do not need one. Large, outside or mixed piles may, and so may piles that bands have not settled.',
    choices:
      'Fibre and a new toilet habit come first. Bands or an injection follow in the clinic; tying off, removal, laser or stapling need a theatre.',
    back: 'After bands most people soon carry on. In one trial usual life was back {laserOff} after laser, and {cutOff} after removal.',
    next: 'Start fibre and water today. See a doctor in the next day or two about first bleeding, even if you are sure it is piles.',
  },
  careCard: cardOf([
    'heavy-bleeding',
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
    'Slime, or a feeling that the bowel has not emptied.',
    'Sudden strong pain with a hard blue lump, which is a clot in an outside pile.',
  ],
  causes: [
    'The veins swell under pressure, so straining, hard stools and long sitting on the toilet all add to it.',
    'Pregnancy, age, extra weight, heavy lifting and a long cough make piles more likely, and they can run in families.',
  ],
  types: [
    {
      title: 'Inside piles (internal)',
      details:
        'They start where there is little feeling. Grade I stays inside, grade II comes out and slips back by itself, grade III must be pushed back, and grade IV stays out.',
    },
    { title: 'Outside piles (external)', details: 'They sit under the skin at the edge of the anus, where they can itch, swell or hurt.' },
    {
      title: 'A clot in an outside pile',
      details: 'Blood sets into a hard, sore lump. The pain is strongest at the start and slowly fades.',
    },
  ],
  tests: [
    {
      title: 'A talk and a look',
      details: 'The doctor asks about bleeding, pain, habit and family, then looks and feels gently with a gloved finger.',
    },
    { title: 'A short viewing tube (proctoscope)', details: 'A small lit tube shows the inside piles. It is quick, and you stay awake.' },
    {
      title: 'Camera test of the bowel (colonoscopy)',
      details: 'Some people need this to rule out other causes of bleeding, such as growths [ascrs].',
    },
    { title: 'Blood count', details: 'It shows whether slow bleeding has made your blood weak (anaemia).' },
  ],
  treatment: {
    overview:
      'Start with fibre, fluid and habit [ascrs]. If that is not enough, bands are usually tried next for smaller inside piles, while an operation is for large, outside or mixed piles, or when bands have failed.',
    details: [
      {
        title: 'No treatment',
        description: 'You leave the piles alone once a doctor knows the cause of the bleeding.',
        benefits: 'Small piles often settle by themselves, and piles that do not trouble you need no treatment.',
        risks:
          'They may grow or bleed, which can cause anaemia. The greater danger is to skip the check, because a growth can bleed in the same way.',
        recovery: 'You carry on as usual; come back if anything changes.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Another cause of bleeding is missed',
          comesBack: 'May grow or bleed more',
        },
        withoutTreatment: true,
      },
      {
        title: 'Fibre, fluid and a new toilet habit',
        description:
          'You take more fibre, in food or as isabgol, with enough water, do not strain, and keep your time on the toilet short.',
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
        description:
          'Through a short tube, the doctor slips a tight band on the inside pile, which loses its blood supply and drops off after some days.',
        benefits:
          'Of the treatments in a clinic it usually works most often, for grade I and II and some of grade III [ascrs], without an anaesthetic.',
        risks:
          'In a Dutch clinic one session was enough for {bandOnce} with grade III, and {bandTwice} had a second; {bandHarm} had a complication. In another study {bandTrouble} had pain, bleeding or faintness. Severe infection is rare: fever with pain, or no urine, is an emergency.',
        recovery: 'Expect some ache and pressure at first.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: null,
          mainRisk: 'A complication: {bandHarm}',
          comesBack: 'One session was enough: {bandOnce}',
        },
      },
      {
        title: 'Injection or infrared heat',
        description:
          'In the clinic a liquid that scars the vein is injected into the pile (sclerotherapy), or its base is heated with infrared light.',
        benefits: 'They are quick and can stop bleeding from small piles.',
        risks: 'They work less often than bands [ascrs], the bleeding may return, and a misplaced injection can cause pain or infection.',
        recovery: 'Most people carry on the same day.',
        compare: {
          cut: 'None, a needle or light',
          nights: 'None',
          usualLife: null,
          mainRisk: 'Pain or infection',
          comesBack: 'More often than after bands',
        },
      },
      {
        title: 'Tying off the blood supply (artery ligation)',
        description:
          'In theatre, the surgeon finds the small arteries with ultrasound and stitches them shut, and piles that drop down can be stitched back up.',
        benefits:
          'In a British trial, {halBack} had piles again or more treatment within a year, against {bandBack} after one banding. Much of that gap is second bandings: {askedBack} in both groups said that the piles were back.',
        risks: 'It hurts more than bands [hubble] and needs an anaesthetic.',
        recovery: 'It is usually shorter than after removal.',
        compare: {
          cut: 'None, stitches inside',
          nights: null,
          usualLife: null,
          mainRisk: 'More pain than bands',
          comesBack: '{halBack} within a year',
        },
      },
      {
        title: 'Removing the piles (haemorrhoidectomy)',
        description: 'The surgeon cuts the piles away while you sleep or are numb.',
        benefits:
          'It lasts longest: in the Dutch clinic once was enough for {cutOnce}. It is the usual choice for outside piles and for mixed ones of grade III and IV [ascrs].',
        risks:
          'Strong pain is usual for days. Some people bleed, get an infection or cannot pass urine at first; in the Dutch clinic {cutTrouble} had a complication. Narrowing of the anus (stenosis), or leaking of wind or stool, is uncommon but can last [complications].',
        recovery: 'In a trial of {laserTrial}, usual life was back after {cutOff} on average.',
        compare: {
          cut: 'Cuts at the anus',
          nights: 'None or one',
          usualLife: '{cutOff}',
          mainRisk: 'Strong pain; a complication: {cutTrouble}',
          comesBack: 'Once was enough: {cutOnce}',
        },
      },
      {
        title: 'Laser',
        description: 'While you have an anaesthetic, a laser fibre shrinks the pile from within (laser haemorrhoidoplasty).',
        benefits: 'It hurts less than removal: in the same trial usual life was back after {laserOff}.',
        risks: 'In that trial {laserBack} were treated again within a year, and nobody after removal. Bleeding and swelling can follow.',
        recovery: 'Expect to be sore for some days.',
        compare: {
          cut: 'A small puncture',
          nights: 'None or one',
          usualLife: '{laserOff}',
          mainRisk: 'Bleeding and swelling',
          comesBack: 'Treated again within a year: {laserBack}',
        },
      },
      {
        title: 'Stapling',
        description: 'A ring of lining above the piles is cut out, and staples pull the piles back up (stapled haemorrhoidopexy).',
        benefits: 'It hurts less than removal in the first weeks.',
        risks:
          'Piles come back more often than after removal [ethos], and some people keep sudden urges, pain or a narrow anus. Rarely the rectum is torn and blood poisoning (sepsis) follows: a review found {stapleSepsis}, and {stapleDied} died.',
        recovery: 'It is shorter than after removal.',
        compare: {
          cut: 'None outside',
          nights: 'None or one',
          usualLife: null,
          mainRisk: 'Sudden urges or lasting pain',
          comesBack: 'More often than after removal',
        },
      },
    ],
  },
  charts: [
    {
      title: 'Of people with piles of grade III in a Dutch clinic, so many needed only one treatment',
      rows: [
        { label: 'with bands', figure: '{bandOnce}' },
        { label: 'with removal', figure: '{cutOnce}' },
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
      details: 'Trials taken together found less bleeding and itching, but the trials had weak spots [flavonoids].',
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
        'Fibre, stool softeners and mild laxatives are considered safe. Creams and flavonoid tablets have too little proof, so ask first [pregnant]. Piles often shrink after the birth.',
    },
    {
      title: 'If bowel cancer runs in your family',
      details: 'Tell us, because you may need a colonoscopy, whatever the piles look like.',
    },
  ],
  operations: ['piles'],
  uncertainties: [
    'Laser is widely advertised, but its proof is weak [laserReview], and how well it lasts after the first years is not known.',
    'The Dutch study was no trial, and those who chose removal had worse piles at the start.',
  ],
  preparing: [
    'Tell us about blood thinners, diabetes, pregnancy and allergies, and do not stop any medicine on your own.',
    'Keep your stools soft in the week before. For bands you may eat as usual.',
    'Have someone to take you home after an anaesthetic.',
  ],
  inHospital: [
    'Bands are done in the clinic, and you soon go home.',
    'After an operation most people go home on the same day or the next, with painkillers and a stool softener, once they can pass urine.',
  ],
  recovery: [
    {
      when: 'The first days',
      what: 'Take your painkillers on time, not only when it hurts, and sit in warm water after each stool (“Postoperative care” shows how). The first stool can sting and show some blood.',
    },
    {
      when: 'The next weeks',
      what: 'Walk daily, eat fibre and drink enough. Bands fall off, with a little bleeding.',
    },
    {
      when: 'Later',
      what: 'Spots of blood can go on for weeks after an operation. Heavy bleeding, fever or no urine is an emergency. Have growing pain looked at the same day.',
    },
  ],
  deciding:
    'Weigh how much the piles bother you against pain, time off work and the chance that they come back. Bands hurt less but may have to be repeated; an operation lasts longer but brings more days of pain. Leaving piles alone is fair if they do not trouble you.',
  questions: [
    'Are you sure the blood comes from piles?',
    'What grade are my piles?',
    'Could bands work for me, and how many sessions might I need?',
    'How often do piles come back after this treatment in your care?',
    'What is my risk of leaking wind or stool?',
  ],
  livingWith: [
    'Eat whole grains, dal, fruit and vegetables, and drink enough that your urine is pale.',
    'Go when you feel the urge, leave your phone outside, and get up after a few minutes.',
  ],
  support: [
    { name: 'Ayushman Bharat PM-JAY: help with the cost of hospital care', url: 'https://pmjay.gov.in/' },
    { name: 'NIDDK: Hemorrhoids', url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/hemorrhoids' },
    {
      name: 'NHS Royal Free London: Having a haemorrhoidectomy',
      url: 'https://royalfree.nhs.uk/patients-and-visitors/patient-information-leaflets/having-a-haemorrhoidectomy',
    },
  ],
  evidence: {
    sources: {
      ascrs: {
        title: 'The American Society of Colon and Rectal Surgeons Clinical Practice Guidelines for the Management of Hemorrhoids',
        publisher: 'Diseases of the Colon and Rectum',
        year: 2024,
        url: 'https://doi.org/10.1097/DCR.0000000000003276',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its recommendations at guidelinecentral.com',
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
    },
    figures: {
      bandOnce: { value: '52 in 100 people', source: 'dekker' },
      bandTwice: { value: '35 in 100', source: 'dekker' },
      bandHarm: { value: '3 in 100', source: 'dekker' },
      cutTrouble: { value: '8 in 100', source: 'dekker' },
      cutOnce: { value: '96 in 100', source: 'dekker' },
      bandTrouble: { value: '52 of 750 people', source: 'bands' },
      halBack: { value: '30 in 100 people', source: 'hubble' },
      bandBack: { value: '49 in 100', source: 'hubble' },
      askedBack: { value: '29 in 100', source: 'hubble' },
      laserTrial: { value: '121 people', source: 'laserTrial' },
      cutOff: { value: '30 days', source: 'laserTrial' },
      laserOff: { value: '15 days', source: 'laserTrial' },
      laserBack: { value: '10 in 100', source: 'laserTrial' },
      stapleSepsis: { value: '40 such cases', source: 'faucheron' },
      stapleDied: { value: '4 of them', source: 'faucheron' },
    },
  },
  written: '2026-11-22',
} as const satisfies Treatment;
