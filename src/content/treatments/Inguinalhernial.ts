import { inguinalHerniaPictures } from '#content/pictures/inguinal-hernia.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf } from '#content/triage.ts';
import { troubleAtHome } from '#content/trouble-at-home.ts';

export const treatment = {
  id: 4,
  group: 'hernia',
  // The published address is spelled this way; correcting it would break links to it.
  link: 'Inguinalhernial',
  name: 'Inguinal hernia',
  otherNames: ['Groin hernia', 'Rupture in the groin', 'हर्निया', 'वंक्षण हर्निया', 'आँत उतरना'],
  kind: 'condition',
  organs: ['abdominal-wall', 'small-intestine'],
  icon: 'hernia',
  images: inguinalHerniaPictures,
  icd10: 'K40',
  summary:
    'Is a lump in the groin an emergency, can it wait, and what does a repair involve? Groin hernia explained: warning signs, choices, risks and recovery.',
  keywords: [
    'inguinal hernia',
    'groin hernia',
    'hernia repair',
    'keyhole hernia surgery',
    'hernia mesh',
    'hernia recovery',
    'हर्निया का ऑपरेशन',
  ],
  aims: 'This page helps you tell when a bulge in the groin is an emergency, and weigh waiting against repair.',
  description:
    'An inguinal hernia is a bulge in the groin, where fat or a loop of bowel pushes through a weak spot low in the wall of the belly. It does not heal by itself, and only surgery can repair it. Men with little trouble may wait once a doctor is sure that it is inguinal; women and children should see a surgeon soon.',
  inShort: {
    emergency:
      'A bulge that goes back is not. One that no longer does, hurts badly, turns hard or dark, or comes with vomiting or fever is: call 112 or 108. Do not force it back; eat and drink nothing.',
    operation:
      'Only an operation closes the gap. Men with little trouble may wait if it is inguinal; women and children see a surgeon soon.',
    choices: 'You can watch it, or have it repaired with mesh, through one cut or by keyhole. Some surgeons repair it with stitches alone.',
    back: 'Walking on the same day is usual. The world guideline allows most work within {worldBack}; British surgeons advise {workLight} for light work and {workHeavy} for heavy labour.',
    next: 'Have the groin examined; learn the warning signs.',
  },
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
    'operation-spinal',
    'operation-urine',
    'hernia-was-stuck',
    'hernia-cramps-gone',
    'wound-redness',
    'woman-groin-bulge',
    'child-groin-bulge',
    'hernia-grows',
    'hernia-stays-out',
    'wound-spots',
    'soft-bulge',
    'bulge-aches',
    'hernia-timing',
    'bulge-is-back',
  ]),
  symptoms: ['A bulge in the groin shows when you stand or strain and shrinks when you lie down.'],
  causes: [
    'Some people are born with a gap in the groin; in others the muscle weakens.',
    'A relative with a hernia, a long cough, constipation and heavy lifting raise your chance.',
  ],
  types: [
    {
      title: 'Indirect',
      details: 'The bulge follows a passage that should have closed before birth.',
    },
    { title: 'Direct', details: 'The bulge pushes straight through weak muscle, mostly in grown men.' },
    {
      title: 'Femoral: a close neighbour',
      details:
        'It sits just below the groin crease, and women get it more often. In a Swedish register {femoralEmergency} of these repairs were emergencies, against {inguinalEmergency} for inguinal ones, so it is repaired soon.',
    },
  ],
  tests: [
    {
      title: 'Examination',
      details: 'The surgeon feels while you stand and cough. Most people need no other test [mcbee].',
    },
    {
      title: 'Ultrasound',
      details: 'It helps when there is pain but no clear lump.',
    },
  ],
  treatment: {
    rowNames: { mainRisk: 'Lasting pain', comesBack: 'Hernia back' },
    overview: 'A trapped hernia needs an operation without delay.',
    details: [
      {
        title: 'Watching it, with no operation',
        description:
          'You see your doctor from time to time. This is for men with little or no trouble, not for women or children, or if the bulge hurts or stays out.',
        benefits:
          'You avoid an operation and its risks for now. In a North American trial of {trialMen}, pain limited daily life after {trialYears} in {painWait} asked to wait and in {painRepair} with repair, which may be chance. Of those asked to wait {crossTwo} had had surgery by then.',
        risks:
          'The hernia stays and tends to grow. In about {waitYears}, {waitEmergency} who waited needed an emergency operation, and none died of it. In Denmark {emergencyDeaths} died within {deathDays} of an emergency repair in the groin ({emergencyYears}; mostly old people, femoral hernias included). In the trial {crossover} had chosen surgery after about {waitYears}, mostly because of pain.',
        recovery: 'You must be able to reach a hospital.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: '{painWait} limited by it after {trialYears}',
          comesBack: 'It stays, and tends to grow',
        },
        withoutTreatment: true,
      },
      {
        title: 'Open repair with mesh',
        description:
          'The surgeon makes one cut in the groin, puts the bulge back and covers the gap with mesh. The groin is numbed, or you have an injection in the back or sleep.',
        benefits:
          'It ends the bulge, and suits most people, even those for whom a full anaesthetic is unwise. In a Swedish trial of {swedes} it was back {swedeYears} later in {swedeMesh} with a mesh, against {swedeStitch} with stitches alone.',
        risks:
          'In trials together {painOpen} had some pain in the groin more than {painYears} later. After repairs of all kinds, pain that affects daily life stays for months in {painDaily} and disables {painSevere}. Bruises and numb skin are common. Blood or water can gather, urine may not pass, and a wound can get infected. So can a mesh, even over a year later: in France {meshCured} were cured once it was out. Rarely a testicle is harmed. In an American trial {anyOpen} had some problem, and it was back after {vaYears} in {vaOpen}.',
        recovery: 'Most go home the same day or the next, sore for some days.',
        compare: {
          cut: 'One cut in the groin',
          nights: 'None or one',
          usualLife: '{workLight} to light work',
          mainRisk: 'Some pain: {painOpen} after {painYears}',
          comesBack: '{bullenTrials}: as keyhole; but in America {vaOpen}, {vaYears}',
        },
      },
      {
        title: 'Keyhole repair with mesh',
        description:
          'Through small cuts, the surgeon places the mesh behind the muscle with a camera (TEP or TAPP). You are asleep for it.',
        benefits:
          'It ends the bulge too, and hurts less at first. In a Swedish trial men felt fully well after {wellKey}; with an open mesh it took {wellOpen}. Both sides can be done through the same cuts, and in women it shows a hidden femoral hernia too.',
        risks:
          'Pain stayed in {painKeyhole} after more than {painYears}, which may be chance; pain that limits daily life was as common as after open repair [chronic]. In the American trial {anyKey} had some problem, and the hernia was back after {vaYears} in {vaKey}; very practised surgeons had fewer. In {bullenTrials} put together it came back as often as after open repair. With one method (TEP) the hernia came back, and blood vessels were hurt, more often in one review of trials [tep]. Harm to the bowel or bladder is rare but serious.',
        recovery: 'You walk the same day, and do light work after {workLight} or sooner.',
        compare: {
          cut: 'A few small cuts',
          nights: 'None or one',
          usualLife: '{workLight} to light work',
          mainRisk: 'Some pain: {painKeyhole} after {painYears}',
          comesBack: '{bullenTrials}: as open; but in America {vaKey}, {vaYears}',
        },
      },
      {
        title: 'Repair with stitches alone',
        description: 'The surgeon sews the muscle layers together without a mesh, which needs one who does it often.',
        benefits: 'Nothing foreign stays in your body.',
        risks:
          'It comes back more often than with a mesh: in {swedeStitch} in the Swedish trial. There {swedePainStitch} kept pain, and {swedePainMesh} with mesh, which may be chance.',
        recovery: 'It is much like open mesh repair, but can feel tighter.',
        compare: {
          cut: 'One cut in the groin',
          nights: 'None or one',
          usualLife: '{workLight} to light work',
          mainRisk: 'Some pain: {swedePainStitch} after {swedeYears}',
          comesBack: '{swedeStitch} after {swedeYears}',
        },
      },
    ],
  },
  charts: [
    {
      title: 'Of men who waited, so many had chosen surgery after about {waitYears}',
      of: [0],
      rows: [
        { label: 'of all ages', figure: '{crossover}' },
        { label: 'over {oldAge} years of age', figure: '{crossoverOld}' },
      ],
    },
    {
      title: 'More than {painYears} after repair, so many had some pain; the difference may be chance',
      of: [1, 2],
      rows: [
        { label: 'keyhole', figure: '{painKeyhole}' },
        { label: 'open', figure: '{painOpen}' },
      ],
    },
  ],
  others: [
    {
      title: 'Babies and children',
      details:
        'The gap does not close by itself, so it is mostly repaired soon, without a mesh. Of children who waited, {childStuck} had a trapped hernia, and of those born early {earlyStuck}. Yet babies born early may do better later: in an American trial serious trouble came in {hipEarly} repaired before they left the ward, and {hipLate} repaired later.',
    },
    {
      title: 'Women',
      details:
        'Waiting is not advised: {womenEmergency} repairs in women are emergencies, far more than in men. A femoral hernia has to be looked for as well [women].',
    },
    { title: 'Pregnancy', details: 'A groin hernia is left alone until after the birth, unless it is trapped [women].' },
    {
      title: 'Sex and having children',
      details:
        'In a Swedish trial {sexBefore} had pain during sex before repair. A year later it was {sexKey} after keyhole and {sexOpen} after open repair. Danes with a repair fathered no fewer children than others [fathers].',
    },
  ],
  operations: ['keyhole-hernia', 'open-hernia'],
  uncertainties: [
    'How often pain stays is not well known: a newer review finds that most figures may be out of date and too high [critical].',
    'How long to avoid lifting has hardly been tested. The world guideline allows most activity after {worldBack}: ask whether you may do more sooner.',
  ],
  preparing: [
    'Name every medicine, above all blood thinners and diabetes tablets.',
    'Stop smoking; treat a cough or constipation.',
    'Arrange a ride, and an adult overnight.',
  ],
  inHospital: ['You must pass urine first.'],
  recovery: [
    troubleAtHome,
    {
      when: 'The first days',
      what: 'Take the painkillers as told, before pain builds up, and walk often. A bruise that spreads to the scrotum is usual.',
    },
    {
      when: 'The weeks after',
      what: 'After keyhole, add lifting and sport step by step. After an open repair we ask you, out of our own caution, as after bowel surgery, to lift nothing heavy for at least {NoLiftWeeks}.',
    },
    {
      when: 'Later on',
      what: 'Come back if pain stays or a bulge returns. Go to hospital at once if a testicle turns hard, hot or swollen.',
    },
  ],
  deciding:
    'If avoiding surgery matters most, you are a man with little trouble and a hospital is near, wait. If an early return to work matters most, or both sides have a hernia, weigh keyhole. If avoiding a full anaesthetic matters most, choose open repair; if having no mesh does, weigh stitches against more returns. Far from a hospital planned repair may be wiser: mainly an emergency operation adds to the risk of dying [deaths].',
  questions: [
    'Can my hernia be watched, and for how long?',
    'Would you suggest open or keyhole repair for me, and why?',
    'Will you use a mesh, and which kind?',
    'How many of these repairs do you do in a year, and how often do they come back?',
    'What is my own chance of long-lasting pain?',
  ],
  livingWith: [
    'Waiting or open repair: in North America a score of bodily health hardly changed in either group [trial].',
    'No belt, massage, herb or exercise can close the gap.',
  ],
  support: [
    { name: 'Ayushman Bharat PM-JAY: who is covered, which hospitals; call 14555', url: 'https://nha.gov.in/PM-JAY' },
    { name: 'eSanjeevani: the government’s free doctor by video', url: 'https://esanjeevani.mohfw.gov.in/' },
    {
      name: 'NIDDK: causes, tests and care explained',
      url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/inguinal-hernia',
    },
    {
      name: 'British Hernia Society: risks, in plain words',
      url: 'https://www.britishherniasociety.org/for-patients/what-are-the-risks-of-surgery/',
    },
    { name: 'Summary for patients of the world guideline on groin hernia', url: 'https://doi.org/10.1007/s10029-018-1729-9' },
  ],
  evidence: {
    sources: {
      meshInfected: {
        title: 'Mesh infection after inguinal hernia mesh repair',
        publisher: 'Journal of Visceral Surgery',
        year: 2011,
        url: 'https://doi.org/10.1016/j.jviscsurg.2011.09.005',
        checkedOn: '2026-11-28',
        basis: 'abstract',
      },
      hip: {
        title: 'Effect of Early vs Late Inguinal Hernia Repair on Serious Adverse Event Rates in Preterm Infants',
        publisher: 'JAMA',
        year: 2024,
        url: 'https://doi.org/10.1001/jama.2024.2302',
        checkedOn: '2026-11-28',
        basis: 'abstract',
      },
      scur: {
        title:
          'Laparoscopic mesh versus open preperitoneal mesh versus conventional technique for inguinal hernia repair: a randomized multicenter trial (SCUR Hernia Repair Study)',
        publisher: 'Annals of Surgery',
        year: 1999,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC1420865',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      va: {
        title: 'Open mesh versus laparoscopic mesh repair of inguinal hernia',
        publisher: 'New England Journal of Medicine',
        year: 2004,
        url: 'https://doi.org/10.1056/NEJMoa040093',
        checkedOn: '2026-11-28',
        basis: 'abstract',
      },
      femoral: {
        title: 'Emergency Femoral Hernia Repair: A Study Based on a National Register',
        publisher: 'Annals of Surgery',
        year: 2009,
        url: 'https://doi.org/10.1097/SLA.0b013e31819ed943',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      mcbee: {
        title: 'Current status of inguinal hernia management: a review',
        publisher: 'International Journal of Abdominal Wall and Hernia Surgery',
        year: 2022,
        url: 'https://doi.org/10.4103/ijawhs.ijawhs_36_22',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      trial: {
        title: 'Watchful waiting vs repair of inguinal hernia in minimally symptomatic men: a randomized clinical trial',
        publisher: 'JAMA',
        year: 2006,
        url: 'https://doi.org/10.1001/jama.295.3.285',
        checkedOn: '2026-11-28',
        basis: 'abstract',
      },
      longTerm: {
        title:
          'Long-term Results of a Randomized Controlled Trial of a Nonoperative Strategy (Watchful Waiting) for Men With Minimally Symptomatic Inguinal Hernias',
        publisher: 'Annals of Surgery',
        year: 2013,
        url: 'https://doi.org/10.1097/SLA.0b013e3182a19725',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      back: {
        title: 'Lack of Standardized Advice on Physical Strain Following Abdominal Surgery, table 2',
        publisher: 'Deutsches Ärzteblatt International',
        year: 2020,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7878727/table/T2',
        checkedOn: '2026-11-22',
        basis: 'full',
      },
      pain: {
        title: 'Risk factors of chronic pain after inguinal hernia repair: a systematic review',
        publisher: 'Innovative Surgical Sciences',
        year: 2017,
        url: 'https://doi.org/10.1515/iss-2017-0017',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      critical: {
        title: 'A Critical Appraisal of the Chronic Pain Rate After Inguinal Hernia Repair',
        publisher: 'Journal of Abdominal Wall Surgery',
        year: 2023,
        url: 'https://doi.org/10.3389/jaws.2023.10972',
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
      saeter: {
        title: 'High complication and mortality rates after emergency groin hernia repair: a nationwide register-based cohort study',
        publisher: 'Hernia',
        year: 2022,
        url: 'https://doi.org/10.1007/s10029-022-02597-8',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      women: {
        title: 'Groin Hernias in Women: A Review of the Literature',
        publisher: 'Frontiers in Surgery',
        year: 2019,
        url: 'https://doi.org/10.3389/fsurg.2019.00004',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      olesen: {
        title: 'Risk of incarceration in children with inguinal hernia: a systematic review',
        publisher: 'Hernia',
        year: 2019,
        url: 'https://doi.org/10.1007/s10029-019-01877-0',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      world: {
        title: 'International guidelines for groin hernia management',
        publisher: 'Hernia',
        year: 2018,
        url: 'https://doi.org/10.1007/s10029-017-1668-x',
        checkedOn: '2026-11-23',
        basis: 'copy',
        copy: 'its abstract, and its chapter on recovery as reprinted at flipbuilder.com',
      },
      nordin: {
        title: 'Randomized trial of Lichtenstein versus Shouldice hernia repair in general surgical practice',
        publisher: 'British Journal of Surgery',
        year: 2002,
        url: 'https://doi.org/10.1046/j.0007-1323.2001.01960.x',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      chronic: {
        title: 'Chronic groin pain following inguinal hernia repair in the laparoscopic era: Systematic review and meta-analysis',
        publisher: 'American Journal of Surgery',
        year: 2022,
        url: 'https://doi.org/10.1016/j.amjsurg.2022.05.005',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      tep: {
        title:
          'Total extraperitoneal endoscopic hernioplasty (TEP) versus Lichtenstein hernioplasty: a systematic review by updated traditional and cumulative meta-analysis of randomised-controlled trials',
        publisher: 'Hernia',
        year: 2019,
        url: 'https://doi.org/10.1007/s10029-019-02049-w',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      bullen: {
        title:
          'Open versus laparoscopic mesh repair of primary unilateral uncomplicated inguinal hernia: a systematic review with meta-analysis and trial sequential analysis',
        publisher: 'Hernia',
        year: 2019,
        url: 'https://doi.org/10.1007/s10029-019-01989-7',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      teplich: {
        title:
          'Pain with sexual activity at 1 and 3 years: Comparing total extraperitoneal with Lichtenstein inguinal hernia repair in a randomized setting (TEPLICH trial)',
        publisher: 'Surgery',
        year: 2022,
        url: 'https://doi.org/10.1016/j.surg.2022.07.013',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      fathers: {
        title: 'Male Fertility After Inguinal Hernia Mesh Repair: A National Register Study',
        publisher: 'Annals of Surgery',
        year: 2018,
        url: 'https://pubmed.ncbi.nlm.nih.gov/28704231/',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
    },
    figures: {
      meshCured: { value: '33 of 38 people', source: 'meshInfected' },
      crossTwo: { value: '23 in 100', source: 'trial' },
      hipEarly: { value: '28 in 100', source: 'hip' },
      hipLate: { value: '18 in 100', source: 'hip' },
      wellKey: { value: '18 days', source: 'scur' },
      wellOpen: { value: '24 days', source: 'scur' },
      vaYears: { value: '2 years', source: 'va' },
      vaKey: { value: '10 in 100', source: 'va' },
      vaOpen: { value: '5 in 100', source: 'va' },
      anyOpen: { value: '33 in 100', source: 'va' },
      anyKey: { value: '39 in 100', source: 'va' },
      worldBack: { value: '3 to 5 days', source: 'world' },
      swedes: { value: '300 people', source: 'nordin' },
      swedeYears: { value: '3 to 6 years', source: 'nordin' },
      swedeMesh: { value: '1 in about 150', source: 'nordin' },
      swedeStitch: { value: '7 in about 150', source: 'nordin' },
      swedePainStitch: { value: '4 in 100', source: 'nordin' },
      swedePainMesh: { value: '6 in 100', source: 'nordin' },
      painOpen: { value: '7 in 100', source: 'chronic' },
      painKeyhole: { value: '5 in 100', source: 'chronic' },
      painYears: { value: '5 years', source: 'chronic' },
      bullenTrials: { value: '12 trials', source: 'bullen' },
      sexBefore: { value: '35 in 100 men', source: 'teplich' },
      sexKey: { value: '6 in 100', source: 'teplich' },
      sexOpen: { value: '13 in 100', source: 'teplich' },
      femoralEmergency: { value: '36 in 100', source: 'femoral' },
      inguinalEmergency: { value: '5 in 100', source: 'femoral' },
      trialMen: { value: '720 men', source: 'trial' },
      trialYears: { value: '2 years', source: 'trial' },
      painWait: { value: '5 in 100', source: 'trial' },
      painRepair: { value: '2 in 100', source: 'trial' },
      waitEmergency: { value: '3 of 254 men', source: 'longTerm' },
      waitYears: { value: '10 years', source: 'longTerm' },
      crossover: { value: '68 in 100', source: 'longTerm' },
      crossoverOld: { value: '79 in 100', source: 'longTerm' },
      oldAge: { value: '65', source: 'longTerm' },
      painDaily: { value: '10 to 12 in 100', source: 'pain' },
      painSevere: { value: '0.5 to 6 in 100', source: 'pain' },
      workLight: { value: '1 to 2 weeks', source: 'back' },
      workHeavy: { value: '6 weeks', source: 'back' },
      emergencyYears: { value: '1998 to 2020', source: 'saeter' },
      emergencyDeaths: { value: 'about 6 in 100 people', source: 'saeter' },
      deathDays: { value: '30 days', source: 'saeter' },
      childStuck: { value: '7 in 100', source: 'olesen' },
      earlyStuck: { value: '11 in 100', source: 'olesen' },
      womenEmergency: { value: '15 to 17 in 100', source: 'women' },
    },
  },
  written: '2026-11-28',
} as const satisfies Treatment;
