import type { Treatment } from '#content/treatment.ts';

export const treatment = {
  id: 28,
  group: 'proctology',
  link: 'fistulas',
  name: 'Anal fistula',
  otherNames: ['Fistula in ano', 'Perianal fistula', 'Fistula near the anus', 'भगंदर', 'फिस्टुला'],
  kind: 'condition',
  organs: ['anus', 'rectum'],
  icd10: 'K60.3',
  summary:
    'Why does pus keep coming near the anus, and which operation heals a fistula without leaking? Setons, laying open and other choices compared.',
  keywords: [
    'anal fistula',
    'fistula in ano',
    'pus near anus',
    'seton',
    'fistulotomy',
    'LIFT operation',
    'kshar sutra',
    'bhagandar',
    'भगंदर',
  ],
  aims: 'This page helps you understand the tunnel behind the pus, and weigh each treatment by how well it heals and how well it guards your control.',
  description:
    'An anal fistula is a small tunnel from the inside of the back passage (anus) to the skin beside it. Most start after an abscess, a pocket of pus. A fistula rarely closes by itself, so most people need an operation, planned around the muscles that hold stool.',
  careCard: {
    emergency: [
      'you have throbbing pain near the anus with fever or shivering',
      'redness, swelling or dark skin is spreading over the buttock or private parts',
      'you have a painful swelling there and have diabetes or weak immunity',
      'you cannot pass urine',
      'you are confused, breathless, or feel faint with the pain',
    ],
    urgent: [
      'a new tender lump has come up, even without fever',
      'the discharge has stopped and the pain is building up',
      'your seton has fallen out, or you bleed again and again from the wound',
      'you are leaking stool more than before',
    ],
    routine: [
      'pus, blood or slime keeps staining your underwear',
      'a boil near the anus heals and returns in the same place',
      'you had an abscess drained and the spot has not closed',
      'you have a fistula along with loose stools, weight loss or a long cough',
    ],
  },
  symptoms: [
    'A small hole or bump beside the anus that lets out pus or blood.',
    'A boil that swells, bursts, dries up and then fills again.',
    'Pain that throbs and is worse when you sit, cough or pass stool.',
    'Itching and sore skin from the wetness, or a bad smell.',
    'Fever, if pus is trapped.',
  ],
  causes: [
    'Small glands lie just inside the anus. When one is blocked it can fill with pus, and the path the pus takes can stay open [ascrs2022].',
    'When an abscess is found, {withFistula} already have a fistula. Of the others, about {laterFistula} get a fistula months or years later.',
    'An abscess is more common in men, and most common between the ages of {ages}.',
    "Less often the cause is Crohn's disease, tuberculosis, HIV, an injury, past surgery or cancer. About {crohns} with Crohn's disease get a fistula at some time.",
  ],
  types: [
    { title: 'Simple (low)', details: 'One short tunnel that crosses little or no muscle.' },
    {
      title: 'Complex (high or branched)',
      details:
        "The tunnel crosses much of the ring of muscle, or has branches. One that has come back, or one with Crohn's disease, also counts as complex.",
    },
    { title: 'Abscess', details: 'The pocket of pus at the start. It needs prompt drainage and not antibiotics alone [ascrs2016].' },
  ],
  tests: [
    {
      title: 'A careful look and feel',
      details: 'The doctor looks for the outer hole, feels for the cord of the tunnel, and checks how well you can squeeze.',
    },
    {
      title: 'MRI scan',
      details:
        'It draws the tunnel and its branches, and shows hidden pus. It is most useful for complex tunnels or ones that have returned.',
    },
    { title: 'Ultrasound from inside', details: 'A slim probe in the anus can show the tunnel and the state of the muscle.' },
    {
      title: 'Looking while you sleep',
      details: 'Sometimes the path is clear only in theatre. Trapped pus can be let out at the same time.',
    },
    {
      title: 'Finding the cause',
      details:
        "A piece of the tunnel may go to the laboratory to look for tuberculosis. A colonoscopy may be needed to look for Crohn's disease.",
    },
  ],
  treatment: {
    overview:
      'There are two aims that pull against each other: heal the tunnel, and keep your control of wind and stool. The more muscle the tunnel crosses, the more careful the plan must be. Some people need more than one operation.',
    details: [
      {
        title: 'No treatment',
        description: 'You keep the skin clean, wear a pad and wait.',
        benefits: 'It avoids surgery for now. Some people with little discharge choose it, with check-ups.',
        risks:
          'The tunnel rarely closes. It goes on leaking, and new abscesses and branches can form. Very rarely, cancer grows in a tunnel after many years.',
        recovery: 'Nothing to recover from, but each new abscess can need urgent drainage.',
        withoutTreatment: true,
      },
      {
        title: 'Draining an abscess',
        description:
          'A small cut lets the pus out under anaesthetic. Antibiotics are added if the skin is infected around it, if you are ill all over, or if your immunity is low [ascrs2022].',
        benefits: 'The pain usually eases very soon.',
        risks: 'Bleeding, a slow wound, another abscess, or a fistula later.',
        recovery: 'The wound heals from its base while you keep it clean each day.',
      },
      {
        title: 'Loose thread (seton)',
        description: 'A soft thread is passed through the tunnel and tied in a loose loop. It stays for weeks or months.',
        benefits: 'It keeps the tunnel open, so that pus drains and swelling calms. No muscle is cut.',
        risks:
          'It does not heal the fistula by itself. Expect some discharge and itching, and a second step later. A tight, cutting seton can harm your control [ascrs2016].',
        recovery: 'Most people walk, work and bathe with it.',
      },
      {
        title: 'Laying the tunnel open (fistulotomy)',
        description: 'The tunnel is cut open along its length so that it heals from the bottom as a flat scar.',
        benefits: 'For simple fistulas it heals about {openHeal}.',
        risks: 'In {openLeak} control was weaker to some degree afterwards. It suits a low tunnel and a healthy muscle [ascrs2016].',
        recovery: 'The wound becomes a flat scar in {openWeeks}.',
      },
      {
        title: 'Operations that spare the muscle (LIFT, flap)',
        description:
          'LIFT ties and cuts the tunnel between the two layers of muscle. A flap covers the inner hole with a piece of the lining.',
        benefits: 'Sparing operations healed about {spareHeal} with a simple fistula. LIFT healed about {liftHeal} with harder ones.',
        risks: 'They fail more often than laying open. A review of LIFT found no new leaking [lift]. A flap can cause some.',
        recovery: 'The wound heals in about {liftWeeks} after LIFT.',
      },
      {
        title: 'Plugs and glue',
        description: 'A plug or glue fills the tunnel.',
        benefits: 'No muscle is cut, and it can be tried again.',
        risks: 'They work for fewer people: guidelines call them relatively ineffective [ascrs2022].',
        recovery: 'You are usually up the same day.',
      },
      {
        title: 'Kshar sutra (medicated thread)',
        description: 'An Ayurvedic thread is changed often. It slowly cuts and heals its way out.',
        benefits: 'It needs little hospital time. One small trial found fewer returns than with surgery [ksharaFor].',
        risks:
          'A study in India found that {ksharaBack} had it back by {ksharaMonths}, against {liftBack} after LIFT. The groups were small, and chance could explain it. It cuts through tissue, so ask about your muscle.',
        recovery: 'It takes repeat visits over weeks, and each change can hurt.',
      },
    ],
  },
  uncertainties: [
    'Most studies of fistula surgery are small and differ in whom they treat, so their numbers do not compare well [simple].',
    'Sources differ on how many abscesses lead to a fistula. The American surgeons say {withFistula} have one already; the NHS says {nhsFistula} get one.',
    'Laser and scope methods look promising early on, but how they last is not known [ascrs2022].',
    'The two small studies of kshar sutra named above point in opposite ways. A new trial at AIIMS, New Delhi, is on the register [ctri].',
  ],
  preparing: [
    'Bring every old report and scan.',
    'Tell us about births, past surgery near the anus, and any leaking, however small.',
    'Good sugar control helps wounds heal if you have diabetes.',
    'Ask what to do about blood thinners. Keep taking all your medicines until we tell you the plan.',
    'Stop smoking if you can. Smoking and extra weight are linked with failed repair [lift].',
  ],
  inHospital: [
    'Most people go home on the day of surgery. Branched tunnels can mean a night in hospital [gstt].',
    'You will have an anaesthetic, and the surgeon may change the plan once the path is clear. Agree beforehand how far to go.',
    'Have someone stay with you for {staySomeone}.',
    'A nurse shows you how to bathe and dress the wound.',
  ],
  recovery: [
    {
      when: 'The first days',
      what: 'Bathe the wound in plain warm water each day and after stools. Some blood and fluid on the pad is normal.',
    },
    {
      when: 'The first weeks',
      what: 'Keep stools soft. Many people go back to desk work while the wound is still open. Ask before you cycle, swim or ride a two-wheeler.',
    },
    { when: 'The following months', what: 'Come to each check, even if you feel well. A wound that closes on top too soon can trap pus.' },
  ],
  deciding:
    'Ask how much muscle your tunnel crosses, then decide how much risk to your control you can accept. Some people prefer a higher chance of healing at once. Others take a longer road with a seton and a sparing operation.',
  questions: [
    'Is my fistula simple or complex, and do I need an MRI scan?',
    "Have you looked for Crohn's disease and tuberculosis?",
    'How much muscle would be cut?',
    'With your own patients, how many heal, and how many leak?',
    'How long would a seton stay, and what comes next?',
    'What if it comes back?',
    'When can I sit, travel and work?',
  ],
  livingWith: [
    'A small pad or folded gauze keeps clothes dry. Change it often.',
    'Pat the skin dry, and use a plain barrier cream if it gets sore.',
    'Leaking wind or stool is nothing to hide. Muscle exercises and diet help many people.',
    'Living with discharge for months can wear you down. Tell us, and tell someone at home.',
    "If you have Crohn's disease, medicine and surgery are planned together.",
  ],
  support: [
    {
      name: "NHS Guy's and St Thomas': Recovering from anal fistula treatment",
      url: 'https://www.guysandstthomas.nhs.uk/health-information/anal-fistula-treatment/recovery',
    },
    { name: 'NHS: Anal fistula', url: 'https://www.nhs.uk/conditions/anal-fistula/' },
  ],
  evidence: {
    sources: {
      ascrs2016: {
        title: 'Clinical Practice Guideline for the Management of Anorectal Abscess, Fistula-in-Ano, and Rectovaginal Fistula',
        publisher: 'American Society of Colon and Rectal Surgeons',
        year: 2016,
        url: 'https://pubmed.ncbi.nlm.nih.gov/?term=Clinical+Practice+Guideline+for+the+Management+of+Anorectal+Abscess+Fistula-in-Ano+and+Rectovaginal+Fistula+Vogel+2016',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      ascrs2022: {
        title: 'Clinical Practice Guidelines for the Management of Anorectal Abscess, Fistula-in-Ano, and Rectovaginal Fistula',
        publisher: 'American Society of Colon and Rectal Surgeons',
        year: 2022,
        url: 'https://reference.medscape.com/viewarticle/978286',
        checkedOn: '2026-11-20',
        basis: 'summary',
      },
      simple: {
        title: 'Simple fistula-in-ano: is it all simple? A systematic review',
        publisher: 'Techniques in Coloproctology',
        year: 2021,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8016761',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      lift: {
        title: 'Ligation of intersphincteric fistula tract: what is the evidence in a review?',
        publisher: 'World Journal of Gastroenterology',
        year: 2013,
        url: 'https://wjgnet.com/1007-9327/full/v19/i40/6805.htm',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      gstt: {
        title: 'Anal fistula treatment: recovery',
        publisher: "Guy's and St Thomas' NHS Foundation Trust",
        year: null,
        url: 'https://www.guysandstthomas.nhs.uk/health-information/anal-fistula-treatment/recovery',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      openHealing: {
        title: 'Anal fistulectomy',
        publisher: 'General Surgery (South Africa)',
        year: null,
        url: 'https://generalsurgery.co.za/procedures/anal-fistulectomy/',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      ccuk: {
        title: 'Living with a fistula',
        publisher: "Crohn's and Colitis UK",
        year: 2016,
        url: 'https://www.crohnsandcolitis.org.uk/about-crohns-and-colitis/publications/living-with-a-fistula',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      nhs: {
        title: 'Anal fistula',
        publisher: 'NHS',
        year: null,
        url: 'https://www.nhs.uk/conditions/anal-fistula/',
        checkedOn: '2026-11-20',
        basis: 'summary',
      },
      ksharaFor: {
        title: 'Comparative study of ksharasutra therapy and conventional surgery in fistula-in-ano',
        publisher: 'Shalakya Journal',
        year: 2025,
        url: 'https://www.shalakyajournal.com/archives/2025.v2.i2.A.18/comparative-study-of-ksarasutra-therapy-and-conventional-surgery-in-the-management-of-bhagandara-fistula-in-ano',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      ksharaAgainst: {
        title: 'The efficacy of Ksharsutra, fistulectomy and LIFT in management of fistula in ano',
        publisher: 'BMC Surgery',
        year: 2023,
        url: 'https://bmcsurg.biomedcentral.com/articles/10.1186/s12893-023-01969-w',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      ctri: {
        title: 'Ksharsutra treatment versus conventional surgical treatment in fistula-in-ano, CTRI/2025/06/088135',
        publisher: 'Clinical Trials Registry, India',
        year: 2025,
        url: 'https://ctri.nic.in/Clinicaltrials/pmaindet2.php?EncHid=OTM1MzM%3D',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
    },
    figures: {
      withFistula: { value: '30 to 70 in 100 people', source: 'ascrs2016' },
      laterFistula: { value: '33 in 100', source: 'ascrs2016' },
      ages: { value: '20 and 40', source: 'ascrs2016' },
      crohns: { value: '25 in 100 people', source: 'ccuk' },
      openHeal: { value: '94 in 100 people', source: 'simple' },
      openLeak: { value: '13 in 100 people', source: 'simple' },
      openWeeks: { value: '1 to 2 months', source: 'openHealing' },
      spareHeal: { value: '78 in 100 people', source: 'simple' },
      liftHeal: { value: '75 in 100 people', source: 'lift' },
      liftWeeks: { value: '5 to 6 weeks', source: 'lift' },
      ksharaBack: { value: '45 in 100 people', source: 'ksharaAgainst' },
      liftBack: { value: '15 in 100', source: 'ksharaAgainst' },
      nhsFistula: { value: '25 to 50 in 100', source: 'nhs' },
      ksharaMonths: { value: '18 months', source: 'ksharaAgainst' },
      staySomeone: { value: '24 hours', source: 'gstt' },
    },
  },
  written: '2026-11-20',
  reviewed: null,
} as const satisfies Treatment;
