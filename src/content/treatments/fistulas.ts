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
    back: 'Many go back to desk work while the wound is still open: in Kolkata after {kolkataOpenWork}. After the LIFT operation it healed in {liftWeeks} on average.',
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
    'wound-spots',
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
    'Throbbing pain, worse when you sit or pass stool; itching and sore skin.',
  ],
  causes: [
    'A blocked gland just inside the anus can fill with pus (an abscess), and the path that the pus takes can stay open [ascrs2022].',
    'Men get an abscess more often, mostly at {ages}.',
    "Less often the cause is Crohn's disease, tuberculosis, HIV, an injury, past surgery or cancer.",
  ],
  types: [
    { title: 'Simple (low)', details: 'One short tunnel that crosses little or no muscle.' },
    {
      title: 'Complex (high or branched)',
      details: "The tunnel crosses much of the ring of muscle, has branches, has come back, or comes with Crohn's disease.",
    },
    {
      title: 'Abscess',
      details: 'The pocket of pus at the start needs prompt drainage; antibiotics alone are not enough [ascrs2022].',
    },
  ],
  tests: [
    {
      title: 'A careful look and feel',
      details: 'The doctor feels for the tunnel and checks how well you squeeze.',
    },
    {
      title: 'MRI scan',
      details: 'It shows branches and hidden pus, above all in complex or returning ones.',
    },
    { title: 'Ultrasound from inside', details: 'A slim probe shows the tunnel and the muscle.' },
    {
      title: 'Finding the cause',
      details: "A piece of the tunnel may be tested for tuberculosis, and a colonoscopy can look for Crohn's disease.",
    },
  ],
  treatment: {
    rowNames: { comesBack: 'Healed' },
    overview:
      'Two aims pull against each other: to heal the tunnel, and to keep your control of wind and stool. The more muscle it crosses, the more careful the plan, and some people need several operations.',
    details: [
      {
        title: 'No treatment',
        description: 'You keep the skin clean, wear a pad and wait.',
        benefits:
          'It suits some people with little discharge. In Spain {qolAll} with a fistula scored {qolUntreated}; those ill for longest minded least.',
        risks:
          'It goes on leaking, and new abscesses can form; how often, we found nobody who counted. The nearest: after a drained abscess {laterFistula} of {fistAll} in Denmark had a fistula within about {laterYears}. Very rarely, cancer grows in an old tunnel.',
        recovery: 'Each new abscess can need urgent drainage.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'New abscesses and branches; no figure',
          comesBack: 'Rarely',
        },
        withoutTreatment: true,
      },
      {
        title: 'Draining an abscess',
        description:
          'A small cut lets the pus out under anaesthetic. Antibiotics are added if the skin around is infected, you are ill all over, or your immunity is low [ascrs2022].',
        benefits: 'The pain usually eases very soon. In Denmark {noFistula} of {fistAll} had no fistula in the following years.',
        risks: 'It can bleed or heal slowly, and {laterFistula} had a fistula within about {laterYears}.',
        recovery: 'The wound heals from its base while you keep it clean.',
        compare: {
          cut: 'One small cut',
          nights: 'None or one',
          usualLife: 'When sitting no longer hurts',
          mainRisk: 'A fistula later: {laterFistula} of {fistAll}',
          comesBack: 'No fistula later: {noFistula} of {fistAll}',
        },
      },
      {
        title: 'Loose thread (seton)',
        description: 'A soft thread is passed through the tunnel and tied in a loose loop, which stays for weeks or months.',
        benefits:
          'It cuts no muscle, and lets pus drain. In London people felt as well with one as without [london]. In one hospital {stagedHeal} healed when the tunnel was laid open step by step after {stagedMonths}, and the burden of daily life fell to {stagedLife}.',
        risks:
          'It does not heal by itself: expect discharge, itching and a second step. In that hospital the fistula was back in {stagedBack}. A tight, cutting seton can harm your control [ascrs2022].',
        recovery: 'You go home the same day, as a rule.',
        compare: {
          cut: 'None, a thread',
          nights: 'Usually none',
          usualLife: 'Goes on, with a pad',
          mainRisk: 'Back, after the last step: {stagedBack}',
          comesBack: 'Alone, no; in steps, {stagedHeal}',
        },
      },
      {
        title: 'Laying the tunnel open (fistulotomy)',
        description: 'The tunnel is cut open along its length so that it heals from the bottom as a flat scar.',
        benefits:
          'In a review of many studies, it healed {openHeal} with a simple fistula. In London {owenAll} had less pain, more energy and a better mood {owenTime} later, as good as other people’s [owen].',
        risks: 'In {openLeak} control was weaker afterwards, so it is kept for tunnels near the surface [german].',
        recovery: 'The wound closes over some weeks and becomes a flat scar.',
        compare: {
          cut: 'Along the whole tunnel',
          nights: 'Usually none',
          usualLife: '{kolkataOpenWork} off work',
          mainRisk: 'Weaker control: {openLeak}',
          comesBack: '{openHeal}, simple ones',
        },
      },
      {
        title: 'Operations that spare the muscle (LIFT, flap)',
        description:
          'LIFT ties and cuts the tunnel between the two layers of muscle, while a flap covers the inner hole with a piece of the lining.',
        benefits:
          'In the same review sparing operations healed {spareHeal} with a simple fistula. Of high ones, a flap healed {flapHeal} and LIFT {liftHeal}.',
        risks:
          'They fail more often than laying open: in Thailand, complex ones healed in {thaiFlap} after a flap and {thaiLift} after LIFT. Some leaking came in {flapLeak} after a flap and {liftLeak} after LIFT; {liftTrouble} had other trouble after LIFT.',
        recovery: 'The wound healed in {liftWeeks} on average after LIFT. We found no score of daily life.',
        compare: {
          cut: 'A small cut',
          nights: 'Usually none',
          usualLife: null,
          mainRisk: 'Leaking: {flapLeak} flap, {liftLeak} LIFT',
          comesBack: 'High ones: flap {flapHeal}, LIFT {liftHeal}',
          operation: 'fistula',
        },
      },
      {
        title: 'Plugs and glue',
        description: 'A plug or glue fills the tunnel, so that it can close around it.',
        benefits:
          'They cut no muscle and can be tried again. In a British trial of {fiatAll} with a harder fistula, {plugHeal} had healed a year after a plug, and {fiatHeal} after what the surgeon preferred.',
        risks:
          'Within {fiatWeeks} {plugTrouble} had a problem, mostly pain, against {fiatTrouble}. Quality of life after a year was the same [fiat]. In other studies plugs and glue healed fewer [german].',
        recovery: 'You are usually up the same day.',
        compare: {
          cut: 'None',
          nights: 'Usually none',
          usualLife: 'As soon as you feel able',
          mainRisk: 'A problem within {fiatWeeks}: {plugTrouble}',
          comesBack: '{plugHeal}, harder ones',
        },
      },
      {
        title: 'Kshar sutra (medicated thread)',
        description:
          'A thread coated with Ayurvedic medicines is changed every week or so, while it slowly cuts its way out and the tissue heals behind it.',
        benefits:
          'In a Kolkata trial of {kolkataAll} it cost {kolkataWork} of work, against {kolkataOpenWork} after laying open; severe pain came in {kolkataPain}, against {kolkataOpenPain}.',
        risks:
          'It cuts slowly through muscle; how many leak we do not know. Healing took {kolkataHeal} in Kolkata, against {kolkataOpenHeal}. Complex ones in Patna were back by {ksharaMonths} in {ksharaBack}, {cutBack} after cutting out and {liftBack} after LIFT: too few to settle it.',
        recovery: 'You come for repeat visits over weeks.',
        compare: {
          cut: 'The thread cuts slowly',
          nights: 'Usually none',
          usualLife: '{kolkataWork} off work',
          mainRisk: 'Severe pain: {kolkataPain}',
          comesBack: '{ksharaFree} complex ones after {ksharaMonths}',
        },
      },
    ],
  },
  charts: [
    {
      title: 'Of people with a simple fistula',
      of: [3, 4],
      rows: [
        { label: 'healed when laid open', figure: '{openHeal}' },
        { label: 'had weaker control after that', figure: '{openLeak}' },
        { label: 'healed when the muscle was spared', figure: '{spareHeal}' },
      ],
    },
  ],
  others: [
    {
      title: 'Babies',
      details: 'In baby boys a fistula may close by itself: in a small American study all {babies} healed without an operation.',
    },
    {
      title: "People with Crohn's disease",
      details:
        'Infliximab, given by drip, is the medicine that helps most [ifx]. It can wake up sleeping tuberculosis, so you are tested first.',
    },
  ],
  operations: ['fistula'],
  differs: [{ of: 'deskWork', why: 'Ours is for an operation that leaves a wound; after kshar sutra it was {kolkataWork} in Kolkata.' }],
  uncertainties: [
    'Most studies of fistula surgery are small and differ in whom they treat, so their numbers do not compare well [simple].',
    'How laser and scope methods last is not known [ascrs2022].',
    'For low fistulas kshar sutra did well in small Indian trials [rajahmundry]; a trial in Delhi was registered in {aiims}.',
  ],
  preparing: [
    'Tell us about births, past surgery near the anus, and any leaking, however small.',
    'In diabetes, good sugar control helps wounds heal.',
    'Keep taking all your medicines until we tell you the plan.',
    'Stop smoking if you can: it is linked with failed repair [lift].',
  ],
  inHospital: [
    'Most people go home on the day of surgery; a branched tunnel can mean a night.',
    'The plan may change once the path is clear: agree beforehand how far to go.',
  ],
  recovery: [
    {
      when: 'The first days',
      what: 'Bathe the wound in warm water after stools (“Postoperative care” shows how). Some blood and fluid is normal.',
    },
    {
      when: 'The first weeks',
      what: 'Keep your stools soft with fibre and water.',
    },
    {
      when: 'The following months',
      what: 'Come to each check: a wound that closes on top too soon can trap pus.',
    },
  ],
  deciding:
    'Ask how much muscle your tunnel crosses. If little, choose laying open: it heals most. If much, choose a flap, LIFT or a seton in steps, and accept that it may come back. Ask how many your surgeon has healed, and how many leak: both leaking and a return lower quality of life [simple].',
  questions: [
    'Is my fistula simple or complex, and do I need an MRI scan?',
    "Have you looked for Crohn's disease and tuberculosis?",
    'How much muscle would be cut?',
    'What comes next if it returns?',
    'How long would a seton stay?',
  ],
  livingWith: [
    'A small pad or folded gauze keeps clothes dry if you change it often.',
    'Leaking is nothing to hide: muscle exercises and diet help many people.',
  ],
  support: [
    { name: 'Ayushman Bharat PM-JAY: help with the cost of hospital care', url: 'https://nha.gov.in/PM-JAY' },
    {
      name: 'National Tobacco Quitline: free help to stop smoking',
      url: 'https://nhm.gov.in/index1.php?lang=1&level=3&sublinkid=1124&lid=641',
    },
    {
      name: "NHS Guy's and St Thomas': care of the wound at home",
      url: 'https://www.guysandstthomas.nhs.uk/health-information/anal-fistula-treatment/recovery',
    },
    { name: 'NHS: the operations for a fistula explained', url: 'https://www.nhs.uk/conditions/anal-fistula/' },
  ],
  evidence: {
    sources: {
      almeria: {
        title: 'Analysis and Description of Disease-Specific Quality of Life in Patients With Anal Fistula',
        publisher: 'Cirugía Española (English Edition)',
        year: 2018,
        url: 'https://doi.org/10.1016/j.cireng.2017.12.006',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      owen: {
        title: 'Quality of life following fistulotomy - short term follow-up',
        publisher: 'Colorectal Disease, in the archive of University College London',
        year: 2017,
        url: 'https://core.ac.uk/display/79539648',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      thai: {
        title: 'Long-term outcomes after anal fistula surgery: results from two university hospitals in Thailand',
        publisher: 'Annals of Coloproctology',
        year: 2022,
        url: 'https://doi.org/10.3393/ac.2021.01.06',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
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
      london: {
        title: 'Quality of life with anal fistula',
        publisher: 'Annals of the Royal College of Surgeons of England',
        year: 2016,
        url: 'https://doi.org/10.1308/rcsann.2016.0136',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      staged: {
        title:
          'Slowly cutting, loose seton ligature and staged fistulotomy for healing of idiopathic perianal fistula and influence on anal continence',
        publisher: 'Langenbeck’s Archives of Surgery',
        year: 2023,
        url: 'https://doi.org/10.1007/s00423-023-03005-0',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      flap: {
        title:
          'Systematic review and meta-analysis of endorectal advancement flap and ligation of the intersphincteric fistula tract for cryptoglandular and Crohn’s high perianal fistulas',
        publisher: 'BJS Open',
        year: 2019,
        url: 'https://doi.org/10.1002/bjs5.50129',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      fiat: {
        title:
          'A Multicenter Randomized Controlled Trial Comparing Safety, Efficacy, and Cost-effectiveness of the Surgisis Anal Fistula Plug Versus Surgeon’s Preference for Transsphincteric Fistula-in-Ano: The FIAT Trial',
        publisher: 'Annals of Surgery',
        year: 2021,
        url: 'https://doi.org/10.1097/SLA.0000000000003981',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      aiims: {
        title:
          'A Randomized Controlled Clinical Trial on the Effect of Ksharsutra treatment (Ayurvedic Medical Seton) Vs Conventional Surgical Treatment (CTRI/2025/06/088135)',
        publisher: 'Clinical Trials Registry – India',
        year: 2025,
        url: 'https://ctri.nic.in/Clinicaltrials/pmaindet2.php?EncHid=OTM1MzM%3D',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
    },
    figures: {
      qolAll: { value: '80 people', source: 'almeria' },
      qolUntreated: { value: '34 on a scale of 14 (no burden) to 70', source: 'almeria' },
      fistAll: { value: '475 people', source: 'denmark' },
      noFistula: { value: '311', source: 'denmark' },
      stagedLife: { value: 'a quarter of what it was', source: 'staged' },
      stagedBack: { value: '3 of 43', source: 'staged' },
      owenAll: { value: '52 people', source: 'owen' },
      owenTime: { value: '3 months', source: 'owen' },
      thaiFlap: { value: '73 in 100', source: 'thai' },
      thaiLift: { value: '66 in 100', source: 'thai' },
      stagedHeal: { value: '40 of 43 people', source: 'staged' },
      stagedMonths: { value: '13 months', source: 'staged' },
      flapHeal: { value: '75 in 100', source: 'flap' },
      liftHeal: { value: '69 in 100', source: 'flap' },
      flapLeak: { value: '8 in 100', source: 'flap' },
      liftLeak: { value: '2 in 100', source: 'flap' },
      fiatAll: { value: '304 people', source: 'fiat' },
      plugHeal: { value: '66 of 122', source: 'fiat' },
      fiatHeal: { value: '66 of 119', source: 'fiat' },
      fiatWeeks: { value: '6 weeks', source: 'fiat' },
      plugTrouble: { value: '35 in 100', source: 'fiat' },
      fiatTrouble: { value: '18 in 100', source: 'fiat' },
      kolkataPain: { value: '8 in 100', source: 'kolkata' },
      kolkataOpenPain: { value: '25 in 100', source: 'kolkata' },
      ksharaFree: { value: '11 of 20', source: 'ksharaAgainst' },
      cutBack: { value: '4 of 20', source: 'ksharaAgainst' },
      aiims: { value: '2025', source: 'aiims' },
      laterFistula: { value: '164', source: 'denmark' },
      laterYears: { value: '3 years', source: 'denmark' },
      ages: { value: '20 to 40 years of age', source: 'ascrs2022' },
      openHeal: { value: '94 in 100 people', source: 'simple' },
      openLeak: { value: '13 in 100', source: 'simple' },
      spareHeal: { value: '78 in 100', source: 'simple' },
      liftTrouble: { value: '14 in 100', source: 'emile' },
      liftWeeks: { value: '5 to 6 weeks', source: 'lift' },
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
  written: '2026-11-23',
} as const satisfies Treatment;
