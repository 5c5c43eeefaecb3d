import type { Treatment } from '#content/treatment.ts';
import { afterAnyOperation, cardOf } from '#content/triage.ts';

export const treatment = {
  id: 6,
  group: 'hernia',
  link: 'Umbilicalhernia',
  name: 'Umbilical hernia',
  otherNames: ['Navel hernia', 'Belly button hernia', 'Paraumbilical hernia', 'नाभि का हर्निया', 'नाभि हर्निया'],
  kind: 'condition',
  organs: ['abdominal-wall', 'small-intestine'],
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
  careCard: cardOf([
    'hernia-stuck',
    'hernia-pain',
    'hernia-skin',
    'hernia-blocks',
    'hernia-fever',
    'hernia-child',
    ...afterAnyOperation,
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
    'Many adults feel no pain, and a doctor finds it during a check for something else [statpearls].',
    'Others have an ache or a sharp pinch, most often while lifting or bending.',
    'In a baby, the navel pops out with crying and sinks again in sleep, and it does not seem to hurt.',
  ],
  causes: [
    'Before birth, the cord passes through a ring in the belly wall. If the ring closes late or stays weak, the navel can bulge.',
    'Up to {infants} have one, more of them born early or small.',
    'In adults, pressure from inside opens the old weak spot; extra weight, heavy lifting, a lasting cough or a pregnancy can all do it.',
    'Liver scarring with fluid in the belly is another cause, and it changes how and when a repair is done.',
  ],
  types: [
    {
      title: 'In babies and children',
      details:
        'The ring at the navel has not yet closed. Trapped bowel is rare: fat or bowel gets stuck in {childStuck}, and loses its blood supply in {childStrangled}.',
    },
    {
      title: 'In adults, at the navel',
      details: 'Surgeons sort it by the width of the gap: small is under {small}, medium is {medium} and large is more than {bigger}.',
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
          'In children {childClose} close by the age of {closeLate} with no treatment, and an adult with no symptoms is spared an operation.',
        risks:
          'In adults it does not close: about {eventual} have surgery in the end, and {emergency} are emergencies, when the bowel may already be harmed. It gets stuck more often when the gap is {stuckGap} wide than when it is tiny.',
        recovery: 'Life goes on as usual. Coins, tape and tight binders over the navel do not help a child and can hurt the skin [aap].',
        withoutTreatment: true,
      },
      {
        title: 'Open repair with stitches',
        description: 'Through a short cut beside the navel, the surgeon puts the contents back and sews the gap shut.',
        benefits:
          'It is quick, leaves no mesh in the body, and suits children, and adults with a gap under about {stitchLimit}. In children the hernia comes back in {childReturn}.',
        risks:
          'In a trial of adults with medium gaps, {sutureReturn} had the hernia back within {followUp}. Wound infection was seen in {sutureInfection}, and bleeding and numb skin can happen too.',
        recovery: 'You mostly go home the same day, and many people with desk work are back in a week or so.',
      },
      {
        title: 'Open repair with a flat mesh',
        description:
          'The cut is the same, but the surgeon slides a small mesh behind the muscle before closing it. The main guideline prefers this for most adults [ehs].',
        benefits: 'Fewer come back: {meshReturn} in the same trial, and all trials together point the same way [madsen].',
        risks:
          'Fluid under the wound is more common than with stitches: {meshFluid} in the trial, against {sutureFluid}. Wound infection was seen in {meshInfection}, and a mesh that gets infected may have to be taken out.',
        recovery: 'It is close to that of stitches, but the navel may feel firm and sore for longer.',
      },
      {
        title: 'Keyhole repair with mesh',
        description:
          'The surgeon works from the side with a camera and fixes a mesh from within. It is thought of when the gap is large or wounds are likely to heal badly [ehs].',
        benefits: 'There is no cut at the navel, so wound problems are less likely.',
        risks: 'You need a full anaesthetic, bowel can be harmed, and the mesh may cause soreness where it is fixed.',
        recovery: 'The belly feels tight at first, and some people stay a night in hospital.',
      },
    ],
  },
  uncertainties: [
    'The main guideline itself says that few good studies looked at this hernia alone, and that most of its advice rests on weak proof [ehs].',
    'For the smallest gaps, it is less clear that mesh helps. In one study, {smallSuture} had the hernia back with stitches and {smallMesh} with a mesh patch. Pain on effort stayed in {patchPain} with the patch, against {stitchPain} with stitches.',
    'How long to avoid lifting has not been settled by trials. Most people are told to let comfort guide them for some weeks, so ask us what we advise for you.',
  ],
  preparing: [
    'If you are overweight or smoke, even a small change before surgery helps the wound and the repair.',
    'Tell us about liver or kidney disease, blood thinners and any plan to have a child. Go on taking your medicines unless your doctor tells you to stop.',
    'Wash the navel well on the day before, come without jewellery there, and ask when to stop eating and drinking.',
  ],
  inHospital: [
    'Most adults and all children are fully asleep. A small hernia can be done with only the area numbed, if sleep is risky for you.',
    'The surgeon also injects a numbing medicine at the wound, so that you wake with less pain.',
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
    { when: 'After that', what: 'Ask us before heavy lifting or hard sport. The navel may look a little different from before.' },
  ],
  deciding:
    'Think about pain, growth, your work and any pregnancy ahead. Some women wait until their family is complete, because another pregnancy can stretch a repair. With a small hernia that does not hurt, there is time to weigh this with your surgeon and your family. If your liver is scarred, decide together with your liver doctor.',
  questions: [
    'How wide is the gap, and have my belly muscles spread as well?',
    'Can I wait, and what should I watch for?',
    'Stitches or mesh: what would you choose for a gap like mine?',
    'How will my navel look afterwards?',
    'What is my chance of infection or of a return?',
    'Should I lose weight, or have my children, before the repair?',
    'When can I carry my child, cycle or go back to lifting?',
  ],
  livingWith: [
    'You can walk, work and travel with a small hernia. Bend your knees to lift, and breathe out as you do it.',
    'Eat plenty of fibre, and get help for a cough, for constipation or for trouble passing urine, because all of these make you strain.',
    'If the lump slips back with a gentle push while you lie down, that is fine, but never force it.',
    'A mark or a new shape at the navel can bother people more than they admit, so tell us if it matters to you. It is a fair reason to talk about repair, as is pain that keeps you from work or sleep.',
  ],
  support: [
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
        url: 'https://academic.oup.com/bjsopen/article/4/3/369/6061450',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      statpearls: {
        title: 'Umbilical Hernia',
        publisher: 'StatPearls, NCBI Bookshelf',
        year: 2024,
        url: 'https://www.ncbi.nlm.nih.gov/books/NBK459312',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      stuck: {
        title:
          'Risk Factors for Incarceration in Patients with Primary Abdominal Wall and Incisional Hernias: A Prospective Study in 4472 Patients',
        publisher: 'World Journal of Surgery',
        year: 2019,
        url: 'https://www.springermedizin.de/risk-factors-for-incarceration-in-patients-with-primary-abdomina/16652532',
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
    },
    figures: {
      infants: { value: '25 in 100 babies', source: 'aap' },
      childStuck: { value: '0.2 to 4.5 in 100 children with one', source: 'aap' },
      childStrangled: { value: 'fewer than 1 in 100', source: 'aap' },
      closeAge: { value: '4 years', source: 'aap' },
      childClose: { value: '85 in 100', source: 'aap' },
      closeLate: { value: '5 years', source: 'aap' },
      childReturn: { value: '0.3 to 2.4 in 100', source: 'aap' },
      small: { value: '1 cm', source: 'statpearls' },
      stitchLimit: { value: '1 cm', source: 'statpearls' },
      medium: { value: '1 to 4 cm', source: 'statpearls' },
      bigger: { value: '4 cm', source: 'statpearls' },
      eventual: { value: '65 in 100 adults', source: 'statpearls' },
      emergency: { value: '3 to 5 in 100 of those operations', source: 'statpearls' },
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
    },
  },
  written: '2026-11-22',
} as const satisfies Treatment;
