import type { Article } from '#content/article.ts';
import { afterAnyOperation, cardOf } from '#content/triage.ts';

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
        'A hernia is a weak spot in the muscle through which fat or bowel pushes out. It does not heal by itself, and only surgery mends it. [niddk] But that does not mean that everybody needs surgery this month.',
    },
    {
      paragraph:
        'The answer depends on three things: where the hernia is, whether it troubles you, and whether you are a man or a woman. Let us take them in turn.',
    },
    { heading: 'A man with a groin hernia and little trouble' },
    {
      paragraph:
        'If the bulge goes back easily and hardly hurts, waiting is a sound choice. International guidelines accept it for men with few or no symptoms. [herniasurge] In a trial of men who waited, sudden trouble was rare: {accident}.',
    },
    {
      paragraph:
        'Waiting mostly puts the operation off. By {tenYears}, about {laterSurgery} had had surgery after all, mainly because the pain grew. [waiting] So think of it as choosing the time, and not as avoiding it for good.',
    },
    {
      paragraph:
        'There is a reason not to rush. After repair, {chronicPain} have pain in the groin that stays for a long time, and some hernias come back. A person who had no pain before has more to lose.',
    },
    { heading: 'A woman with a groin hernia' },
    {
      paragraph:
        'Here the advice changes. Women more often have a femoral hernia, which lies a little lower and has a tight neck. It can trap the bowel early.',
    },
    {
      paragraph:
        'In a Swedish register, {femoralEmergency} for femoral hernia were done as an emergency, against {inguinalEmergency} for the usual groin kind. British advice is to send every woman with a suspected groin hernia to a surgeon urgently. [aomrc] Please do not wait with this one, even if it is small.',
    },
    { heading: 'Navel hernias and hernias at an old scar' },
    {
      paragraph:
        'A small hernia at the navel that does not hurt can often be watched. Your surgeon will look at its size, your weight, and what comes through the gap. The evidence for the choice is weak, and the guideline says so. [umbilical]',
    },
    {
      paragraph:
        'A hernia at an old scar tends to grow. About {incisional} get one within {incisionalTime} of a cut down the middle of the belly, and {repaired} of those have it repaired. Losing weight and stopping smoking first can matter as much as the date.',
    },
    { heading: 'When waiting is not wise' },
    {
      paragraph: 'Speak to a surgeon soon, and not next year, if any of these is true:',
    },
    {
      list: [
        'the hernia hurts, or keeps you from work, sport, or sitting on the floor to pray',
        'it is growing, or reaches down into the scrotum',
        'it has become hard to push back',
        'you are a woman with a lump in the groin',
        'you live or work far from a hospital that can operate at night',
        'you have had one attack when it got stuck, even if it went back',
      ],
    },
    { heading: 'How to wait well' },
    {
      paragraph:
        'Ease the strain on the weak spot. Treat a cough, and stop bidi, cigarettes and tobacco. Eat enough fibre so that you do not strain on the toilet, and tell a doctor if the urine is slow to start.',
    },
    {
      paragraph:
        'A belt or truss may ease the ache. It does not cure the hernia, and it can be uncomfortable. [salisbury] Oils, tight cloth and exercises do not close the gap either.',
    },
    {
      list: [
        'Learn to push the bulge back while lying down, if it goes easily. Never force it.',
        'Bend your knees and share heavy loads such as gas cylinders and water cans.',
        'Keep the number of a hospital that does emergency surgery on the phone.',
        'Tell the person you live with what a stuck hernia looks like.',
        'Have a check when something changes, and agree a date to look again.',
      ],
    },
    { heading: 'If you are older, or have other illnesses' },
    {
      paragraph:
        'Families often say: at this age, why operate? It is worth asking the other way round too. A planned repair, in a heart and lungs that have been checked, is gentler than an emergency at night.',
    },
    {
      paragraph:
        'In a Danish register, {emergencyDeaths} had died within {emergencyTime} of an emergency groin repair. The risk rose with age and with other illnesses. [danish] Many groin hernias can be mended while you are awake and the groin is numb, so ask whether that suits you.',
    },
  ],
  careCard: cardOf([
    'hernia-stuck',
    'hernia-pain',
    'hernia-skin',
    'hernia-blocks',
    'hernia-fever',
    'hernia-child',
    ...afterAnyOperation,
    'hernia-was-stuck',
    'woman-groin-bulge',
    'child-groin-bulge',
    'hernia-stays-out',
    'soft-bulge',
    'bulge-aches',
    'hernia-timing',
  ]),
  related: ['Inguinalhernial', 'Umbilicalhernia', 'Ventralhernia', 'obstruction'],
  evidence: {
    sources: {
      niddk: {
        title: 'Inguinal hernia',
        publisher: 'National Institute of Diabetes and Digestive and Kidney Diseases',
        year: null,
        url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/inguinal-hernia',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      herniasurge: {
        title: 'International guidelines for groin hernia management',
        publisher: 'HerniaSurge Group, in Hernia',
        year: 2018,
        url: 'https://doi.org/10.1007/s10029-017-1668-x',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      aomrc: {
        title: 'Repair of minimally symptomatic inguinal hernia',
        publisher: 'Academy of Medical Royal Colleges',
        year: null,
        url: 'https://www.aomrc.org.uk/ebi/clinicians/repair-of-minimally-symptomatic-inguinal-hernia/',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      coek: {
        title: 'Inguinal hernia: follow or repair?',
        publisher: 'Advances in Surgery',
        year: 2014,
        url: 'https://pubmed.ncbi.nlm.nih.gov/?term=Inguinal+hernia+follow+or+repair+Ramanan+Fitzgibbons',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      waiting: {
        title: 'The current status of watchful waiting for inguinal hernia management',
        publisher: 'Mini-invasive Surgery',
        year: 2021,
        url: 'https://oaepublish.com/articles/2574-1225.2021.08',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      sweden: {
        title: 'Emergency femoral hernia repair: a study based on a national register',
        publisher: 'Annals of Surgery',
        year: 2009,
        url: 'https://journals.lww.com/annalsofsurgery/Abstract/2009/04000/Emergency_Femoral_Hernia_Repair__A_Study_Based_on.22.aspx',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      danish: {
        title: 'High complication and mortality rates after emergency groin hernia repair',
        publisher: 'Hernia',
        year: 2022,
        url: 'https://link.springer.com/10.1007/s10029-022-02597-8',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      umbilical: {
        title: 'Guidelines for treatment of umbilical and epigastric hernias',
        publisher: 'European and Americas Hernia Societies, British Journal of Surgery',
        year: 2020,
        url: 'https://doi.org/10.1002/bjs.11489',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      incisional: {
        title: 'Midline incisional hernia guidelines: the European Hernia Society',
        publisher: 'European Hernia Society, British Journal of Surgery',
        year: 2023,
        url: 'https://doi.org/10.1093/bjs/znad284',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      salisbury: {
        title: 'Groin hernia repair',
        publisher: 'Salisbury NHS Foundation Trust',
        year: 2016,
        url: 'https://kipdf.com/groin-hernia-repair-page-1-of-5_5b0475f48ead0ed4758b45f5.html',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
    },
    figures: {
      accident: { value: 'about 2 in 1,000 men a year', source: 'aomrc' },
      tenYears: { value: '10 years', source: 'coek' },
      laterSurgery: { value: '75 in 100 men', source: 'coek' },
      chronicPain: { value: '10 to 12 in 100 people', source: 'herniasurge' },
      femoralEmergency: { value: '36 in 100 repairs', source: 'sweden' },
      inguinalEmergency: { value: '5 in 100 repairs', source: 'sweden' },
      incisional: { value: '13 in 100 people', source: 'incisional' },
      repaired: { value: 'about a third', source: 'incisional' },
      incisionalTime: { value: '2 years', source: 'incisional' },
      emergencyDeaths: { value: '510 of 9,741 people', source: 'danish' },
      emergencyTime: { value: '30 days', source: 'danish' },
    },
  },
} as const satisfies Article;
