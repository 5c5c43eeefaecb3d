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
    back: 'Most people go home the same day. Walking and light tasks come back first; after an open repair, lift nothing heavy for at least {NoLiftWeeks}.',
    next: 'Have a surgeon feel how wide the gap is, because the width decides most. Parents can wait for the age of {closeAge} unless a warning sign appears.',
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
    'Many adults feel no pain, and a doctor finds it during a check for something else.',
    'In a baby, the navel pops out with crying and sinks again in sleep.',
  ],
  causes: [
    'Before birth, the cord passes through a ring in the belly wall. If the ring closes late or stays weak, the navel can bulge.',
    'Up to {infants} have one, more of them born early or small.',
    'In adults, extra weight, heavy lifting, a lasting cough or a pregnancy can open the old weak spot.',
    'Fluid in the belly from a scarred liver is another cause.',
  ],
  types: [
    {
      title: 'In babies and children',
      details:
        'The ring at the navel has not yet closed. Trapped bowel is rare: fat or bowel gets stuck in {childStuck}, and loses its blood supply in {childStrangled}.',
    },
    {
      title: 'In adults, at the navel',
      details:
        'The width of the gap counts most. The large trial of stitches and mesh took in gaps of {medium}; about smaller ones less is known.',
    },
    {
      title: 'Beside the navel (paraumbilical)',
      details: 'The gap is just above or below the ring. This kind is common in adults, and is treated in the same way.',
    },
  ],
  tests: [
    { title: 'Examination', details: 'The doctor feels the gap with a finger while you lie down and cough, which is often all it takes.' },
    {
      title: 'Ultrasound or CT scan',
      details: 'A scan helps if you are heavily built, if the lump does not go back, or if the muscles have spread apart as well.',
    },
    {
      title: 'Checks before surgery',
      details: 'Blood tests and a heart tracing may be done, and if your liver is ill it is tested and treated first.',
    },
  ],
  treatment: {
    overview:
      'An adult with no trouble may wait, and babies and small children are watched. If there is pain or growth, repair is advised, in most adults through a small open cut with a flat mesh [ehs].',
    details: [
      {
        title: 'Waiting, with no operation',
        description:
          'You learn the warning signs, avoid strain and have it looked at now and then. For a child, waiting is the usual plan until the age of {closeAge} at least.',
        benefits:
          'In children {childClose} close by the age of {closeLate} with no treatment, fewer if the gap is over {bigGap}; an adult with no symptoms is spared an operation.',
        risks:
          'In adults it does not close. In a Danish hospital, of adults who waited with a hernia at or above the navel, {eventual} had a repair within {waitYears}, and {emergency} as an emergency. It gets stuck more often when the gap is {stuckGap} wide than when it is tiny, and an emergency operation is riskier than a planned one [stuck].',
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
          'It is quick, leaves no mesh in the body, and suits children, and adults with a very small gap. In children the hernia comes back in {childReturn}, more often when repaired before the age of {closeAge}.',
        risks:
          'In a trial of adults with medium gaps, {sutureReturn} had the hernia back within {followUp}. Wound infection was seen in {sutureInfection}, and bleeding and numb skin can happen too.',
        recovery: 'You mostly go home the same day. How soon you can work depends on how sore you are and on what your work asks.',
        compare: {
          cut: 'One short cut',
          nights: 'Usually none',
          usualLife: null,
          mainRisk: 'Wound infection: {sutureInfection}',
          comesBack: '{sutureReturn} within {followUp}',
          operation: 'navel-hernia',
        },
      },
      {
        title: 'Open repair with a flat mesh',
        description:
          'The cut is the same, but the surgeon slides a small mesh behind the muscle before closing it. The main guideline prefers this for most adults [ehs].',
        benefits: 'Fewer come back: {meshReturn} in the same trial, and all trials together point the same way [madsen].',
        risks:
          'Fluid under the wound is more common than with stitches: {meshFluid} in the trial, against {sutureFluid}. Wound infection was seen in {meshInfection}, and a mesh that gets infected may have to be taken out.',
        recovery: 'It is close to that of stitches, but the navel may feel firm and sore for longer.',
        compare: {
          cut: 'One short cut',
          nights: 'Usually none',
          usualLife: null,
          mainRisk: 'Wound infection: {meshInfection}',
          comesBack: '{meshReturn} within {followUp}',
          operation: 'navel-hernia',
        },
      },
      {
        title: 'Keyhole repair with mesh',
        description:
          'The surgeon works from the side with a camera and fixes a mesh from within. It is thought of when the gap is large or wounds are likely to heal badly [ehs].',
        benefits:
          'There is no cut at the navel, so wound problems are fewer. In Bengaluru {lapInfection} had a wound infection, against {openInfection} after open mesh repair.',
        risks:
          'You need a full anaesthetic, bowel can be harmed, and the mesh may cause soreness where it is fixed. How often the bowel is harmed we do not know. In {hajTrials} the hernia came back as often as after open repair; with other studies counted, less often.',
        recovery: 'The belly feels tight at first, and some people stay a night in hospital.',
        compare: {
          cut: 'A few small cuts',
          nights: 'None or one',
          usualLife: null,
          mainRisk: 'Wound infection, Bengaluru: {lapInfection}',
          comesBack: 'As after open, in {hajTrials}',
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
        'Left alone, it often gets stuck: in a small Dutch study this happened to {scarStuck}. Repaired while there is much fluid, it often returns, so the fluid is treated first [mckay]. Liver doctor and surgeon choose the time together.',
    },
  ],
  operations: ['navel-hernia'],
  charts: [
    {
      title: 'Of adults who waited, so many had a repair within {waitYears}',
      rows: [
        { label: 'any repair', figure: '{eventual}' },
        { label: 'an emergency repair', figure: '{emergency}' },
      ],
    },
    {
      title: 'Of children with an umbilical hernia, so many need no treatment',
      rows: [{ label: 'it closes by the age of {closeLate}', figure: '{childClose}' }],
    },
  ],
  uncertainties: [
    'The main guideline itself says that few good studies looked at this hernia alone, and that most of its advice rests on weak proof [ehs].',
    'For the smallest gaps, studies disagree. In Denmark {tinyMesh} needed another repair within {tinyYears} with a mesh, {tinyStitch} with stitches; but {tinySoon} were operated on again within {tinyDays}, against {tinySoonStitch}. In a Polish study {smallSuture} had the hernia back with stitches and {smallMesh} with a mesh patch. Pain on effort stayed in {patchPain} with the patch, against {stitchPain}.',
    'How long to avoid lifting has not been settled by trials; our {NoLiftWeeks} are on the side of caution.',
  ],
  preparing: [
    'If you are overweight or smoke, even a small change before surgery helps the wound and the repair.',
    'Tell us about liver or kidney disease, blood thinners and any plan to have a child. Go on taking your medicines unless your doctor tells you to stop.',
    'Wash the navel well on the day before, come without jewellery there, and ask when to stop eating and drinking.',
  ],
  inHospital: [
    'Most adults and all children are fully asleep. A small hernia can be done with only the area numbed, if sleep is risky for you.',
    'You rest, drink, pass urine and walk; then you may go, and someone should take you home.',
  ],
  recovery: [
    {
      when: 'The first days',
      what: 'Keep the dressing dry for as long as you are told. Painkillers by mouth are enough for most people, and bruising at the navel is normal.',
    },
    {
      when: 'The first weeks',
      what: 'Walk, climb stairs and do light work as you feel able. Children recover fast, but keep them from rough play and swimming until the wound has healed.',
    },
    { when: 'After that', what: 'Ask us before hard sport. The navel may look a little different from before.' },
  ],
  deciding:
    'Think about pain, growth, your work and any pregnancy ahead. With a small hernia that does not hurt, there is time to weigh this with your surgeon and your family.',
  questions: [
    'How wide is the gap, and have my belly muscles spread as well?',
    'Can I wait, and what should I watch for?',
    'Stitches or mesh: what would you choose for a gap like mine?',
    'How will my navel look afterwards?',
    'What is my chance of infection or of a return?',
    'Should I lose weight, or have my children, before the repair?',
  ],
  livingWith: [
    'You can walk, work and travel with a small hernia. Bend your knees to lift, and breathe out as you do it.',
    'Eat plenty of fibre, and get help for a cough, for constipation or for trouble passing urine, because all of these make you strain.',
    'If the lump slips back with a gentle push, that is fine, but never force it.',
  ],
  support: [
    { name: 'National Health Authority: PM-JAY, help with the cost of hospital care', url: 'https://pmjay.gov.in/about/nha' },
    {
      name: 'American Academy of Pediatrics: Umbilical hernia in children',
      url: 'https://www.aafp.org/pubs/afp/collections/choosing-wisely/417.html',
    },
    {
      name: 'NIHR: Mesh repair of small umbilical hernias',
      url: 'https://discover.dc.nihr.ac.uk/content/signal-000600/mesh-repair-of-small-umbilical-hernias-reduces-recurrence-compared-to-sutures',
    },
    { name: 'NHS Borders: Hernia', url: 'https://www.rightdecisions.scot.nhs.uk/borders-ref-help-toolkit/colorectal/hernia' },
  ],
  evidence: {
    sources: {
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
        year: null,
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
      bengaluru: {
        title:
          'A Study of Clinical Profile and Outcome of Open Mesh Repair vs Laparoscopic Mesh Repair of Umbilical Hernia in Public Sector Hospital',
        publisher: 'World Journal of Laparoscopic Surgery',
        year: 2022,
        url: 'https://doi.org/10.5005/jp-journals-10033-1501',
        checkedOn: '2026-11-23',
        basis: 'copy',
        copy: 'its abstract, and its tables 8 and 9 at laparoscopyhospital.com',
      },
      hajibandeh: {
        title: 'Laparoscopic versus open umbilical or paraumbilical hernia repair: a systematic review and meta-analysis',
        publisher: 'Hernia',
        year: 2017,
        url: 'https://doi.org/10.1007/s10029-017-1683-y',
        checkedOn: '2026-11-23',
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
      hajTrials: { value: '3 trials', source: 'hajibandeh' },
      lapInfection: { value: 'none of 40', source: 'bengaluru' },
      openInfection: { value: '7 of 40', source: 'bengaluru' },
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
