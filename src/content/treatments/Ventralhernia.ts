import { ventralHerniaPictures } from '#content/pictures/ventral-hernia.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf } from '#content/triage.ts';

export const treatment = {
  id: 5,
  group: 'hernia',
  link: 'Ventralhernia',
  name: 'Ventral (incisional) hernia',
  otherNames: ['Incisional hernia', 'Scar hernia', 'Hernia after an operation', 'Abdominal wall hernia', 'पेट का हर्निया', 'चीरे का हर्निया'],
  kind: 'condition',
  organs: ['abdominal-wall', 'small-intestine'],
  icon: 'hernia',
  images: ventralHerniaPictures,
  icd10: 'K43',
  summary:
    'A bulge beside an old operation scar may be an incisional hernia. When it is urgent, how it is repaired, how often it returns and how to prepare.',
  keywords: [
    'ventral hernia',
    'incisional hernia',
    'hernia after surgery',
    'hernia in scar',
    'abdominal wall repair',
    'hernia mesh',
    'पेट का हर्निया',
  ],
  aims: 'This page is for people with a bulge in a scar or the front of the belly. It helps you see what waiting means, and what repair can and cannot do.',
  description:
    'A ventral hernia is a bulge through a gap in the front wall of the belly. If it comes through an old operation scar, it is called an incisional hernia. An operation is the only way to close the gap.',
  inShort: {
    emergency:
      'A bulge that slides back is not. One that no longer does, hurts badly, turns hard or dark, or comes with vomiting or fever is: call 112 or 108.',
    operation: 'Not at once, unless it is trapped. Only an operation closes the gap, and {repaired} with a hernia in a scar have one.',
    choices: 'You can wait and get fitter first, or have the gap closed with a mesh, through the old scar or by keyhole.',
    back: 'After a small repair you may go home the same day. After a large one, expect some days in hospital and weeks before desk work.',
    next: 'Have a surgeon measure the gap. Meanwhile work on weight, tobacco and blood sugar, because all three help a repair to heal.',
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
    'hernia-cramps',
    'wound-redness',
    'hernia-grows',
    'hernia-stays-out',
    'hernia-skin-sore',
    'soft-bulge',
    'bulge-aches',
    'bulge-is-back',
    'hernia-and-pregnancy',
  ]),
  symptoms: [
    'You see a bulge on the front of the belly, often along a scar, which grows when you cough or strain and may vanish when you lie flat.',
    'There may be pain, pressure or a pulling feeling around it.',
    'A big hernia can make it hard to bend, sit up or stand for long, and clothes may no longer fit.',
  ],
  causes: [
    'A scar in muscle is never as strong as the muscle was. In a review of many studies, {incidence} had a hernia within {incidenceTime} of a cut down the middle of the belly.',
    'A wound infection after the first operation makes it more likely, and so do extra weight, smoking, diabetes, a weak immune system, and an operation done as an emergency.',
    'In England {laterRepair} later had a hernia in the scar repaired, and after bowel surgery it was {laterRepairBowel}.',
  ],
  types: [
    {
      title: 'Incisional',
      details: 'The bulge comes through the scar of an earlier operation, such as a caesarean or bowel surgery.',
    },
    {
      title: 'Epigastric',
      details: 'It lies in the midline above the navel, and there need be no scar.',
    },
    {
      title: 'Large or complex',
      details:
        'The gap is very wide, or the hernia has come back after repair, or the skin is poor. These need more planning and a team used to them.',
    },
  ],
  tests: [
    {
      title: 'Examination',
      details:
        'The surgeon feels the edges of the gap while you lie down, lift your head and cough. Bring the papers of your earlier operation.',
    },
    {
      title: 'CT scan',
      details:
        'It measures the gap, shows what lies inside and looks for others along the scar. It helps to plan all but the smallest repairs.',
    },
    {
      title: 'Fitness checks',
      details: 'Blood sugar, blood count, heart and lungs are looked at, to tell how much risk the anaesthetic carries for you.',
    },
  ],
  treatment: {
    rowNames: { comesBack: 'Back, and repaired again' },
    overview:
      'No one has to decide in a hurry unless the hernia is trapped. The choice rests on how much it troubles you, its size and your general health.',
    details: [
      {
        title: 'No operation for now',
        description:
          'You watch for the warning signs, and work on weight, smoking and sugar. A soft belt can support the bulge. Waiting suits a hernia that slides back and does not bother you.',
        benefits: 'You avoid surgery and its risks, and you can change your mind later.',
        risks:
          'The gap does not close and may widen. Of {waiters} who waited in American hospitals, about {trapYear} needed an emergency operation within {trapYearTime} because it was trapped, and about {trapFive} within {trapFiveTime}. Once it was trapped, {deathTrapped} died within {deathTime}, against {deathOthers} among the rest. Women, smokers, people over {riskAge} and heavy people are more at risk.',
        recovery: 'Come back if the bulge grows or aches more.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Emergency within {trapFiveTime}: {trapFive}',
          comesBack: 'It stays, and may widen',
        },
        withoutTreatment: true,
      },
      {
        title: 'Open repair with mesh',
        description:
          'The surgeon opens the old scar, frees the bowel, closes the muscle and lays a mesh to support it. Loose skin can be removed as well.',
        benefits:
          'It works for small and very large gaps. In Denmark {redoOpen} needed another repair within {redoYears}, against {redoStitch} after stitches alone. In a Spanish hospital it was back after about {backYears} in {backExpert} repaired by surgeons of a hernia unit, and in {backOthers} repaired by others.',
        risks:
          'The wound was infected in {bernOpen} in a Swiss hospital, against {bernKey} by keyhole. In Denmark the mesh itself led to another operation within {redoYears} in {meshOpen}, for infection, a blocked bowel and the like; after stitches alone {meshNone} had such trouble.',
        recovery: 'You stay some nights, and come back to desk work after some weeks.',
        compare: {
          cut: 'Along the old scar',
          nights: null,
          usualLife: null,
          mainRisk: 'Operated on for the mesh: {meshOpen}',
          comesBack: '{redoOpen} within {redoYears}',
          operation: 'scar-hernia',
        },
      },
      {
        title: 'Keyhole repair with mesh',
        description: 'Working through small cuts with a camera, the surgeon places the mesh from the inside.',
        benefits:
          'Wounds are smaller: in the Swiss hospital {bernKey} had an infection there. In Denmark {redoKey} needed another repair within {redoYears}, about as many as after open repair.',
        risks:
          'In Denmark the mesh led to another operation in {meshKey}. Problems during the operation, such as a hole in the bowel, happen more often than in open repair [jcpsp], and the surgeon may have to change to an open cut.',
        recovery:
          'In the Swiss hospital people stayed {bernStay}, against {bernOpenStay} after open repair. Gas left inside can make the shoulder ache for a day or so.',
        compare: {
          cut: 'A few small cuts',
          nights: '{bernStay} in a Swiss hospital',
          usualLife: null,
          mainRisk: 'Operated on for the mesh: {meshKey}',
          comesBack: '{redoKey} within {redoYears}',
          operation: 'scar-hernia',
        },
      },
      {
        title: 'Emergency operation for a trapped hernia',
        description:
          'If the bowel is caught, the surgeon frees it at once and removes any part that has died. The repair may be kept simple that day.',
        benefits: 'It can save the bowel and your life, so do not wait at home for the pain to pass.',
        risks:
          'In Denmark death, another operation and coming back to hospital within {emergencyDays} were {emergencyTimes} as likely as after planned repair, and more people lost a piece of bowel [emergency]. In American hospitals {deathTrapped} whose hernia was trapped died within {deathTime}.',
        recovery: 'It depends on the state of the bowel, and you may need close watching at first.',
        compare: {
          cut: 'One long cut',
          nights: 'As many as the bowel needs',
          usualLife: 'By what was found',
          mainRisk: 'Death within {deathTime}: {deathTrapped}',
          comesBack: 'May need a second repair',
        },
      },
    ],
  },
  charts: [
    {
      title: 'Of people who waited, so many needed an emergency operation',
      rows: [
        { label: 'within {trapYearTime}', figure: '{trapYear}' },
        { label: 'within {trapFiveTime}', figure: '{trapFive}' },
      ],
    },
    {
      title: 'In Denmark, so many needed another repair within {redoYears}',
      rows: [
        { label: 'keyhole with mesh', figure: '{redoKey}' },
        { label: 'open with mesh', figure: '{redoOpen}' },
        { label: 'open with stitches alone', figure: '{redoStitch}' },
      ],
    },
  ],
  others: [
    {
      title: 'Pregnancy',
      details: 'If it can be, planned repair waits until you have had your last child, because a pregnancy can undo it [oma].',
    },
    {
      title: 'Old age and other illness',
      details:
        'If the heart or lungs make an anaesthetic risky, waiting with a belt and clear warning signs can be the wiser choice. In a Danish clinic, {danishTrap} who waited needed an emergency repair within {danishTime}.',
    },
  ],
  operations: ['scar-hernia'],
  uncertainties: [
    'The Danish figures count those operated on again. In the Swiss hospital it was back after about {bernYears} in {bernBack} by keyhole and {bernOpenBack} after open repair. The European guideline speaks of {recurrence} over all repairs. Each failed repair makes the next one harder [ehs].',
    'It is not settled which repair and which mesh suits whom.',
  ],
  preparing: [
    'Losing weight, stopping tobacco and steady blood sugar all help the wound to heal.',
    'Tell us about blood thinners, steroids, past infections and any mesh you already have. Do not stop a medicine unless your doctor says so.',
    'Walk daily and practise deep breaths, so that your lungs are ready.',
  ],
  inHospital: [
    'You will usually be asleep for the operation.',
    'After a large repair you may wake with a drain beside the wound and a drip.',
    'The nurses help you to roll to one side and push up. You walk early to prevent clots.',
  ],
  recovery: [
    {
      when: 'The first days',
      what: 'Take painkillers on time, hold a pillow to your belly when you cough, and walk a little each hour you are awake. Eat lightly until the bowel moves.',
    },
    {
      when: 'The first weeks',
      what: 'A soft swelling under the scar is often fluid, which the body takes up slowly.',
    },
    {
      when: 'The first months',
      what: 'After an open repair, lift nothing heavy, such as a bucket, a gas cylinder or a child, for at least {NoLiftWeeks}. After a large one it may be longer.',
    },
    { when: 'Later on', what: 'The tight feeling fades over months, but show us any new bulge while it is small.' },
  ],
  deciding:
    'Weigh the trouble the hernia gives you today against the chance of problems and of a return. Of {qolAll} asked in the Netherlands about {qolYears} after a repair, {qolBetter} found their belly wall better and {qolWorse} worse. Some discomfort, pain or bulging was left in {qolTrouble}, and {qolRegret} would not choose it again. It is fair to put off surgery while you get fitter, if the hernia is not in danger.',
  questions: [
    'How wide is the gap, and is it a simple or a complex repair?',
    'Would you repair it open or by keyhole, and where will the mesh lie?',
    'How often do hernias like mine come back after your repairs?',
    'When may I lift my child, or go back to field or factory work?',
    'Which signs mean that I should not wait at all?',
  ],
  livingWith: [
    'Stand up by rolling to your side first, and bend your knees to pick things up.',
    'A belt that fits well can ease the drag during the day, but take it off to sleep and check the skin under it.',
    'Food with fibre and enough water keep the bowels easy.',
    'A large bulge can make people shy of company.',
  ],
  support: [
    { name: 'National Health Authority: PM-JAY, help with the cost of hospital care', url: 'https://pmjay.gov.in/about/nha' },
    {
      name: 'American College of Surgeons: Ventral hernia repair',
      url: 'https://www.facs.org/for-patients/the-day-of-your-surgery/ventral-hernia-repair',
    },
    { name: 'NHS: Hernia', url: 'https://www.nhs.uk/conditions/hernia/' },
  ],
  evidence: {
    sources: {
      ehs: {
        title: 'Midline incisional hernia guidelines: the European Hernia Society',
        publisher: 'British Journal of Surgery',
        year: 2023,
        url: 'https://doi.org/10.1093/bjs/znad284',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its introduction',
      },
      england: {
        title: 'Incidence, Healthcare Resource Use and Costs Associated With Incisional Hernia Repair',
        publisher: 'Journal of Abdominal Wall Surgery',
        year: 2024,
        url: 'https://doi.org/10.3389/jaws.2024.12452',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      nom: {
        title:
          'The Risk of Incarceration During Nonoperative Management of Incisional Hernias: A Population-based Analysis of 30,998 Patients',
        publisher: 'Annals of Surgery',
        year: 2022,
        url: 'https://doi.org/10.1097/SLA.0000000000003916',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      veenendaal: {
        title: 'Patient-reported outcomes after incisional hernia repair',
        publisher: 'Hernia',
        year: 2021,
        url: 'https://doi.org/10.1007/s10029-021-02477-7',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      expertise: {
        title: 'Incisional hernia recurrence after open elective repair: expertise in abdominal wall surgery matters',
        publisher: 'BMC Surgery',
        year: 2019,
        url: 'https://doi.org/10.1186/s12893-019-0569-6',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      jcpsp: {
        title: 'Incisional hernia repair: meta-analysis on laparoscopic and open surgical repair',
        publisher: 'Journal of the College of Physicians and Surgeons Pakistan',
        year: 2025,
        url: 'https://doi.org/10.29271/jcpsp.2025.07.886',
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
      kokotovic: {
        title: 'Watchful waiting as a treatment strategy for patients with a ventral hernia appears to be safe',
        publisher: 'Hernia',
        year: 2016,
        url: 'https://doi.org/10.1007/s10029-016-1464-z',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      danish: {
        title: 'Long-term Recurrence and Complications Associated With Elective Incisional Hernia Repair',
        publisher: 'JAMA',
        year: 2016,
        url: 'https://doi.org/10.1001/jama.2016.15217',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      bern: {
        title:
          'Long-term results of laparoscopic versus open intraperitoneal onlay mesh incisional hernia repair: a propensity score-matched analysis',
        publisher: 'Surgical Endoscopy',
        year: 2019,
        url: 'https://doi.org/10.1007/s00464-018-6298-6',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      emergency: {
        title: 'Outcomes After Emergency Versus Elective Ventral Hernia Repair: A Prospective Nationwide Study',
        publisher: 'World Journal of Surgery',
        year: 2013,
        url: 'https://doi.org/10.1007/s00268-013-2123-5',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
    },
    figures: {
      redoOpen: { value: '12 in 100', source: 'danish' },
      redoKey: { value: '11 in 100', source: 'danish' },
      redoStitch: { value: '17 in 100', source: 'danish' },
      redoYears: { value: '5 years', source: 'danish' },
      meshOpen: { value: '6 in 100', source: 'danish' },
      meshKey: { value: '4 in 100', source: 'danish' },
      meshNone: { value: 'fewer than 1 in 100', source: 'danish' },
      bernOpen: { value: '21 in 100', source: 'bern' },
      bernStay: { value: '6 days', source: 'bern' },
      bernOpenStay: { value: '8 days', source: 'bern' },
      bernYears: { value: '5 years', source: 'bern' },
      bernBack: { value: '20 in 100', source: 'bern' },
      bernOpenBack: { value: '19 in 100', source: 'bern' },
      bernKey: { value: '1 in 100', source: 'bern' },
      emergencyDays: { value: '30 days', source: 'emergency' },
      emergencyTimes: { value: '2 to 15 times', source: 'emergency' },
      qolWorse: { value: '17 in 100', source: 'veenendaal' },
      qolRegret: { value: '10 in 100', source: 'veenendaal' },
      incidence: { value: 'about 13 in 100 people', source: 'ehs' },
      incidenceTime: { value: '2 years', source: 'ehs' },
      laterRepair: { value: '5 in 100 people who had belly surgery', source: 'england' },
      laterRepairBowel: { value: '10 in 100', source: 'england' },
      waiters: { value: '23,022 people', source: 'nom' },
      riskAge: { value: '40', source: 'nom' },
      qolAll: { value: '210 people', source: 'veenendaal' },
      qolYears: { value: '3 years', source: 'veenendaal' },
      qolBetter: { value: '132', source: 'veenendaal' },
      qolTrouble: { value: '133', source: 'veenendaal' },
      backExpert: { value: '12 in 100', source: 'expertise' },
      backYears: { value: '3 years', source: 'expertise' },
      backOthers: { value: '29 in 100', source: 'expertise' },
      repaired: { value: '33 in 100 people', source: 'ehs' },
      recurrence: { value: '23 to 50 in 100 people', source: 'ehs' },
      trapYear: { value: '1 in 100', source: 'nom' },
      trapYearTime: { value: '1 year', source: 'nom' },
      trapFive: { value: '3 in 100', source: 'nom' },
      trapFiveTime: { value: '5 years', source: 'nom' },
      deathTrapped: { value: 'about 7 in 100', source: 'nom' },
      deathOthers: { value: 'about 1 in 100 people', source: 'nom' },
      deathTime: { value: '30 days', source: 'nom' },
      danishTrap: { value: '4 in 100', source: 'kokotovic' },
      danishTime: { value: '5 years', source: 'kokotovic' },
    },
  },
  written: '2026-11-23',
} as const satisfies Treatment;
