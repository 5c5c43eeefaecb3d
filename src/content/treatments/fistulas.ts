import { fistulaPictures } from '#content/pictures/fistula.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterAnalOperation, cardOf } from '#content/triage.ts';

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
  aims: 'For people with an anal fistula: how well each treatment heals it and guards your control.',
  description:
    'An anal fistula is a small tunnel from the inside of the back passage (anus) to the skin beside it, and most start after an abscess, a pocket of pus. It is treated around the muscles that hold stool.',
  inShort: {
    emergency:
      'A fistula that drains is not. Throbbing pain with fever, spreading redness, being unable to pass urine, fainting, or a painful swelling with diabetes is: call 112 or 108.',
    operation: 'Most people need one, sometimes in several steps, because a fistula rarely closes by itself.',
    choices:
      'A loose thread (seton), laying the tunnel open, operations that spare the muscle, plugs, glue or laser, and the medicated thread called kshar sutra.',
    back: 'You can do desk work while the wound is open: in a small Kolkata trial people missed {kolkataOpenWork} after laying open. After LIFT it healed in {liftWeeks} on average.',
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
    'cauda-equina',
    ...afterAnalOperation,
    'loose-stools-with-fever',
    'anus-swelling',
    'discharge-stopped',
    'wound-bleeds-again',
    'seton-out',
    'leaks-past-hard-stool',
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
    'Throbbing pain, itching and sore skin.',
  ],
  causes: [
    'A blocked gland inside the anus fills with pus (an abscess), and its path can stay open [ascrs2022].',
    "Less often it is Crohn's disease, tuberculosis, HIV, an injury, past surgery or cancer.",
  ],
  types: [
    { title: 'Simple (low)', details: 'One short tunnel that crosses little or no muscle.' },
    {
      title: 'Complex (high or branched)',
      details: "The tunnel crosses much of the ring of muscle, has branches, has come back, or comes with Crohn's disease.",
    },
    {
      title: 'Abscess',
      details: 'The pocket of pus at the start; antibiotics alone are not enough [ascrs2022].',
    },
  ],
  tests: [
    {
      title: 'A careful look and feel',
      details: 'The doctor feels for the tunnel and checks how well you squeeze.',
    },
    {
      title: 'MRI scan',
      details: 'It shows branches and hidden pus.',
    },
    {
      title: 'Finding the cause',
      details:
        "A piece is tested for tuberculosis. In Karachi {tbFound} whose fistula kept returning had it, and TB medicines healed these few. A colonoscopy looks for Crohn's disease.",
    },
  ],
  treatment: {
    rowNames: { comesBack: 'Healed (tunnels differ)' },
    overview: 'Two aims pull against each other: to heal the tunnel, and to keep your control of wind and stool.',
    details: [
      {
        title: 'No treatment',
        description: 'You keep the skin clean, wear a pad and wait.',
        benefits: 'It suits some people with little discharge.',
        risks: 'It goes on leaking, new abscesses can form (nobody has counted how often), and very rarely cancer grows in an old tunnel.',
        recovery: 'An abscess can need urgent drainage.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'New abscesses and branches; no figure',
          comesBack: 'Rarely; not counted',
        },
        withoutTreatment: true,
      },
      {
        title: 'Draining an abscess',
        description:
          'A small cut lets the pus out under anaesthetic, and antibiotics are added if the skin is infected, or you are ill or of low immunity [ascrs2022].',
        benefits: 'The pain usually eases very soon. In Denmark {noFistula} of {fistAll} had no fistula within about {laterYears}.',
        risks: 'It can bleed, heal slowly or need draining again; {laterFistula} had a fistula.',
        recovery: 'The wound heals from its base.',
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
        description:
          'Under anaesthetic a soft thread is passed through the tunnel and tied in a loose loop, which stays for weeks or months, so that pus can drain.',
        benefits:
          'The loose thread guards you from new abscesses. In one hospital it moved outwards over {stagedMonths}, and the rest of the tunnel was then cut open in steps: {stagedHeal} healed, and typical control was no worse than before.',
        risks:
          'It does not heal alone: expect discharge, itching and a second step. There it cut muscle; LIFT or a flap can spare it. It came back in {stagedBack}. Where the thread was tied closer, to cut slowly, {snugLeak} leaked a little at first; a tight one can harm control more [ascrs2022].',
        recovery: 'You mostly go home the same day.',
        compare: {
          cut: 'A thread; a later step',
          nights: 'Usually none',
          usualLife: 'Goes on, with a pad',
          mainRisk: 'A second step',
          comesBack: 'Alone, no; cut later, {stagedHeal}',
        },
      },
      {
        title: 'Laying the tunnel open (fistulotomy)',
        description: 'While you sleep or are numb the tunnel is cut open along its length, to heal from the bottom as a flat scar.',
        benefits:
          'In a review of many studies it healed {openHeal} with a simple fistula. Cutting the whole tunnel out (fistulectomy) heals slower [pak].',
        risks:
          'Even with simple tunnels {openLeak} had weaker control. With higher ones it would be more, so it is kept for those near the surface [german]. It can bleed, stop your urine at first (at home call 112 or 108), heal slowly or come back. Not for a rectum inflamed by Crohn’s disease [lewis]; riskier at the front in a woman.',
        recovery: 'The wound closes over some weeks.',
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
          'While you sleep or are numb, LIFT ties and cuts the tunnel between the two layers of muscle; for a flap, a piece of the lining is stitched over the inner hole.',
        benefits:
          'In that review they healed {spareHeal} with a simple fistula, without marked leaking [simple]. Of high ones, a flap healed {flapHeal} and LIFT {liftHeal}, which may be chance.',
        risks:
          'High ones came back in {flapBack} after a flap and {highLiftBack} after LIFT, and some leaking followed in {flapLeak} and {liftLeak}. After LIFT {liftTrouble} had other complications.',
        recovery: 'The wound heals over some weeks.',
        compare: {
          cut: 'A small cut',
          nights: 'Usually none',
          usualLife: null,
          mainRisk: 'Leaking: {flapLeak} flap, {liftLeak} LIFT',
          comesBack: 'High ones: flap {flapHeal}, LIFT {liftHeal}',
          operation: 'fistula',
          untilGiven: { usualLife: 'Before the wound heals' },
        },
      },
      {
        title: 'Plugs, glue, laser or scope (FiLaC, VAAFT)',
        description:
          'A plug or glue fills the tunnel, a hot laser tip shrinks it, or a thin camera burns it from inside, so that it can close.',
        benefits:
          'They cut no muscle and can be tried again. In a British trial of harder fistulas {plugHeal} had healed a year after a plug, and {fiatHeal} after what the surgeon preferred. Laser healed {laserHeal} in studies put together; glue and scope have no figure here.',
        risks:
          'In the trial {plugTrouble} had a problem within {fiatWeeks}, mostly pain, against {fiatTrouble}. After laser leaking was rare, but {laserAgain} were operated on again.',
        recovery: 'You are usually up the same day.',
        compare: {
          cut: 'None, or a small one',
          nights: 'Usually none',
          usualLife: 'When you feel able',
          mainRisk: 'Plug, a problem: {plugTrouble}; laser, operated on again: {laserAgain}',
          comesBack: 'Plug {plugHeal}, harder ones; laser {laserHeal}',
        },
      },
      {
        title: 'Kshar sutra (medicated thread)',
        description: 'A thread coated with Ayurvedic medicines is changed every week or so, while it slowly cuts its way out.',
        benefits:
          'In a Kolkata trial of {kolkataAll} it cost {kolkataWork} of work, against {kolkataOpenWork} after laying open; severe pain came in {kolkataPain}, against {kolkataOpenPain}. An older, larger Indian trial judged it better than surgery [aiims], in numbers that we could not read.',
        risks:
          'It slowly cuts muscle, and may make you leak. Healing took {kolkataHeal} in Kolkata, {kolkataOpenHeal} laid open. Complicated fistulas in Patna were back by {ksharaMonths} in {ksharaBack}, against {liftBack} after LIFT.',
        recovery: 'You come back for weeks.',
        compare: {
          cut: 'The thread cuts slowly',
          nights: 'Usually none',
          usualLife: '{kolkataWork} off work',
          mainRisk: 'Leaking: muscle is cut; not counted',
          comesBack: 'Complex, not back by {ksharaMonths}: {ksharaFree}',
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
        { label: 'healed when the muscle was spared (weak studies)', figure: '{spareHeal}' },
      ],
    },
  ],
  others: [
    {
      title: 'Babies',
      details: 'In a small study it closed by itself in all {babies}.',
    },
    {
      title: "People with Crohn's disease",
      details:
        'Pus is drained first, mostly with a loose thread [lewis]. Infliximab drips come next [ifx], after tests for tuberculosis and hepatitis B. In a trial all fistulas closed in {ifxClosed} on the usual dose, {ifxHigh} on double and {ifxDummy} on a dummy, for about {ifxTime}.',
    },
  ],
  operations: ['fistula'],
  differs: [
    {
      of: 'deskWork',
      why: 'Our answer is for a wound. With kshar sutra people in Kolkata missed {kolkataWork} of work.',
    },
  ],
  uncertainties: [
    'Most studies are small and differ in whom they treat, so their numbers compare badly [simple]. How many leak after kshar sutra is not known.',
  ],
  preparing: ['Name births, past surgery and leaking; stop smoking, which is linked with failed repair [lift].'],
  inHospital: ['Agree before how far to go if the path is not as expected.'],
  recovery: [
    {
      when: 'The first days',
      what: 'Bathe the wound in warm water after stools. Some blood and fluid is normal. Call 112 or 108 for heavy bleeding, urine that will not pass, bad pain with fever, a swollen leg or chest pain.',
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
    'Ask how much muscle your tunnel crosses. If little, and healing at once matters most to you, weigh laying open against weaker control; if perfect control does, a sparing operation against a return. If much, weigh a flap or LIFT against a return; a thread that ends in cutting costs muscle too. If days of work matter most, ask about kshar sutra, and how many leak. You may wait while it drains a little and does not swell.',
  questions: [
    'Is my fistula simple or complex, and do I need an MRI scan?',
    "Have you looked for Crohn's disease and tuberculosis?",
    'How much muscle would be cut?',
    'How long would a seton stay?',
    'What if the fistula returns?',
  ],
  livingWith: [
    'People in London felt worse than others, with a loose thread or without [london]. Those who leaked much after laying open felt worse [owen].',
    'In Jabalpur, a small study without a comparison, {jabBefore} called life very good before their tunnel was cut open or out, and all {jabAll} did {jabTime} later. It improved after LIFT [mans] and plugs [fiat] as well. For flap, laser and kshar sutra we found no score.',
    'With a thread or an open wound you wear a pad, which may smell, and wash after each stool.',
  ],
  support: [
    { name: 'Ayushman Bharat PM-JAY: pays for listed families; call 14555', url: 'https://nha.gov.in/PM-JAY' },
    {
      name: 'National Tobacco Quitline, 1800-11-2356: free help to stop smoking',
      url: 'https://nhm.gov.in/index1.php?lang=1&level=3&sublinkid=1124&lid=641',
    },
    {
      name: "NHS Guy's and St Thomas': care of the wound at home",
      url: 'https://www.guysandstthomas.nhs.uk/health-information/anal-fistula-treatment/recovery',
    },
    {
      name: 'National TB helpline: 1800-11-6666',
      url: 'https://medicaldialogues.in/amp/health-ministry-launches-toll-free-number-for-tb-care',
    },
    {
      name: 'Colitis and Crohn’s Foundation (India): a card for your records',
      url: 'https://www.hindustantimes.com/cities/chandigarh-news/pgimer-chandigarh-launches-card-to-track-medical-record-of-patients-with-inflammatory-bowel-disease-101652997539813.html',
    },
    { name: 'NHS: the operations explained', url: 'https://www.nhs.uk/conditions/anal-fistula/' },
  ],
  evidence: {
    sources: {
      laser: {
        title:
          'Effectiveness of Laser-Based Fistula Therapies with and without Adjunctive Measures in Anal Fistulas Management: A Systematic Review and Single-Arm Meta-Analysis',
        publisher: 'International Journal of Colorectal Disease',
        year: 2025,
        url: 'https://doi.org/10.1007/s00384-025-04995-7',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      pak: {
        title: 'Comparing Fistulotomy and Fistulectomy in Patients with Low-Lying Perianal Fistulae',
        publisher: 'Journal of the College of Physicians and Surgeons Pakistan',
        year: 2025,
        url: 'https://doi.org/10.29271/jcpsp.2025.07.14',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      mans: {
        title:
          'The Impact of Surgical Interventions on Quality of Life in Patients with Cryptoglandular Anal Fistula Using Quality of Life-Anal Fistula Questionnaire: A Pilot Cross-Sectional Study',
        publisher: 'Egyptian Journal of Surgery',
        year: null,
        url: 'https://ejsur.journals.ekb.eg/article_446976.html',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      tb: {
        title: 'Tubercular fistula-in-ano',
        publisher: 'Journal of the College of Physicians and Surgeons Pakistan',
        year: 2008,
        url: 'https://pubmed.ncbi.nlm.nih.gov/18760061/',
        checkedOn: '2026-11-28',
        basis: 'abstract',
      },
      lewis: {
        title: 'Surgical Treatment of Anorectal Crohn Disease',
        publisher: 'Clinics in Colon and Rectal Surgery',
        year: 2013,
        url: 'https://doi.org/10.1055/s-0033-1348047',
        checkedOn: '2026-11-28',
        basis: 'abstract',
      },
      snug: {
        title: 'The Snug Seton: short and medium term results of slow fistulotomy for idiopathic anal fistulae',
        publisher: 'Colorectal Disease',
        year: 2006,
        url: 'https://doi.org/10.1111/j.1463-1318.2005.00926.x',
        checkedOn: '2026-11-28',
        basis: 'copy',
        copy: 'its abstract as zendy.io carries it',
      },
      aiims: {
        title:
          'A Randomized Controlled Clinical Trial on The Effect Of “Ksharsutra treatment” (Ayurvedic Medical Seton) Vs Conventional Surgical Treatment in Clinical Outcomes of Patients with Fistula-In-Ano',
        publisher: 'Clinical Trials Registry – India, entry of AIIMS, New Delhi',
        year: 2025,
        url: 'https://ctri.nic.in/Clinicaltrials/pmaindet2.php?EncHid=OTM1MzM%3D',
        checkedOn: '2026-11-28',
        basis: 'copy',
        copy: 'its opening, and its summary as trial.medpath.com carries it',
      },
      jabalpur: {
        title:
          'Healing Beyond the Wound: Impact of Surgery on Quality of Life and Sexual Well-Being in Patients with Cryptoglandular Anal Fistula',
        publisher: 'Journal of Coloproctology',
        year: 2025,
        url: 'https://doi.org/10.1055/s-0045-1810614',
        checkedOn: '2026-11-28',
        basis: 'abstract',
      },
      present: {
        title: 'Infliximab for the treatment of fistulas in patients with Crohn’s disease',
        publisher: 'New England Journal of Medicine',
        year: 1999,
        url: 'https://doi.org/10.1056/NEJM199905063401804',
        checkedOn: '2026-11-23',
        basis: 'copy',
        copy: 'its abstract as study.space carries it',
      },
      owen: {
        title: 'Quality of life following fistulotomy - short term follow-up',
        publisher: 'Colorectal Disease, in the archive of University College London',
        year: 2017,
        url: 'https://doi.org/10.1111/codi.13538',
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
    },
    figures: {
      laserHeal: { value: '57 in 100', source: 'laser' },
      laserAgain: { value: '36 in 100', source: 'laser' },
      tbFound: { value: '11 of 100 people', source: 'tb' },
      snugLeak: { value: '10 of 29 people', source: 'snug' },
      jabAll: { value: '50 people', source: 'jabalpur' },
      jabBefore: { value: '32 in 100', source: 'jabalpur' },
      jabTime: { value: '8 weeks', source: 'jabalpur' },
      ifxHigh: { value: '38 in 100', source: 'present' },
      ifxClosed: { value: '55 in 100', source: 'present' },
      ifxDummy: { value: '13 in 100', source: 'present' },
      ifxTime: { value: '3 months', source: 'present' },
      flapBack: { value: '26 in 100', source: 'flap' },
      highLiftBack: { value: '22 in 100', source: 'flap' },
      fistAll: { value: '475 people', source: 'denmark' },
      noFistula: { value: '311', source: 'denmark' },
      stagedBack: { value: '3 of 43', source: 'staged' },
      stagedHeal: { value: '40 of 43 people', source: 'staged' },
      stagedMonths: { value: '13 months', source: 'staged' },
      flapHeal: { value: '75 in 100', source: 'flap' },
      liftHeal: { value: '69 in 100', source: 'flap' },
      flapLeak: { value: '8 in 100', source: 'flap' },
      liftLeak: { value: '2 in 100', source: 'flap' },
      plugHeal: { value: '66 of 122', source: 'fiat' },
      fiatHeal: { value: '66 of 119', source: 'fiat' },
      fiatWeeks: { value: '6 weeks', source: 'fiat' },
      plugTrouble: { value: '35 in 100', source: 'fiat' },
      fiatTrouble: { value: '18 in 100', source: 'fiat' },
      kolkataPain: { value: '8 in 100', source: 'kolkata' },
      kolkataOpenPain: { value: '25 in 100', source: 'kolkata' },
      laterFistula: { value: '164', source: 'denmark' },
      laterYears: { value: '3 years', source: 'denmark' },
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
      ksharaFree: { value: '11 of 20 people', source: 'ksharaAgainst' },
      ksharaMonths: { value: '18 months', source: 'ksharaAgainst' },
      liftBack: { value: '3 of 20', source: 'ksharaAgainst' },
      babies: { value: '14 who had one', source: 'babies' },
    },
  },
  written: '2026-11-28',
} as const satisfies Treatment;
