import { umbilicalHerniaPictures } from '#content/pictures/umbilical-hernia.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf } from '#content/triage.ts';

export const treatment = {
  id: 6,
  group: 'hernia',
  link: 'Umbilicalhernia',
  name: 'Umbilical hernia',
  otherNames: ['Navel hernia', 'Belly button hernia', 'Paraumbilical hernia', 'नाभि का हर्निया', 'नाभि हर्निया'],
  kind: 'condition',
  organs: ['abdominal-wall', 'small-intestine'],
  icon: 'hernia',
  images: umbilicalHerniaPictures,
  icd10: 'K42',
  summary:
    'Does a bulge at the navel need an operation, in an adult or in a baby? Warning signs, waiting, stitches or mesh, and what recovery is like.',
  keywords: [
    'umbilical hernia',
    'navel hernia',
    'belly button hernia',
    'umbilical hernia in babies',
    'umbilical hernia repair',
    'नाभि का हर्निया',
  ],
  aims: 'This page is for adults, and parents of babies, who see a bulge at the navel. It helps you decide when to hurry, when to wait, and which repair to ask about.',
  description:
    'An umbilical hernia is a bulge at or near the navel, where fat or bowel pushes through a small gap. In babies it mostly closes by itself, but in adults it stays and may need repair.',
  inShort: {
    emergency:
      'A soft bulge that goes back is not. One that no longer does, hurts badly, turns hard or dark, or comes with vomiting or fever is: call 112 or 108.',
    operation:
      'Babies seldom need one, because most close by themselves. Adults with no trouble may wait; with pain or growth, repair is advised.',
    choices: 'Adults can wait, or have a repair with stitches, with a flat mesh through a short cut, or by keyhole.',
    back: 'In Denmark {sameDay} went home the same day. Walking and light tasks come back first; after an open repair, lift nothing heavy for at least {NoLiftWeeks}.',
    next: 'Have a surgeon feel how wide the gap is, because the width decides most. Parents can wait unless a warning sign appears.',
  },
  careCard: cardOf([
    'hernia-stuck',
    'hernia-pain',
    'hernia-skin',
    'hernia-blocks',
    'hernia-fever',
    'hernia-child',
    ...afterBellyOperation,
    'hernia-was-stuck',
    'hernia-pregnant',
    'wound-redness',
    'hernia-grows',
    'hernia-stays-out',
    'soft-bulge',
    'bulge-aches',
    'navel-bulge-child',
    'hernia-and-pregnancy',
  ]),
  symptoms: [
    'There is a soft lump in or beside the navel, which grows when you laugh, cough or strain and shrinks when you lie down.',
    'Many adults feel no pain.',
    'In a baby, the navel pops out with crying and sinks again in sleep.',
  ],
  causes: [
    'The ring through which the cord passed before birth closes late or stays weak.',
    'Up to {infants} have one, more of them born early or small.',
    'In adults, extra weight, heavy lifting, a lasting cough or a pregnancy can open the old weak spot.',
    'So can fluid in the belly from a scarred liver.',
  ],
  types: [
    {
      title: 'In babies and children',
      details:
        'The ring at the navel has not yet closed. Trapped bowel is rare: fat or bowel gets stuck in {childStuck}, and loses its blood supply in {childStrangled}.',
    },
    {
      title: 'In adults, at the navel',
      details: 'The width of the gap counts most. The large trial of stitches and mesh took in gaps of {medium}.',
    },
    {
      title: 'Beside the navel (paraumbilical)',
      details: 'The gap is just above or below the ring. It is treated in the same way.',
    },
  ],
  tests: [
    { title: 'Examination', details: 'The doctor feels the gap with a finger while you cough, which is often all it takes.' },
    {
      title: 'Ultrasound or CT scan',
      details: 'A scan helps if you are heavily built, or if the muscles have spread apart as well.',
    },
    {
      title: 'Checks before surgery',
      details: 'Blood tests and a heart tracing may be done; an ill liver is treated first.',
    },
  ],
  treatment: {
    overview:
      'If there is pain or growth, repair is advised, in most adults through a small open cut with a flat mesh [ehs]. About {died} died within {diedDays} of a planned repair in Denmark.',
    details: [
      {
        title: 'Waiting, with no operation',
        description:
          'You learn the warning signs and have it looked at now and then. For a child, this is the usual plan until the age of {closeAge} at least.',
        benefits:
          'In children {childClose} close by the age of {closeLate} with no treatment, fewer if the gap is over {bigGap}; an adult with no symptoms is spared an operation.',
        risks:
          'In adults it does not close. In a Danish hospital, of adults who waited with a hernia at or above the navel, {eventual} had a repair within {waitYears}, and {emergency} as an emergency. It gets stuck more often when the gap is {stuckGap} wide than when it is tiny, and an emergency operation is riskier than a planned one [stuck]. Nobody has measured daily life while adults wait.',
        recovery: 'Life goes on as usual. Coins, tape and tight binders over the navel do not help a child and can hurt the skin [aap].',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Emergency operation within {waitYears}: {emergency}',
          comesBack: 'Closes in children, not in adults',
        },
        withoutTreatment: true,
      },
      {
        title: 'Open repair with stitches',
        description: 'Through a short cut beside the navel, the surgeon puts the contents back and sews the gap shut.',
        benefits:
          'It leaves no mesh in the body, and suits children, and adults with a very small gap. In children the hernia comes back in {childReturn}, more often when repaired before the age of {closeAge}.',
        risks:
          'In a trial of adults with medium gaps, {sutureReturn} had the hernia back within {followUp}. Wound infection was seen in {sutureInfection}. In Denmark, {stitchYears} after stitches at the navel or above, {stitchWork} were held back at work and {stitchPlay} in their free time. It was back in {stitchLast} with lasting thread, and in {stitchMelt} with thread that dissolves.',
        recovery: 'You mostly go home the same day. Your work, and how sore you are, decide when you return.',
        compare: {
          cut: 'One short cut',
          nights: 'Usually none',
          usualLife: null,
          mainRisk: 'Held back at work, {stitchYears}: {stitchWork}',
          comesBack: '{sutureReturn} within {followUp}',
          operation: 'navel-hernia',
        },
      },
      {
        title: 'Open repair with a flat mesh',
        description:
          'The cut is the same, but the surgeon slides a small mesh behind the muscle before closing it. The main guideline prefers this for most adults [ehs].',
        benefits:
          'Fewer come back: {meshReturn} in the same trial, and all trials together point the same way [madsen]. Comfort was about the same with and without a mesh in {jeddah} in Saudi Arabia.',
        risks:
          'Fluid under the wound came in {meshFluid} in the trial, against {sutureFluid} with stitches. Wound infection was seen in {meshInfection}. In Denmark {redoOpen} had another operation within {redoDays} for a problem, for a severe one {graveOpen}. In Poland {patchPain} had pain on effort {patchMonths} after a mesh patch, and {stitchPain} after stitches.',
        recovery: 'As with stitches, but the navel may feel firm and sore for longer.',
        compare: {
          cut: 'One short cut',
          nights: 'Usually none',
          usualLife: null,
          mainRisk: 'Operated on again, {redoDays}: {redoOpen}',
          comesBack: '{meshReturn} within {followUp}',
          operation: 'navel-hernia',
        },
      },
      {
        title: 'Keyhole repair with mesh',
        description:
          'The surgeon works from the side with a camera and fixes a mesh from within. It is thought of when the gap is large or wounds are likely to heal badly [ehs].',
        benefits:
          'There is no cut at the navel. In Denmark {woundKey} came back to hospital with a wound infection, against {woundOpen} after open mesh repair, and {redoKey} had another operation within {redoDays}.',
        risks:
          'You need a full anaesthetic, and inner organs can be harmed: there {graveKey} were operated on again for a severe problem, more than after open repair. After {backYears} {backKey} had a new repair, against {backOpen}, which may be chance. The mesh can be sore where it is fixed.',
        recovery:
          'You may stay a night. In Danes with belly hernias over {painSize}, pain on moving scored {painDay} that day, and was as before after {painGone}.',
        compare: {
          cut: 'A few small cuts',
          nights: 'None or one',
          usualLife: null,
          mainRisk: 'Severe problem, operated on: {graveKey}',
          comesBack: 'Repaired again within {backYears}: {backKey}',
          operation: 'navel-hernia',
        },
      },
    ],
  },
  others: [
    {
      title: 'Pregnancy',
      details:
        'Planned repair is put off until after the last pregnancy if it can be. An umbilical hernia seldom needs an operation just before or after a birth [oma].',
    },
    {
      title: 'A scarred liver (cirrhosis) with fluid in the belly',
      details:
        'Left alone, it often gets stuck: in a small Dutch study this happened to {scarStuck}. Repaired while there is much fluid, it often returns, so the fluid is treated first [mckay].',
    },
  ],
  operations: ['navel-hernia'],
  charts: [
    {
      title: 'Of adults who waited, so many had a repair within {waitYears}',
      of: [0],
      rows: [
        { label: 'any repair', figure: '{eventual}' },
        { label: 'an emergency repair', figure: '{emergency}' },
      ],
    },
    {
      title: 'Of children with an umbilical hernia, so many need no treatment',
      of: [0],
      rows: [{ label: 'it closes by the age of {closeLate}', figure: '{childClose}' }],
    },
  ],
  uncertainties: [
    'The main guideline itself says that few good studies looked at this hernia alone, and that most of its advice rests on weak proof [ehs].',
    'For the smallest gaps, studies disagree. In Denmark {tinyMesh} needed another repair within {tinyYears} with a mesh, {tinyStitch} with stitches; but {tinySoon} were operated on again within {tinyDays}, against {tinySoonStitch}. In a Polish study {smallSuture} had the hernia back with stitches and {smallMesh} with a mesh patch.',
    'How long to avoid lifting is not settled. Of {experts} asked in Europe, over half found {expertKey} enough after keyhole repair and {expertOpen} after larger open repairs; our {NoLiftWeeks} are on the side of caution.',
  ],
  preparing: [
    'If you are overweight or smoke, even a small change helps the wound to heal.',
    'Tell us about liver or kidney disease, blood thinners and any plan to have a child. Stop no medicine on your own.',
  ],
  inHospital: [
    'Most adults and all children are fully asleep. A small hernia can be done with only the area numbed, if sleep is risky for you.',
    'You drink, pass urine and walk; then someone takes you home.',
  ],
  recovery: [
    {
      when: 'The first days',
      what: 'Painkillers by mouth are enough for most people. Bruising at the navel is normal.',
    },
    {
      when: 'The first weeks',
      what: 'Walk and do light work as you feel able. Keep children from rough play and swimming until the wound has healed.',
    },
    { when: 'After that', what: 'Ask us before hard sport.' },
  ],
  deciding:
    'Wait if it hardly troubles you, or a pregnancy lies ahead. Choose stitches for a child or a tiny gap, and an open mesh for most other gaps. Choose keyhole if the gap is large or your wounds heal badly [ehs]. Ask which fits the width of your gap, and what it costs.',
  questions: [
    'How wide is the gap, and have my belly muscles spread as well?',
    'Can I wait, and what should I watch for?',
    'Stitches or mesh: what would you choose for a gap like mine?',
    'Should I lose weight, or have my children, before the repair?',
    'What is my chance of infection or of a return?',
  ],
  livingWith: [
    'You can walk, work and travel with a small hernia.',
    'Eat fibre, and get help for a cough or constipation, because they make you strain.',
    'If the lump slips back with a gentle push, that is fine, but never force it.',
  ],
  support: [
    { name: 'Ayushman Bharat PM-JAY: who is covered, which hospitals; call 14555', url: 'https://nha.gov.in/PM-JAY' },
    {
      name: 'RBSK, National Health Mission: free checks and treatment for children',
      url: 'https://nhm.gov.in/index4.php?lang=1&level=0&linkid=499&lid=773',
    },
    { name: 'eSanjeevani: the government’s free doctor by video', url: 'https://esanjeevani.mohfw.gov.in/' },
    {
      name: 'American Academy of Pediatrics: why children can wait',
      url: 'https://www.aafp.org/pubs/afp/collections/choosing-wisely/417.html',
    },
    {
      name: 'NIHR: the trial of mesh, in plain words',
      url: 'https://discover.dc.nihr.ac.uk/content/signal-000600/mesh-repair-of-small-umbilical-hernias-reduces-recurrence-compared-to-sutures',
    },
  ],
  evidence: {
    sources: {
      experts: {
        title:
          'Recommendations on postoperative strain and physical labor after abdominal and hernia surgery: an expert survey of attendants of the 41st EHS Annual International Congress of the European Hernia Society',
        publisher: 'Hernia',
        year: 2022,
        url: 'https://doi.org/10.1007/s10029-021-02377-w',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      eriksen: {
        title: 'Pain, quality of life and recovery after laparoscopic ventral hernia repair',
        publisher: 'Hernia',
        year: 2009,
        url: 'https://doi.org/10.1007/s10029-008-0414-9',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      jeddah: {
        title: 'Quality of Life After Umbilical Hernia Repair',
        publisher: 'Cureus',
        year: 2021,
        url: 'https://doi.org/10.7759/cureus.19016',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      stitched: {
        title: 'Chronic complaints after simple sutured repair for umbilical or epigastric hernias may be related to recurrence',
        publisher: 'Langenbeck’s Archives of Surgery',
        year: 2014,
        url: 'https://doi.org/10.1007/s00423-013-1119-9',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      bisgaard: {
        title: 'A nationwide study on readmission, morbidity, and mortality after umbilical and epigastric hernia repair',
        publisher: 'Hernia',
        year: 2011,
        url: 'https://doi.org/10.1007/s10029-011-0823-z',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      henriksen: {
        title: 'Open versus laparoscopic umbilical and epigastric hernia repair: nationwide data on short- and long-term outcomes',
        publisher: 'Surgical Endoscopy',
        year: 2022,
        url: 'https://doi.org/10.1007/s00464-021-08312-5',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      ehs: {
        title: 'Guidelines for treatment of umbilical and epigastric hernias from the European Hernia Society and Americas Hernia Society',
        publisher: 'British Journal of Surgery',
        year: 2020,
        url: 'https://doi.org/10.1002/bjs.11489',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      trial: {
        title: 'Mesh versus suture repair of umbilical hernia in adults: a randomised, double-blind, controlled, multicentre trial',
        publisher: 'The Lancet',
        year: 2018,
        url: 'https://doi.org/10.1016/S0140-6736(18)30298-8',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      madsen: {
        title: 'Mesh versus suture in elective repair of umbilical hernia: systematic review and meta-analysis',
        publisher: 'BJS Open',
        year: 2020,
        url: 'https://doi.org/10.1002/bjs5.50276',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      stuck: {
        title:
          'Risk Factors for Incarceration in Patients with Primary Abdominal Wall and Incisional Hernias: A Prospective Study in 4472 Patients',
        publisher: 'World Journal of Surgery',
        year: 2019,
        url: 'https://doi.org/10.1007/s00268-019-04989-x',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      polish: {
        title:
          'Is mesh always necessary in every small umbilical hernia repair? Comparison of standardized primary sutured versus patch repair',
        publisher: 'Hernia',
        year: 2021,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8197705',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      aap: {
        title: 'Umbilical hernia in children: recommendation with its reasons (Choosing Wisely)',
        publisher: 'American Academy of Pediatrics, Section on Surgery',
        year: 2019,
        url: 'https://www.aafp.org/pubs/afp/collections/choosing-wisely/417.html',
        checkedOn: '2026-11-22',
        basis: 'full',
      },
      kokotovic: {
        title: 'Watchful waiting as a treatment strategy for patients with a ventral hernia appears to be safe',
        publisher: 'Hernia',
        year: 2016,
        url: 'https://doi.org/10.1007/s10029-016-1464-z',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      oma: {
        title: 'Ventral hernia and pregnancy: A systematic review',
        publisher: 'American Journal of Surgery',
        year: 2019,
        url: 'https://doi.org/10.1016/j.amjsurg.2018.04.016',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      mckay: {
        title: 'Umbilical hernia repair in the presence of cirrhosis and ascites: results of a survey and review of the literature',
        publisher: 'Hernia',
        year: 2009,
        url: 'https://doi.org/10.1007/s10029-009-0535-9',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      marsman: {
        title: 'Management in patients with liver cirrhosis and an umbilical hernia',
        publisher: 'Surgery',
        year: 2007,
        url: 'https://doi.org/10.1016/j.surg.2007.05.006',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      tiny: {
        title: 'Suture or Mesh Repair of the Smallest Umbilical Hernias: A Nationwide Database Study',
        publisher: 'World Journal of Surgery',
        year: 2022,
        url: 'https://research.regionh.dk/da/publications/suture-or-mesh-repair-of-the-smallest-umbilical-hernias-a-nationw',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
    },
    figures: {
      died: { value: '1 in 1,000', source: 'bisgaard' },
      diedDays: { value: '30 days', source: 'bisgaard' },
      painSize: { value: '3 cm', source: 'eriksen' },
      patchMonths: { value: '22 months', source: 'polish' },
      experts: { value: '127 hernia surgeons', source: 'experts' },
      expertKey: { value: '2 weeks', source: 'experts' },
      expertOpen: { value: '4 weeks', source: 'experts' },
      painDay: { value: '78 on a scale of 0 to 100', source: 'eriksen' },
      painGone: { value: '30 days', source: 'eriksen' },
      jeddah: { value: '45 people', source: 'jeddah' },
      stitchYears: { value: '5 years', source: 'stitched' },
      stitchWork: { value: '8.5 in 100', source: 'stitched' },
      stitchPlay: { value: '10 in 100', source: 'stitched' },
      stitchLast: { value: '4 in 100', source: 'stitched' },
      stitchMelt: { value: '20 in 100', source: 'stitched' },
      sameDay: { value: '75 in 100', source: 'bisgaard' },
      redoOpen: { value: '5 in 100', source: 'henriksen' },
      redoKey: { value: '3 in 100', source: 'henriksen' },
      redoDays: { value: '90 days', source: 'henriksen' },
      graveOpen: { value: '8 in 1,000', source: 'henriksen' },
      graveKey: { value: '15 in 1,000', source: 'henriksen' },
      woundKey: { value: '5 in 1,000', source: 'henriksen' },
      woundOpen: { value: '25 in 1,000', source: 'henriksen' },
      backYears: { value: '4 years', source: 'henriksen' },
      backKey: { value: '4.2 in 100', source: 'henriksen' },
      backOpen: { value: '3.5 in 100', source: 'henriksen' },
      tinyMesh: { value: '3 in 100', source: 'tiny' },
      tinyStitch: { value: '7 in 100', source: 'tiny' },
      tinySoon: { value: '2.6 in 100', source: 'tiny' },
      tinySoonStitch: { value: '1.5 in 100', source: 'tiny' },
      tinyDays: { value: '90 days', source: 'tiny' },
      tinyYears: { value: '5 years', source: 'tiny' },
      infants: { value: '25 in 100 babies', source: 'aap' },
      childStuck: { value: '0.2 to 4.5 in 100 children with one', source: 'aap' },
      childStrangled: { value: 'fewer than 1 in 100', source: 'aap' },
      closeAge: { value: '4 years', source: 'aap' },
      childClose: { value: '85 in 100', source: 'aap' },
      closeLate: { value: '5 years', source: 'aap' },
      bigGap: { value: '1.5 cm', source: 'aap' },
      childReturn: { value: '0.3 to 2.4 in 100', source: 'aap' },
      medium: { value: '1 to 4 cm', source: 'trial' },
      stuckGap: { value: '3 to 4 cm', source: 'stuck' },
      sutureReturn: { value: '17 of 138 people', source: 'trial' },
      meshReturn: { value: '6 of 146 people', source: 'trial' },
      followUp: { value: '30 months', source: 'trial' },
      sutureInfection: { value: '1 of 150 people', source: 'trial' },
      meshFluid: { value: '5 of 150 people', source: 'trial' },
      sutureFluid: { value: '1 of 150', source: 'trial' },
      meshInfection: { value: '3 of 150', source: 'trial' },
      smallSuture: { value: '3 of 57 people', source: 'polish' },
      patchPain: { value: '18 of 104', source: 'polish' },
      stitchPain: { value: '7 of 57', source: 'polish' },
      smallMesh: { value: '6 of 104', source: 'polish' },
      eventual: { value: '16 in 100', source: 'kokotovic' },
      emergency: { value: '4 in 100', source: 'kokotovic' },
      waitYears: { value: '5 years', source: 'kokotovic' },
      scarStuck: { value: '10 of 13 people who waited', source: 'marsman' },
    },
  },
  written: '2026-11-23',
} as const satisfies Treatment;
