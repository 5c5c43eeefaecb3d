import { fistulaPictures } from '#content/pictures/fistula.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterAnyOperation, cardOf } from '#content/triage.ts';

export const treatment = {
  id: 28,
  group: 'proctology',
  link: 'fistulas',
  name: 'Anal fistula',
  otherNames: ['Fistula in ano', 'Perianal fistula', 'Fistula near the anus', 'भगंदर', 'फिस्टुला'],
  kind: 'condition',
  organs: ['anus', 'rectum'],
  icon: 'proctology',
  images: fistulaPictures,
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
  aims: 'This page weighs how well each treatment of an anal fistula heals, and how well it guards your control of stool.',
  description:
    'An anal fistula is a small tunnel from the inside of the back passage (anus) to the skin beside it, and most start after an abscess, a pocket of pus. A fistula rarely closes by itself, so most people need an operation, planned around the muscles that hold stool.',
  inShort: {
    emergency:
      'A fistula that drains is not. Throbbing pain with fever, spreading redness, being unable to pass urine, fainting, or a painful swelling with diabetes is: call 112 or 108.',
    operation:
      'Most people need one, because a fistula rarely closes by itself. It is planned around the muscles that hold stool, and may take several steps.',
    choices:
      'The choices are a loose thread (seton), laying the tunnel open, operations that spare the muscle, plugs or glue, and the medicated thread called kshar sutra.',
    back: 'Many people go back to desk work while the wound is still open. After the LIFT operation it healed in {liftWeeks} on average.',
    next: 'Let a surgeon examine you, and ask if you need an MRI scan. Have a new sore swelling seen the same day.',
  },
  careCard: cardOf([
    'anus-fever',
    'anus-redness',
    'anus-weak-immunity',
    'no-urine',
    'heavy-bleeding',
    'collapse',
    'operation-spinal',
    ...afterAnyOperation,
    'loose-stools-with-fever',
    'anus-swelling',
    'discharge-stopped',
    'wound-bleeds-again',
    'seton-out',
    'leaking-stool',
    'weight-loss',
    'stained-underwear',
    'boil-returns',
    'fissure-and-more',
    'anal-wound-leaks',
  ]),
  symptoms: [
    'A small hole or bump beside the anus that lets out pus or blood.',
    'A boil that swells, bursts, dries up and then fills again.',
    'Pain that throbs and is worse when you sit, cough or pass stool.',
    'Itching and sore skin, or a bad smell.',
    'Fever, if pus is trapped.',
  ],
  causes: [
    'Small glands lie just inside the anus. When one is blocked it can fill with pus, and the path that the pus takes can stay open [ascrs2022].',
    'An abscess often leads to a fistula: in Denmark {laterFistula} who had one drained were found to have a fistula within about {laterYears}.',
    'Men get an abscess more often, mostly at {ages}.',
    "Less often the cause is Crohn's disease, tuberculosis, HIV, an injury, past surgery or cancer.",
  ],
  types: [
    { title: 'Simple (low)', details: 'One short tunnel that crosses little or no muscle.' },
    {
      title: 'Complex (high or branched)',
      details:
        "The tunnel crosses much of the ring of muscle, or has branches. One that has come back, or one with Crohn's disease, also counts as complex.",
    },
    {
      title: 'Abscess',
      details: 'The pocket of pus at the start, which needs prompt drainage because antibiotics alone are not enough [ascrs2022].',
    },
  ],
  tests: [
    {
      title: 'A careful look and feel',
      details: 'The doctor looks for the outer hole, feels for the cord of the tunnel, and checks how well you squeeze.',
    },
    {
      title: 'MRI scan',
      details: 'It shows the tunnel, its branches and hidden pus, and is most useful for complex or returning ones.',
    },
    { title: 'Ultrasound from inside', details: 'A slim probe in the anus can show the tunnel and the muscle.' },
    {
      title: 'Looking while you sleep',
      details: 'Sometimes the path is clear only in theatre, where trapped pus can be let out too.',
    },
    {
      title: 'Finding the cause',
      details:
        "A piece of the tunnel may go to the laboratory to look for tuberculosis, and a colonoscopy may be needed to look for Crohn's disease.",
    },
  ],
  treatment: {
    overview:
      'Two aims pull against each other: to heal the tunnel, and to keep your control of wind and stool. The more muscle the tunnel crosses, the more careful the plan must be, and some people need several operations.',
    details: [
      {
        title: 'No treatment',
        description: 'You keep the skin clean, wear a pad and wait.',
        benefits: 'It avoids surgery for now, and suits some people with little discharge.',
        risks:
          'The tunnel rarely closes by itself, so it goes on leaking, and new abscesses and branches can form. Very rarely, cancer grows in an old tunnel.',
        recovery: 'Each new abscess can need urgent drainage.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'New abscesses and branches',
          comesBack: 'Rarely closes by itself',
        },
        withoutTreatment: true,
      },
      {
        title: 'Draining an abscess',
        description:
          'A small cut lets the pus out under anaesthetic. Antibiotics are added if the skin is infected around it, if you are ill all over, or if your immunity is low [ascrs2022].',
        benefits: 'The pain usually eases very soon.',
        risks: 'It can bleed or heal slowly, and another abscess or a fistula may follow.',
        recovery: 'The wound heals from its base while you keep it clean.',
        compare: {
          cut: 'One small cut',
          nights: null,
          usualLife: null,
          mainRisk: 'Bleeding or slow healing',
          comesBack: 'A fistula later: {laterFistula}',
        },
      },
      {
        title: 'Loose thread (seton)',
        description: 'A soft thread is passed through the tunnel and tied in a loose loop, which stays for weeks or months.',
        benefits: 'It cuts no muscle, and keeps the tunnel open so that pus drains and swelling calms.',
        risks:
          'It does not heal the fistula by itself, so expect some discharge and itching, and a second step later. A tight, cutting seton can harm your control [ascrs2022].',
        recovery: 'Most people walk, work and bathe with it.',
        compare: {
          cut: 'None, a thread',
          nights: 'Usually none',
          usualLife: 'Most work with it in',
          mainRisk: 'Discharge and itching',
          comesBack: 'Needs a second step',
        },
      },
      {
        title: 'Laying the tunnel open (fistulotomy)',
        description: 'The tunnel is cut open along its length so that it heals from the bottom as a flat scar.',
        benefits: 'In a review of many studies, it healed {openHeal} with a simple fistula.',
        risks: 'In {openLeak} the control of wind or stool was weaker afterwards, so it is kept for tunnels near the surface [german].',
        recovery: 'The wound closes over some weeks and becomes a flat scar.',
        compare: {
          cut: 'Along the whole tunnel',
          nights: 'Usually none',
          usualLife: '{kolkataOpenWork} off work',
          mainRisk: 'Weaker control: {openLeak}',
          comesBack: 'Simple ones healed: {openHeal}',
        },
      },
      {
        title: 'Operations that spare the muscle (LIFT, flap)',
        description:
          'LIFT ties and cuts the tunnel between the two layers of muscle, while a flap covers the inner hole with a piece of the lining.',
        benefits:
          'In the same review sparing operations healed {spareHeal} with a simple fistula, and in another LIFT, mostly used for harder ones, healed {liftHeal}.',
        risks:
          'They fail more often than laying open. After LIFT, {liftLeak} had some leaking, and {liftTrouble} had some other trouble, such as a wound that opened. A flap can cause leaking too.',
        recovery: 'The wound healed in {liftWeeks} on average after LIFT.',
        compare: {
          cut: 'A small cut',
          nights: 'Usually none',
          usualLife: null,
          mainRisk: 'Some leaking after LIFT: {liftLeak}',
          comesBack: 'Simple ones healed: {spareHeal}',
        },
      },
      {
        title: 'Plugs and glue',
        description: 'A plug or glue fills the tunnel, so that it can close around it.',
        benefits: 'They cut no muscle and can be tried again.',
        risks: 'They heal fewer fistulas than the operations above [german].',
        recovery: 'You are usually up the same day.',
        compare: {
          cut: 'None',
          nights: 'Usually none',
          usualLife: null,
          mainRisk: 'It may simply not work',
          comesBack: 'More often than other operations',
        },
      },
      {
        title: 'Kshar sutra (medicated thread)',
        description:
          'A thread coated with Ayurvedic medicines is passed through the tunnel and changed every week or so, while it slowly cuts its way out and the tissue heals behind it.',
        benefits:
          'In a trial of the Indian Council of Medical Research the fistula was back within a year in {icmrBack} given the thread; its figure for surgery we could not read. In a Kolkata trial of {kolkataAll} it cost {kolkataWork} of work, against {kolkataOpenWork} after laying open.',
        risks:
          'It cuts through muscle: {icmrLeak} in the first trial had minor leaking. Burning pain is common and healing is slower: {kolkataHeal} against {kolkataOpenHeal} in Kolkata. With complex fistulas it did worse in one study: {ksharaBack} had it back by {ksharaMonths}, against {liftBack} after LIFT, though so few people cannot settle it.',
        recovery: 'You come for repeat visits over weeks.',
        compare: {
          cut: 'The thread cuts slowly',
          nights: 'Usually none',
          usualLife: '{kolkataWork} off work',
          mainRisk: 'Minor leaking: {icmrLeak}',
          comesBack: '{icmrBack} within a year',
        },
      },
    ],
  },
  charts: [
    {
      title: 'Of people with a simple fistula, so many healed',
      rows: [
        { label: 'laying the tunnel open', figure: '{openHeal}' },
        { label: 'operations that spare the muscle', figure: '{spareHeal}' },
      ],
    },
  ],
  others: [
    {
      title: 'Babies',
      details:
        'In baby boys a fistula may close by itself: in a small American study all {babies} healed without an operation. The warning signs at the top of this page count for babies too.',
    },
    {
      title: "People with Crohn's disease",
      details:
        'Medicine and surgery are planned together. Infliximab, given by drip, is the medicine that helps such fistulas most [ifx]. It can wake up sleeping tuberculosis, so you are tested first.',
    },
  ],
  operations: ['fistula'],
  uncertainties: [
    'Most studies of fistula surgery are small and differ in whom they treat, so their numbers do not compare well [simple].',
    'Laser and scope methods look promising early on, but how they last is not known [ascrs2022].',
    'For low fistulas, kshar sutra did well in Indian trials [rajahmundry], but they are small or old. For complex ones there is little proof.',
  ],
  preparing: [
    'Bring old reports and scans, and tell us about births, past surgery near the anus, and any leaking, however small.',
    'If you have diabetes, good sugar control helps wounds heal.',
    'Keep taking all your medicines, blood thinners too, until we tell you the plan.',
    'Stop smoking if you can, because smoking and extra weight are linked with failed repair [lift].',
  ],
  inHospital: [
    'Most people go home on the day of surgery; a branched tunnel can mean a night.',
    'The surgeon may change the plan once the path is clear, so agree beforehand how far to go.',
    'A nurse shows you how to dress the wound, and someone should stay with you the first night.',
  ],
  recovery: [
    {
      when: 'The first days',
      what: 'Bathe the wound in plain warm water each day and after stools (“Postoperative care” shows how). Some blood and fluid on the pad is normal.',
    },
    {
      when: 'The first weeks',
      what: 'Keep your stools soft with fibre and water.',
    },
    {
      when: 'The following months',
      what: 'Come to each check even if you feel well, because a wound that closes on top too soon can trap pus.',
    },
  ],
  deciding:
    'Ask how much muscle your tunnel crosses, then decide how much risk to your control you can accept. Some people prefer a higher chance of healing at once, while others take a longer road with a seton and a sparing operation. Both leaking and a return lower quality of life [simple], so choose together with your surgeon.',
  questions: [
    'Is my fistula simple or complex, and do I need an MRI scan?',
    "Have you looked for Crohn's disease and tuberculosis?",
    'How much muscle would be cut?',
    'With your own patients, how many heal, and how many leak?',
    'How long would a seton stay, and what comes next?',
  ],
  livingWith: [
    'A small pad or folded gauze keeps clothes dry if you change it often.',
    'Leaking wind or stool is nothing to hide, because muscle exercises and diet help many people.',
    'Living with discharge for months can wear you down, so tell us.',
  ],
  support: [
    { name: 'Ayushman Bharat PM-JAY: help with the cost of hospital care', url: 'https://pmjay.gov.in/' },
    {
      name: "NHS Guy's and St Thomas': Recovering from anal fistula treatment",
      url: 'https://www.guysandstthomas.nhs.uk/health-information/anal-fistula-treatment/recovery',
    },
    { name: 'NHS: Anal fistula', url: 'https://www.nhs.uk/conditions/anal-fistula/' },
  ],
  evidence: {
    sources: {
      denmark: {
        title: 'Fistula development after anal abscess drainage: a multicentre retrospective cohort study',
        publisher: 'International Journal of Colorectal Disease',
        year: 2023,
        url: 'https://doi.org/10.1007/s00384-023-04576-6',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      ascrs2022: {
        title:
          'The American Society of Colon and Rectal Surgeons Clinical Practice Guidelines for the Management of Anorectal Abscess, Fistula-in-Ano, and Rectovaginal Fistula',
        publisher: 'Diseases of the Colon and Rectum',
        year: 2022,
        url: 'https://doi.org/10.1097/DCR.0000000000002473',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its opening section, and its main recommendations at medscape.com',
      },
      german: {
        title: 'German S3 guidelines: anal abscess and fistula (second revised version)',
        publisher: 'Langenbeck’s Archives of Surgery',
        year: 2017,
        url: 'https://doi.org/10.1007/s00423-017-1563-z',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      simple: {
        title: 'Simple fistula-in-ano: is it all simple? A systematic review',
        publisher: 'Techniques in Coloproctology',
        year: 2021,
        url: 'https://doi.org/10.1007/s10151-020-02385-5',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      lift: {
        title: 'Ligation of intersphincteric fistula tract: what is the evidence in a review?',
        publisher: 'World Journal of Gastroenterology',
        year: 2013,
        url: 'https://doi.org/10.3748/wjg.v19.i40.6805',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      emile: {
        title:
          'Ligation of intersphincteric fistula tract (LIFT) in treatment of anal fistula: an updated systematic review, meta-analysis, and meta-regression of the predictors of failure',
        publisher: 'Surgery',
        year: 2020,
        url: 'https://doi.org/10.1016/j.surg.2019.09.012',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      icmr: {
        title:
          'Multicentric randomized controlled clinical trial of Kshaarasootra (Ayurvedic medicated thread) in the management of fistula-in-ano',
        publisher: 'Indian Journal of Medical Research',
        year: 1991,
        url: 'https://abdominalkey.com/seton-loose-cutting-chemical',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its results in a table of a textbook chapter, to which the link leads',
      },
      kolkata: {
        title: 'Comparing Ksharasutra (Ayurvedic Seton) and open fistulotomy in the management of fistula-in-ano',
        publisher: 'Journal of Natural Science, Biology and Medicine',
        year: 2015,
        url: 'https://doi.org/10.4103/0976-9668.160022',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      rajahmundry: {
        title:
          'Ksharasutra vs. fistulectomy for fistula in ano: A Randomized Controlled Trial in East Godavari district, Andhra Pradesh, India',
        publisher: 'MRIMS Journal of Health Sciences',
        year: 2018,
        url: 'https://doi.org/10.4103/2321-7006.303079',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      ksharaAgainst: {
        title:
          'The efficacy of Ksharsutra, Fistulectomy and Ligation of Intersphincteric Fistula Tract (LIFT) procedure in management of Fistula in ano: a prospective observational study',
        publisher: 'BMC Surgery',
        year: 2023,
        url: 'https://doi.org/10.1186/s12893-023-01969-w',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      babies: {
        title: 'The nonoperative management of fistula-in-ano',
        publisher: 'Journal of Pediatric Surgery',
        year: 2000,
        url: 'https://pubmed.ncbi.nlm.nih.gov/10873039/',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      ifx: {
        title: "Optimized timing of using infliximab in perianal fistulizing Crohn's disease",
        publisher: 'World Journal of Gastroenterology',
        year: 2020,
        url: 'https://doi.org/10.3748/wjg.v26.i14.1554',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      laterFistula: { value: '164 of 475 people', source: 'denmark' },
      laterYears: { value: '3 years', source: 'denmark' },
      ages: { value: '20 to 40 years of age', source: 'ascrs2022' },
      openHeal: { value: '94 in 100 people', source: 'simple' },
      openLeak: { value: '13 in 100', source: 'simple' },
      spareHeal: { value: '78 in 100', source: 'simple' },
      liftHeal: { value: '77 in 100', source: 'emile' },
      liftLeak: { value: '1.4 in 100', source: 'emile' },
      liftTrouble: { value: '14 in 100', source: 'emile' },
      liftWeeks: { value: '5 to 6 weeks', source: 'lift' },
      icmrBack: { value: '4 in 100 people', source: 'icmr' },
      icmrLeak: { value: '8 of 155 people', source: 'icmr' },
      kolkataAll: { value: '50 people', source: 'kolkata' },
      kolkataWork: { value: '3 days', source: 'kolkata' },
      kolkataOpenWork: { value: '16 days', source: 'kolkata' },
      kolkataHeal: { value: '53 days', source: 'kolkata' },
      kolkataOpenHeal: { value: '36 days', source: 'kolkata' },
      ksharaBack: { value: '9 of 20 people', source: 'ksharaAgainst' },
      ksharaMonths: { value: '18 months', source: 'ksharaAgainst' },
      liftBack: { value: '3 of 20', source: 'ksharaAgainst' },
      babies: { value: '14 who had one', source: 'babies' },
    },
  },
  written: '2026-11-22',
} as const satisfies Treatment;
