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
  careCard: cardOf([
    'anus-fever',
    'anus-redness',
    'anus-weak-immunity',
    'no-urine',
    'collapse',
    ...afterAnyOperation,
    'anus-swelling',
    'discharge-stopped',
    'wound-bleeds-again',
    'seton-out',
    'leaking-stool',
    'weight-loss',
    'stained-underwear',
    'boil-returns',
    'fissure-and-more',
  ]),
  symptoms: [
    'A small hole or bump beside the anus that lets out pus or blood.',
    'A boil that swells, bursts, dries up and then fills again.',
    'Pain that throbs and is worse when you sit, cough or pass stool.',
    'Itching and sore skin from the wetness, or a bad smell.',
    'Fever, if pus is trapped.',
  ],
  causes: [
    'Small glands lie just inside the anus. When one is blocked it can fill with pus, and the path that the pus takes can stay open [ascrs2022].',
    'When an abscess is found, {withFistula} already have a fistula. Of the others, about {laterFistula} get a fistula months or years later.',
    'An abscess is more common in men, and most common at {ages} of age.',
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
      details: 'The pocket of pus at the start. It needs prompt drainage, and antibiotics alone are not enough [ascrs2022].',
    },
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
        description: 'You keep the skin clean, wear a pad, and wait.',
        benefits: 'It avoids surgery for now. Some people with little discharge choose it, with check-ups.',
        risks:
          'The tunnel rarely closes by itself. It goes on leaking, and new abscesses and branches can form. Very rarely, cancer grows in a tunnel after many years.',
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
        benefits: 'It cuts no muscle. The tunnel stays open, so that pus drains and swelling calms.',
        risks:
          'It does not heal the fistula by itself. Expect some discharge and itching, and a second step later. A tight, cutting seton can harm your control [ascrs2022].',
        recovery: 'Most people walk, work and bathe with it.',
      },
      {
        title: 'Laying the tunnel open (fistulotomy)',
        description: 'The tunnel is cut open along its length so that it heals from the bottom as a flat scar.',
        benefits: 'In a review of many studies, it healed {openHeal} with a simple fistula.',
        risks:
          'In {openLeak} the control of wind or stool was weaker afterwards. So it is kept for a simple tunnel in someone whose muscle works normally [ascrs2022].',
        recovery: 'The wound closes over some weeks and becomes a flat scar.',
      },
      {
        title: 'Operations that spare the muscle (LIFT, flap)',
        description:
          'LIFT ties and cuts the tunnel between the two layers of muscle. A flap covers the inner hole with a piece of the lining.',
        benefits:
          'In the same review, sparing operations healed {spareHeal} with a simple fistula. LIFT, mostly used for harder ones, healed {liftHeal} in another.',
        risks:
          'They fail more often than laying open. After LIFT, {liftLeak} had some leaking, and in {liftTrouble} the wound opened or something else went wrong. A flap can cause some leaking too.',
        recovery: 'The wound healed in {liftWeeks} on average after LIFT.',
      },
      {
        title: 'Plugs and glue',
        description: 'A plug or glue fills the tunnel.',
        benefits: 'They cut no muscle, and they can be tried again.',
        risks: 'They work for fewer people: guidelines call them relatively ineffective [ascrs2022].',
        recovery: 'You are usually up the same day.',
      },
      {
        title: 'Kshar sutra (medicated thread)',
        description:
          'A thread coated with Ayurvedic medicines is passed through the tunnel and changed every week or so. It slowly cuts its way out, and the tissue heals behind it.',
        benefits:
          'In the largest trial, of the Indian Council of Medical Research, the fistula was back within a year in {icmrBack} of {icmrAll} given the thread. In a Kolkata trial of {kolkataAll}, people lost {kolkataWork} of work with it and {kolkataOpenWork} after laying open.',
        risks:
          'It cuts through muscle: {icmrLeak} in the large trial had minor leaking. Burning pain is common, and healing is slower: {kolkataHeal} against {kolkataOpenHeal} in Kolkata. With complex fistulas it did worse in one study: {ksharaBack} had it back by {ksharaMonths}, against {liftBack} after LIFT.',
        recovery: 'You come for repeat visits over weeks, and mostly go on working.',
      },
    ],
  },
  uncertainties: [
    'Most studies of fistula surgery are small and differ in whom they treat, so their numbers do not compare well [simple].',
    'Laser and scope methods look promising early on, but how they last is not known [ascrs2022].',
    'For low fistulas, kshar sutra did well in Indian trials [rajahmundry], but they are small or old. For complex ones there is little proof. A trial at AIIMS, New Delhi, is on the register [ctri].',
  ],
  preparing: [
    'Bring every old report and scan.',
    'Tell us about births, past surgery near the anus, and any leaking, however small.',
    'Good sugar control helps wounds heal if you have diabetes.',
    'Ask what to do about blood thinners. Keep taking all your medicines until we tell you the plan.',
    'Stop smoking if you can. Smoking and extra weight are linked with failed repair [lift].',
  ],
  inHospital: [
    'Most people go home on the day of surgery. Branched tunnels can mean a night in hospital.',
    'You will have an anaesthetic, and the surgeon may change the plan once the path is clear. Agree beforehand how far to go.',
    'Have someone stay with you for the first night.',
    'A nurse shows you how to bathe and dress the wound.',
  ],
  recovery: [
    {
      when: 'The first days',
      what: 'Bathe the wound in plain warm water each day and after stools. Some blood and fluid on the pad is normal.',
    },
    {
      when: 'The first weeks',
      what: 'Keep your stools soft with fibre and water. Many people go back to desk work while the wound is still open. Ask before you cycle, swim or ride a two-wheeler.',
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
    'A small pad or folded gauze keeps clothes dry if you change it often.',
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
        publisher: 'Diseases of the Colon and Rectum',
        year: 2016,
        url: 'https://doi.org/10.1097/DCR.0000000000000733',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its opening section at docslib.org',
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
      ctri: {
        title:
          'A Randomized Controlled Clinical Trial on The Effect Of “Ksharsutra treatment” (Ayurvedic Medical Seton) Vs Conventional Surgical Treatment in Clinical Outcomes of Patients with Fistula-In-Ano, CTRI/2025/06/088135',
        publisher: 'Clinical Trials Registry, India',
        year: 2025,
        url: 'https://ctri.nic.in/Clinicaltrials/pmaindet2.php?EncHid=OTM1MzM%3D',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the first part of its entry in the register',
      },
    },
    figures: {
      withFistula: { value: '30 to 70 in 100 people', source: 'ascrs2016' },
      laterFistula: { value: '33 in 100', source: 'ascrs2016' },
      ages: { value: '20 to 40 years', source: 'ascrs2022' },
      openHeal: { value: '94 in 100 people', source: 'simple' },
      openLeak: { value: '13 in 100', source: 'simple' },
      spareHeal: { value: '78 in 100', source: 'simple' },
      liftHeal: { value: '77 in 100', source: 'emile' },
      liftLeak: { value: '1.4 in 100', source: 'emile' },
      liftTrouble: { value: '14 in 100', source: 'emile' },
      liftWeeks: { value: '5 to 6 weeks', source: 'lift' },
      icmrBack: { value: '4 in 100', source: 'icmr' },
      icmrAll: { value: '155 people', source: 'icmr' },
      icmrLeak: { value: '8 people', source: 'icmr' },
      kolkataAll: { value: '50 people', source: 'kolkata' },
      kolkataWork: { value: '3 days', source: 'kolkata' },
      kolkataOpenWork: { value: '16', source: 'kolkata' },
      kolkataHeal: { value: '53 days', source: 'kolkata' },
      kolkataOpenHeal: { value: '36', source: 'kolkata' },
      ksharaBack: { value: '9 of 20 people', source: 'ksharaAgainst' },
      ksharaMonths: { value: '18 months', source: 'ksharaAgainst' },
      liftBack: { value: '3 of 20', source: 'ksharaAgainst' },
    },
  },
  written: '2026-11-22',
} as const satisfies Treatment;
