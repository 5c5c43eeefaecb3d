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
  icd10: 'K64',
  summary:
    'Do I need an operation for piles? What they are, when bleeding is urgent, and how diet, banding and surgery compare in pain, time off and return.',
  keywords: ['piles', 'haemorrhoids', 'bleeding piles', 'rubber band treatment for piles', 'piles operation', 'bavasir', 'बवासीर'],
  aims: 'This page helps you tell piles from other causes of bleeding, and weigh the ways to treat them.',
  description:
    'Piles (haemorrhoids) are swollen veins in or around the back passage (anus). They are very common, and many get better with fibre, water and a gentler toilet habit. Blood in the stool still needs a check, because piles are not its only cause.',
  careCard: cardOf([
    'heavy-bleeding',
    'vomits-blood-or-black-stool',
    'anus-fever',
    'anus-weak-immunity',
    ...afterAnyOperation,
    'operation-urine',
    'pile-out',
    'anus-swelling',
    'blood-on-thinner',
    'first-blood',
    'bleeds-often',
    'bowel-habit',
    'weight-loss',
    'piles-known',
    'piles-home-care',
    'bowel-cancer-in-family',
  ]),
  symptoms: [
    'Bright red blood on the paper, in the pan or on the stool.',
    'Itching or soreness around the anus.',
    'A lump that comes out when you pass stool and slips back, or that you push back.',
    'Slime in your underwear, or a feeling that the bowel has not emptied.',
    'Sudden strong pain with a hard blue lump. This is a clot in an outside pile.',
    'Inside piles often do not hurt at all.',
  ],
  causes: [
    'The veins swell when there is pressure on them. Straining, hard stools and long sitting on the toilet all add to it [royalFree].',
    'Pregnancy, age, extra weight, heavy lifting and a long cough make piles more likely [nbt].',
    'They can run in families [nbt].',
  ],
  types: [
    {
      title: 'Inside piles (internal)',
      details:
        'They start inside, where there is little feeling. Doctors give them a grade. Grade I stays inside, grade II comes out and slips back by itself, grade III must be pushed back, and grade IV stays out.',
    },
    { title: 'Outside piles (external)', details: 'They sit under the skin at the edge of the anus. They can itch, swell or hurt.' },
    {
      title: 'A clot in an outside pile',
      details: 'Blood sets into a hard, sore lump. The pain is usually strongest at the start and then slowly fades.',
    },
  ],
  tests: [
    {
      title: 'A talk and a look',
      details:
        'The doctor asks about bleeding, pain, your toilet habit and your family. Then comes a look at the outside and a gentle feel with a gloved finger.',
    },
    { title: 'A short viewing tube (proctoscope)', details: 'A small lit tube shows the inside piles. It is quick, and you stay awake.' },
    {
      title: 'Camera test of the bowel (colonoscopy)',
      details:
        'Some people need this to rule out other causes of bleeding, such as growths or inflammation [ascrs]. Your age, your family and how you bleed decide it.',
    },
    { title: 'Blood count', details: 'It shows whether slow bleeding has made your blood weak (anaemia).' },
  ],
  treatment: {
    overview:
      'Start with fibre, fluid and habit, whatever the grade [ascrs]. If that is not enough, bands are usually tried next for smaller inside piles. An operation is kept for large, outside or mixed piles, or for the time when bands have failed.',
    details: [
      {
        title: 'No treatment',
        description: 'You leave the piles alone after a doctor has found the cause of the bleeding.',
        benefits: 'Small piles often settle by themselves [nbt]. Piles that do not trouble you need no treatment.',
        risks:
          'They may grow, bleed more or come out more often. Slow bleeding over months can cause anaemia. The greater danger is to skip the check, because a growth can bleed in the same way.',
        recovery: 'There is nothing to recover from. Come back if anything changes.',
        withoutTreatment: true,
      },
      {
        title: 'Fibre, fluid and a new toilet habit',
        description:
          'You take more fibre, in food or as a powder, and enough water. You do not strain, and you keep your time on the toilet short. Creams can calm itching for some days.',
        benefits:
          'This is the first step for everyone. In trials, fibre cut the number of people who still had symptoms by about half [ascrs].',
        risks: 'Fibre can cause wind and bloating at first. Steroid creams can thin the skin if you use them for long.',
        recovery: 'Give it a few weeks before you judge it.',
      },
      {
        title: 'Rubber bands (banding)',
        description:
          'Through a short tube, the doctor slips a tight band on the inside pile. The pile loses its blood supply, and it drops off after {bandOff}.',
        benefits:
          'Of the treatments done in a clinic, this one usually does most. It suits grade I and II, and some of grade III [ascrs]. You need no anaesthetic, and most people are soon active again.',
        risks:
          'In a large trial, {bandBack} had piles again within a year. Bands can be put on once more. Aching and a little bleeding are common; heavy bleeding or infection is rare.',
        recovery: 'Expect some ache and pressure for {bandAche}.',
      },
      {
        title: 'Tying off the blood supply (artery ligation)',
        description:
          'In theatre, the surgeon finds the small arteries with ultrasound and stitches them shut. Piles that drop down can be stitched back up.',
        benefits: 'In the same trial, {halBack} had piles again within a year.',
        risks: 'It hurts more than bands, and it costs more [hubbleNews]. You need an anaesthetic.',
        recovery: 'Ask your surgeon how long to plan for. It is usually shorter than after removal.',
      },
      {
        title: 'Removing the piles (haemorrhoidectomy)',
        description: 'The surgeon cuts the piles away while you sleep or are numb from the waist down.',
        benefits:
          'It tends to last longer than the other ways. Piles come back in about {cutBack}. It is the choice for outside piles and for grade III and IV [ascrs].',
        risks:
          'Strong pain is usual for days. Some people bleed, get an infection or cannot pass urine at first. Narrowing of the anus, or leaking of wind or stool, is uncommon but can last.',
        recovery: 'Sources differ on time off work: one says {offShort}, another {offLong}.',
      },
      {
        title: 'Laser or stapling',
        description: 'A laser fibre shrinks the pile from within. Stapling pulls a slipping pile back up.',
        benefits: 'Laser hurts less than removal in the first days [laser].',
        risks: 'The laser studies were short and of low quality [laserQuality]. American guidelines do not put stapling first [ascrs].',
        recovery: 'People went back to work sooner after laser than after removal [laser].',
      },
    ],
  },
  uncertainties: [
    'How common are piles? A clinic in the United States says that {everUs} have them at some time; a British hospital says about {everUk}.',
    'Laser studies mostly tell us about the first year [laser]. How well it lasts after that is not known.',
    'Creams and tablets for piles have been studied in many small trials. They may ease symptoms, but the proof is weak [ascrs].',
  ],
  preparing: [
    'Tell us about blood thinners, diabetes, pregnancy and allergies. Do not stop any medicine on your own; we will tell you what to do.',
    'Keep your stools soft in the week before. Ask whether you need an enema.',
    'For bands you may eat as usual. For an operation, ask when to stop food and drink.',
    'Plan some days of rest. Have someone to take you home after an anaesthetic.',
  ],
  inHospital: [
    'Bands are done in the clinic, and you go home soon after.',
    'Most people who have an operation go home on the same day or the next.',
    'Nurses check your pain, your bleeding and that you can pass urine.',
    'You leave with painkillers and a stool softener.',
  ],
  recovery: [
    {
      when: 'The first days',
      what: 'Take your painkillers on time, not only when it hurts. Sit in warm water after each stool. The first stool can sting and show some blood.',
    },
    {
      when: 'The next weeks',
      what: 'Walk daily, eat fibre and drink enough. Bands fall off in this time, and a little bleeding is normal when they do.',
    },
    {
      when: 'Later',
      what: 'After an operation, spotting of blood can go on for some weeks. Heavy bleeding, or pain that gets worse instead of better, is an emergency: go to hospital.',
    },
  ],
  deciding:
    'Weigh how much the piles bother you against pain, time off work and the chance that they come back. Bands hurt less but may need to be repeated. An operation tends to last longer, but it brings more days of pain.',
  questions: [
    'Are you sure the blood comes from piles? Do I need a camera test?',
    'What grade are my piles?',
    'Have I given fibre and habit a fair trial?',
    'Could bands work for me, and how many sessions might I need?',
    'How many people in your care had piles again after this treatment?',
    'What is my risk of leaking wind or stool?',
    'When can I go back to my kind of work?',
  ],
  livingWith: [
    'Eat whole grains, dal, fruit and vegetables each day, and drink enough that your urine is pale.',
    'Go when you feel the urge. Leave your phone outside and get up after a few minutes.',
    'A low stool under your feet can make it easier to pass stool without pushing.',
    'Wash with water and pat dry. Perfumed soaps and wipes can sting.',
    'Piles in pregnancy often shrink after the birth. Ask before you use any cream.',
    'Many people feel shy about this. We see it every day.',
  ],
  support: [
    { name: 'NIDDK: Hemorrhoids', url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/hemorrhoids' },
    {
      name: 'NHS Royal Free London: Having a haemorrhoidectomy',
      url: 'https://royalfree.nhs.uk/patients-and-visitors/patient-information-leaflets/having-a-haemorrhoidectomy',
    },
  ],
  evidence: {
    sources: {
      ascrs: {
        title: 'Clinical Practice Guidelines for the Management of Hemorrhoids',
        publisher: 'American Society of Colon and Rectal Surgeons',
        year: 2024,
        url: 'https://doi.org/10.1097/dcr.0000000000003276',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      hubble: {
        title: 'Haemorrhoidal artery ligation versus rubber band ligation (HubBLe): randomised controlled trial',
        publisher: 'The Lancet',
        year: 2016,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4956910',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      hubbleNews: {
        title: 'Helping haemorrhoid patients avoid painful and expensive surgery',
        publisher: 'surgery.international',
        year: 2025,
        url: 'https://surgery.international/helping-haemorrhoid-patients-avoid-painful-and-expensive-surgery',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      nbt: {
        title: 'Haemorrhoid banding',
        publisher: 'North Bristol NHS Trust',
        year: null,
        url: 'https://nbt.nhs.uk/taxonomy/term/31',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      royalFree: {
        title: 'Having a haemorrhoidectomy',
        publisher: 'Royal Free London NHS Foundation Trust',
        year: null,
        url: 'https://royalfree.nhs.uk/patients-and-visitors/patient-information-leaflets/having-a-haemorrhoidectomy',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      nuffield: {
        title: 'Banding of haemorrhoids',
        publisher: 'Nuffield Health',
        year: null,
        url: 'https://www.nuffieldhealth.com/treatments/banding-of-haemorrhoids',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      deeping: {
        title: 'Haemorrhoid banding',
        publisher: 'Deeping Surgical',
        year: null,
        url: 'https://www.deepingsurgical.co.uk/nhs-haemorrhoids-proc',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      nhsSurgery: {
        title: 'Surgery for haemorrhoids (piles), NHS text',
        publisher: 'NHS, as reprinted by Zana',
        year: null,
        url: 'https://www.zana.com/a/piles-haemorrhoids-surgery-haemorrhoids-piles.2150',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      stHughs: {
        title: 'Haemorrhoidectomy',
        publisher: "HMT St Hugh's Hospital",
        year: null,
        url: 'https://hmtsthughs.org/treatment/haemorrhoidectomy/',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      laser: {
        title: 'Laser hemorrhoidoplasty versus conventional hemorrhoidectomy for grade II/III hemorrhoids: systematic review',
        publisher: 'Annals of Coloproctology',
        year: 2023,
        url: 'https://doi.org/10.3393/ac.2022.00598.0085',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      laserQuality: {
        title: 'Diode laser in the treatment of haemorrhoids: systematic review',
        publisher: 'Frontiers in Surgery',
        year: 2022,
        url: 'https://frontiersin.org/journals/surgery/articles/10.3389/fsurg.2022.1050515/full',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      sutter: {
        title: 'Comprehensive hemorrhoid care',
        publisher: 'Sutter Health',
        year: null,
        url: 'https://www.sutterhealth.org/services/gastroenterology/pamf-comprehensive-hemorrhoid',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
    },
    figures: {
      bandOff: { value: '7 to 14 days', source: 'nuffield' },
      bandBack: { value: '49 in 100 people', source: 'hubble' },
      bandAche: { value: '1 to 2 days', source: 'deeping' },
      halBack: { value: '30 in 100 people', source: 'hubble' },
      cutBack: { value: '5 in 100 people', source: 'nhsSurgery' },
      offShort: { value: 'about 1 week', source: 'nhsSurgery' },
      offLong: { value: '3 to 4 weeks', source: 'stHughs' },
      everUs: { value: '75 in 100 people', source: 'sutter' },
      everUk: { value: '50 in 100 people', source: 'nbt' },
    },
  },
  written: '2026-11-22',
  reviewed: null,
} as const satisfies Treatment;
