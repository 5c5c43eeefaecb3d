import type { Article } from '#content/article.ts';
import { afterBellyOperation, cardOf } from '#content/triage.ts';

export const article = {
  title: 'Hernia: can I wait?',
  category: 'Hernia',
  photo: '/images/articles/hernia-can-i-wait.svg',
  photoAlt: 'Drawing of a person standing at a calendar on the wall, one hand resting on the groin',
  date: '2026-01-15T09:00:00+05:30',
  updatedAt: '2026-11-22T09:00:00+05:30',
  body: [
    {
      paragraph:
        'A hernia is a weak spot in the muscle through which fat or bowel pushes out. It does not heal by itself, and only surgery can repair it, but that does not mean that everybody needs surgery this month.',
    },
    {
      paragraph:
        'The answer depends on three things: where the hernia is, whether it troubles you, and whether you are a man or a woman. Let us take them one at a time.',
    },
    { heading: 'A man with a groin hernia and little trouble' },
    {
      paragraph:
        'If the bulge goes back easily and hardly hurts, waiting is a sound choice. In a trial in North America, {waitMen} waited. Over about {tenYears}, {accident} needed an emergency operation, and none died of it. [longTerm]',
    },
    {
      paragraph:
        'Waiting mostly puts the operation off. By then about {laterSurgery} had had surgery after all, mostly because of pain, so think of it as choosing the time and not as avoiding it for good.',
    },
    {
      paragraph:
        'There is a reason not to rush, though. After repair, {chronicPain} have pain in the groin for months that affects daily life, and some hernias come back. A person who had no pain before has more to lose.',
    },
    { heading: 'A woman with a groin hernia' },
    {
      paragraph:
        'The advice is not the same for you. Women more often have a femoral hernia, which lies a little lower and has a tight neck, so that it can trap the bowel early.',
    },
    {
      paragraph:
        'In a Swedish register, {femoralEmergency} for femoral hernia were done as an emergency, against {inguinalEmergency} for the usual groin kind. The authors ask for femoral hernias to be repaired with high priority. [sweden] So a new lump in a woman’s groin, or at the top of her thigh, should be looked at in the next day or two, even if it is small.',
    },
    { heading: 'Navel hernias and hernias at an old scar' },
    {
      paragraph:
        'A small hernia at the navel that does not hurt can often be watched. Your surgeon will look at its size, your weight, and what comes through the gap, though most of the advice rests on weak evidence, as the guideline itself says. [umbilical]',
    },
    {
      paragraph:
        'A hernia at an old scar tends to grow. About {incisional} get one within {incisionalTime} of a cut down the middle of the belly, and {repaired} of those have it repaired. Of {scarWait} who waited, {scarTrapped} needed an emergency operation within {scarYears}. Losing weight and stopping smoking first can matter as much as the date.',
    },
    { heading: 'When waiting is not wise' },
    {
      paragraph:
        'If it got stuck and then went back, or has become harder to push back, see a doctor the same day. Otherwise speak to a surgeon soon, and not next year, if any of these is true:',
    },
    {
      list: [
        'the hernia hurts, or keeps you from work, sport, or sitting on the floor to pray',
        'it is growing, or reaches down into the scrotum',
        'you live or work far from a hospital that can operate at night',
      ],
    },
    { heading: 'How to wait well' },
    {
      paragraph:
        'Ease the strain on the weak spot: have a cough treated, and stop bidi, cigarettes and tobacco. Eat enough fibre so that you do not strain on the toilet, and tell a doctor if the urine is slow to start.',
    },
    {
      paragraph:
        'A belt or truss may ease the ache, but it can be uncomfortable and does not close the gap. Oils, tight cloth and exercises do not close it either.',
    },
    {
      list: [
        'Learn to push the bulge back while lying down, if it goes easily, and never force it.',
        'Bend your knees and share heavy loads such as gas cylinders and water cans.',
        'Keep the number of a hospital that does emergency surgery on the phone.',
        'Tell the person you live with what a stuck hernia looks like.',
        'Have a check when something changes, and agree a date to look again.',
      ],
    },
    { heading: 'If you are older, or have other illnesses' },
    {
      paragraph:
        'Families often say: at this age, why operate? It is worth asking the other way round too. In a Swedish register a planned repair added hardly anything to the risk of dying, even at a high age, while an emergency repair raised it {emergencyRise}. [deaths]',
    },
    {
      paragraph:
        'So a heart and lungs that have been checked, and a day that you chose, are worth something. Many groin hernias can be repaired while you are awake and the groin is numb, and you can ask whether that suits you.',
    },
  ],
  careCard: cardOf([
    'hernia-stuck',
    'hernia-pain',
    'hernia-skin',
    'hernia-blocks',
    'hernia-cramps',
    'hernia-fever',
    'testicle-pain',
    'hernia-child',
    ...afterBellyOperation,
    'hernia-was-stuck',
    'hernia-cramps-gone',
    'woman-groin-bulge',
    'child-groin-bulge',
    'hernia-stays-out',
    'soft-bulge',
    'bulge-aches',
    'hernia-timing',
    'operation-urine',
  ]),
  related: ['Inguinalhernial', 'Umbilicalhernia', 'Ventralhernia', 'obstruction'],
  evidence: {
    sources: {
      longTerm: {
        title:
          'Long-term Results of a Randomized Controlled Trial of a Nonoperative Strategy (Watchful Waiting) for Men With Minimally Symptomatic Inguinal Hernias',
        publisher: 'Annals of Surgery',
        year: 2013,
        url: 'https://doi.org/10.1097/SLA.0b013e3182a19725',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      pain: {
        title: 'Risk factors of chronic pain after inguinal hernia repair: a systematic review',
        publisher: 'Innovative Surgical Sciences',
        year: 2017,
        url: 'https://doi.org/10.1515/iss-2017-0017',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      sweden: {
        title: 'Emergency Femoral Hernia Repair: A Study Based on a National Register',
        publisher: 'Annals of Surgery',
        year: 2009,
        url: 'https://doi.org/10.1097/SLA.0b013e31819ed943',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      umbilical: {
        title: 'Guidelines for treatment of umbilical and epigastric hernias from the European Hernia Society and Americas Hernia Society',
        publisher: 'British Journal of Surgery',
        year: 2020,
        url: 'https://doi.org/10.1002/bjs.11489',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      incisional: {
        title: 'Midline incisional hernia guidelines: the European Hernia Society',
        publisher: 'British Journal of Surgery',
        year: 2023,
        url: 'https://doi.org/10.1093/bjs/znad284',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its introduction',
      },
      scar: {
        title:
          'The Risk of Incarceration During Nonoperative Management of Incisional Hernias: A Population-based Analysis of 30,998 Patients',
        publisher: 'Annals of Surgery',
        year: 2022,
        url: 'https://doi.org/10.1097/SLA.0000000000003916',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      deaths: {
        title: 'Mortality after groin hernia surgery',
        publisher: 'Annals of Surgery',
        year: 2007,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC1877035/',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      waitMen: { value: '254 men', source: 'longTerm' },
      accident: { value: '3 of them', source: 'longTerm' },
      tenYears: { value: '10 years', source: 'longTerm' },
      laterSurgery: { value: '68 in 100', source: 'longTerm' },
      chronicPain: { value: '10 to 12 in 100 people', source: 'pain' },
      femoralEmergency: { value: '36 in 100 repairs', source: 'sweden' },
      inguinalEmergency: { value: '5 in 100 repairs', source: 'sweden' },
      incisional: { value: '13 in 100 people', source: 'incisional' },
      repaired: { value: 'about 33 in 100', source: 'incisional' },
      incisionalTime: { value: '2 years', source: 'incisional' },
      scarWait: { value: '23,022 people', source: 'scar' },
      scarTrapped: { value: 'about 3 in 100', source: 'scar' },
      scarYears: { value: '5 years', source: 'scar' },
      emergencyRise: { value: '7 times', source: 'deaths' },
    },
  },
} as const satisfies Article;
