import { bileDuctInjuryPictures } from '#content/pictures/bile-duct-injury.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf, upperBellyPain } from '#content/triage.ts';

export const treatment = {
  id: 3,
  group: 'gallbladder',
  // The published address is spelled this way; correcting it would break links to it.
  link: 'Bileductinjury',
  name: 'Bile duct injury',
  otherNames: [
    'Bile leak after gallbladder surgery',
    'Damage to the bile duct',
    'Post-cholecystectomy bile duct injury',
    'पित्त नली की चोट',
    'पित्त नली में रिसाव',
  ],
  kind: 'condition',
  organs: ['bile-duct', 'liver', 'gallbladder'],
  icon: 'gallbladder',
  images: bileDuctInjuryPictures,
  icd10: null,
  summary:
    'Unwell after gallbladder surgery? How a bile duct injury shows itself, when to come in at once, how it is repaired, and what life is like after.',
  keywords: ['bile duct injury', 'bile leak', 'after gallbladder surgery', 'hepaticojejunostomy', 'ERCP stent', 'पित्त नली की चोट'],
  aims: 'This page helps you to spot trouble early after gallbladder surgery, and to choose who should repair it and when.',
  description:
    'A bile duct injury is a cut, burn, clip or leak in the tubes that carry bile from the liver to the bowel, and it happens most often while a gallbladder is being removed. If you are unwell after such an operation, do not wait: repairs fail more often in people who reach an expert team late.',
  inShort: {
    emergency:
      'It can be. After gallbladder surgery, yellow eyes, fever, growing pain, a swollen belly, or bile from a wound means: call 112 or 108.',
    operation: 'Many leaks close with a drain and a stent. A duct that is cut or closed usually needs an operation by an expert team.',
    choices: 'A drain with a stent through ERCP, stretching of a narrow duct, or an operation that joins the duct to the bowel.',
    back: 'Days to weeks after a stent, weeks to months after a repair. Check-ups go on for years.',
    next: 'Get the notes of your first operation and all scans, and go to a team that often repairs bile ducts.',
  },
  careCard: cardOf([
    ...upperBellyPain,
    'operation-jaundice',
    'jaundice-stent',
    ...afterBellyOperation,
    'operation-vomiting',
    'bile-leak',
    'shoulder-tip',
    'collapse',
    'itching-after-operation',
    'itching-stent',
    'drain-trouble',
    'less-well',
    'wound-redness',
    'operation-shoulder',
    'repair-without-plan',
    'stent-due',
    'liver-tests-later',
  ]),
  symptoms: [
    'Some show in the first days: pain that grows, a bloated belly, fever, or bile in a drain.',
    'If the duct is clipped or narrowed, bile backs up and brings yellow eyes, dark urine, pale stools and itching.',
    'A narrow duct can show months or years later, with bouts of fever, chills and jaundice.',
  ],
  causes: [
    'The ducts lie close together and differ from person to person. Most often a larger duct is taken for the small duct of the gallbladder (cystic duct) [view].',
    'Inflammation, scars, bleeding and unusual anatomy make it harder to see.',
    'It happens in {injuryRate}. To lower the risk, surgeons clear the area until they see just the tubes that may be cut, a step called the critical view of safety [view].',
  ],
  types: [
    {
      title: 'Bile leak',
      details: 'Bile drips from the stump of the gallbladder duct or from a tiny duct in the liver bed. This is usually the mildest kind.',
    },
    { title: 'Cut or hole in the main duct', details: 'The tube is partly or fully divided, so that bile spills into the belly.' },
    {
      title: 'Clipped or narrowed duct (stricture)',
      details: 'A clip, a burn or scar tissue closes the duct, and the liver cannot drain.',
    },
    { title: 'Injury with a blood vessel', details: 'If a liver artery is hurt too, healing is harder and the plan changes.' },
  ],
  tests: [
    { title: 'Blood tests', details: 'They show whether bile is held up and whether there is infection.' },
    {
      title: 'Ultrasound and CT scan',
      details: 'These look for a pool of bile or a wide duct; a needle can drain a pool.',
    },
    { title: 'MRI of the ducts (MRCP)', details: 'This draws a map of the whole bile tree without a needle.' },
    { title: 'ERCP', details: 'A camera passed by mouth finds the leak and can treat it in the same sitting.' },
    {
      title: 'Dye through the liver',
      details: 'If the duct is cut off from the bowel, dye and a fine tube are passed through the skin into the liver.',
    },
  ],
  treatment: {
    overview:
      'First come fluids, antibiotics for infection, and draining of any bile; then the team maps the injury and picks the repair. An expert centre should treat you, and watch you for years [longTerm].',
    rowNames: { comesBack: 'What happens later' },
    details: [
      {
        title: 'Draining and a stent through ERCP',
        description:
          'A fine drain takes bile out of the belly. Through a camera, the doctor places a small tube (stent) so that bile takes the easy way into the bowel and the leak can close.',
        benefits: 'No large cut is needed, and in one study the leak closed in {ercpClosed}.',
        risks:
          'After ERCP for any reason {ercpPancreas} get a swollen pancreas (pancreatitis), {ercpInfection} an infected bile duct and {ercpBleeding} bleeding. About {ercpDeaths} die of it. The stent can block, and must be taken out later.',
        recovery: 'The leak sets the pace: it has to heal first, and the stent stays for some weeks.',
        compare: {
          cut: 'A fine drain, no large cut',
          nights: 'As the leak needs',
          usualLife: 'As the leak heals',
          mainRisk: 'Pancreatitis in {ercpPancreas} (any ERCP)',
          comesBack: 'Leak stayed open in {ercpOpen}',
        },
      },
      {
        title: 'Surgical repair (bile duct joined to bowel)',
        description:
          'If the duct is divided or closed, the surgeon joins the healthy duct near the liver to a loop of bowel, which doctors call hepaticojejunostomy.',
        benefits:
          'It lets bile drain well in most people. At G. B. Pant Hospital in New Delhi {delhiGood} who had a planned repair were doing well; they were watched for about {delhiTime}.',
        risks:
          'In New Delhi {delhiDeaths} of these died, and {delhiEarly} died before a repair could be done. In Islamabad {repairTrouble} had some problem within {repairDays}, and {repairDeaths} died; there an estimated {openTen} had no narrowing after {openYears}. Elsewhere the join narrows (stricture) in around {strictureRate}.',
        recovery: 'You stay in hospital for days and rest at home for weeks, and check-ups go on for years.',
        compare: {
          cut: 'One long cut',
          nights: null,
          usualLife: null,
          mainRisk: 'Some problem in {repairTrouble}',
          comesBack: 'Narrows in {strictureRate}',
          operation: 'bile-duct-repair',
        },
      },
      {
        title: 'Stretching a narrow duct',
        description:
          'A balloon is passed through the skin and liver, or through a camera, to stretch a tight duct or join (dilatation). It may take several sessions.',
        benefits:
          'It can avoid another big operation. At one Dutch centre {balloonSize} were treated this way for a narrowed join, and it worked in the long run for {balloonSuccess}.',
        risks:
          'Bleeding and a return of the narrowing can occur, and a tube through the skin may stay for weeks or months. In another hospital {sessionPeople} were treated through the loop of bowel: half needed {sessions} or more, and {sessionInfection} had an infected bile duct in those years.',
        recovery: 'You come back for each session.',
        compare: {
          cut: 'None, or a tube through the skin',
          nights: 'As the ward decides',
          usualLife: 'Between the sessions',
          mainRisk: 'Infected duct: {sessionInfectionOf} (another hospital)',
          comesBack: 'Lasting success in {balloonSuccess}',
        },
      },
      {
        title: 'If it is not treated',
        description:
          'A very small leak with a drain in place can dry up by itself under close watch, but a larger leak or a blocked duct does not.',
        benefits: 'Watching in hospital may do for a small leak that is clearly getting less.',
        risks:
          'Bile and infection can spread through the belly and blood, which can kill; we found no count of people left untreated. A duct that stays blocked scars the liver over time (cirrhosis) [indianReview].',
        recovery: 'Waiting at home is not safe, and people who reach an expert team late have more failed repairs [referral].',
        compare: {
          cut: 'None, or a drain',
          nights: 'Hospital, not home',
          usualLife: 'Not while bile leaks or is blocked',
          mainRisk: 'Infection that can kill',
          comesBack: 'A larger leak does not close',
        },
        withoutTreatment: true,
      },
    ],
  },
  charts: [
    {
      title: 'After a surgical repair in Islamabad, within {repairDays}',
      rows: [
        { label: 'had some problem', figure: '{repairTrouble}' },
        { label: 'died', figure: '{repairDeaths}' },
      ],
    },
  ],
  operations: ['bile-duct-repair'],
  uncertainties: [
    'When to repair a major injury is debated. A review of {timingSize} says to avoid the time from {avoidWeeks} after the injury, when problems and later narrowing are more common. Another found the studies too mixed to say [timingReview].',
    'Early transfer to an expert team goes with fewer failed repairs [referral].',
    'Later narrowing is reported in {strictureRange}, because hospitals treat different injuries and follow people for different times.',
    'In reports from large centres {deathRate} die of the injury in the long run; in the Dutch study it was {dutchDeaths}.',
  ],
  preparing: [
    'Bring the notes, pictures and video of your first operation and every scan. Note how much bile the drain gives each day.',
    'Infection and poor nutrition are treated before a planned repair, so you may go home with a drain first.',
    'Ask how many such repairs the team does, and whether radiologists and ERCP doctors work with them.',
  ],
  inHospital: [
    'You may have a drip, a drain and a tube through the side into the liver. Nurses show you how to care for them at home.',
    'The team checks your temperature, drain and blood tests each day, and you eat as soon as the bowel works.',
    'You may ask for a clear, honest account of the first operation, with your family beside you. Ask both hospitals in writing who pays for the repair; you have a right to your records, and the National Consumer Helpline explains how to complain [consumer].',
  ],
  recovery: [
    {
      when: 'The first days',
      what: 'Walk a little and breathe deeply. Say at once if you have fever, yellow eyes or more pain, or if the drain changes colour; at home the lists at the top say how fast.',
    },
    {
      when: 'The first weeks',
      what: 'Keep the drain clean, write down how much it gives, and come for each blood test and to have the stent removed. After an open operation lift nothing heavy, such as a bucket, a gas cylinder or a child, for at least {NoLiftWeeks}.',
    },
    {
      when: 'The first years',
      what: 'If a join narrows, studies give a usual time of {strictureTime} after the repair, but it can come later. Keep your liver blood tests and visits even when you feel well.',
    },
  ],
  deciding:
    'Speed matters for draining and for reaching the right team; the repair itself may be better later. Ask why now, or why later. You may ask for a second opinion, as long as drains and antibiotics do not wait.',
  questions: [
    'Which duct is hurt, and is a blood vessel hurt too?',
    'Do I need a drain, a stent, surgery or more than one of these?',
    'Who will do the repair, and how often does this team do it?',
    'Why is this the right time to repair it?',
    'Which signs mean I must come back at once?',
    'How long will the stent or drain stay, and who takes it out?',
    'Which blood tests do I need, and how long?',
  ],
  livingWith: [
    'Eat enough protein while you heal. Ask us before a pregnancy.',
    'Body and mood can stay low for a long time, even when tests are fine [longTerm]. In a Dutch study {benefits} later got disability benefits, against {benefitsOthers} whose surgery had gone well. Please say so, because a counsellor can help.',
    'Fever with shivering, even years later, may be an infected bile duct, so do not sit it out with tablets at home.',
    'Show your operation notes to each new doctor.',
  ],
  support: [
    { name: 'Ayushman Bharat PM-JAY: help with the cost of hospital care', url: 'https://nha.gov.in/PM-JAY' },
    {
      name: 'National Consumer Helpline, India: your rights in health care, and complaints',
      url: 'https://consumerhelpline.gov.in/faq-details.php?fid=Health%20Services',
    },
    { name: 'Tele-MANAS: free help for the mind, day and night', url: 'https://telemanas.mohfw.gov.in/' },
    { name: 'NHS: Gallbladder removal, recovery and risks', url: 'https://www.nhs.uk/conditions/gallbladder-removal/' },
  ],
  evidence: {
    sources: {
      wses: {
        title: '2020 WSES guidelines for the detection and management of bile duct injury during cholecystectomy',
        publisher: 'World Journal of Emergency Surgery',
        year: 2021,
        url: 'https://doi.org/10.1186/s13017-021-00369-w',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      view: {
        title: 'How to achieve the critical view of safety for safe laparoscopic cholecystectomy: Technical aspects',
        publisher: 'Annals of Hepato-Biliary-Pancreatic Surgery',
        year: 2023,
        url: 'https://doi.org/10.14701/ahbps.22-064',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its abstract and the start of its introduction, PMC10201064',
      },
      ercpStudy: {
        title:
          'Outcomes of endoscopic management of primary and refractory postcholecystectomy biliary leaks in a multicentre review of 178 patients',
        publisher: 'BMC Gastroenterology',
        year: 2015,
        url: 'https://doi.org/10.1186/s12876-015-0334-y',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      ercpRisk: {
        title: 'Adverse Events Associated With Endoscopic Retrograde Cholangiopancreatography: Systematic Review and Meta-Analysis',
        publisher: 'Gastroenterology',
        year: 2025,
        url: 'https://doi.org/10.1053/j.gastro.2024.10.033',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'most of its abstract, and all its figures at the World Gastroenterology Organisation',
      },
      longTerm: {
        title: 'Long-term impact of iatrogenic bile duct injury',
        publisher: 'Digestive Surgery',
        year: 2020,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7026941',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      sessions: {
        title:
          'Two decades of percutaneous transjejunal biliary intervention for benign biliary disease: a review of the intervention nature and complications',
        publisher: 'Insights into Imaging',
        year: 2011,
        url: 'https://doi.org/10.1007/s13244-011-0119-y',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      repairStudy: {
        title: 'Outcomes of hepaticojejunostomy for post-cholecystectomy bile duct injury',
        publisher: 'Journal of International Medical Research',
        year: 2023,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10052492',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      indianReview: {
        title: 'Postcholecystectomy bile duct injury and its sequelae: pathogenesis, classification, and management',
        publisher: 'Indian Journal of Gastroenterology',
        year: 2014,
        url: 'https://doi.org/10.1007/s12664-013-0359-5',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      timing: {
        title: 'Optimal Timing of Surgical Repair After Bile Duct Injury: A Systematic Review and Meta-Analysis',
        publisher: 'Cureus',
        year: 2024,
        url: 'https://doi.org/10.7759/cureus.53507',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      timingReview: {
        title: 'Timing of surgical repair of bile duct injuries after laparoscopic cholecystectomy: A systematic review',
        publisher: 'World Journal of Hepatology',
        year: 2022,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8891678',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      referral: {
        title:
          'Early versus delayed surgical repair and referral for patients with bile duct injury: a systematic review and meta-analysis',
        publisher: 'Annals of Surgery',
        year: 2020,
        url: 'https://doi.org/10.1097/SLA.0000000000003448',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      delhi: {
        title: 'Bile Duct Injury-from Injury to Repair: an Analysis of Management and Outcome',
        publisher: 'Indian Journal of Surgery',
        year: 2015,
        url: 'https://doi.org/10.1007/s12262-013-0915-3',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      dutch: {
        title: 'Long-term Impact of Bile Duct Injury on Morbidity, Mortality, Quality of Life, and Work Related Limitations',
        publisher: 'Annals of Surgery',
        year: 2018,
        url: 'https://doi.org/10.1097/SLA.0000000000002258',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      consumer: {
        title: 'Health Services: frequently asked questions',
        publisher: 'National Consumer Helpline, Government of India',
        year: 2026,
        url: 'https://consumerhelpline.gov.in/faq-details.php?fid=Health%20Services',
        checkedOn: '2026-11-23',
        basis: 'copy',
        copy: 'a stored copy of the page, and of its older edition',
      },
    },
    figures: {
      openTen: { value: '95 in 100', source: 'repairStudy' },
      openYears: { value: '10 years', source: 'repairStudy' },
      benefits: { value: '35 in 100', source: 'dutch' },
      benefitsOthers: { value: '20', source: 'dutch' },
      dutchDeaths: { value: '28 of 800', source: 'dutch' },
      injuryRate: { value: 'between 0.4 and 1.5 in 100 gallbladder removals', source: 'wses' },
      ercpClosed: { value: '162 of 178 people', source: 'ercpStudy' },
      ercpOpen: { value: '16 of 178 people', source: 'ercpStudy' },
      sessionPeople: { value: '63 people', source: 'sessions' },
      sessions: { value: '5 sessions', source: 'sessions' },
      sessionInfection: { value: '25', source: 'sessions' },
      sessionInfectionOf: { value: '25 of 63 people', source: 'sessions' },
      ercpPancreas: { value: '46 in 1,000 people', source: 'ercpRisk' },
      ercpInfection: { value: '25 in 1,000', source: 'ercpRisk' },
      ercpBleeding: { value: '15 in 1,000', source: 'ercpRisk' },
      ercpDeaths: { value: '2 in 1,000', source: 'ercpRisk' },
      repairTrouble: { value: '45 of 87 people', source: 'repairStudy' },
      repairDays: { value: '90 days', source: 'repairStudy' },
      repairDeaths: { value: '2 of 87', source: 'repairStudy' },
      strictureRate: { value: '10 to 20 in 100 people', source: 'longTerm' },
      balloonSuccess: { value: '77 in 100', source: 'longTerm' },
      balloonSize: { value: '81 people', source: 'longTerm' },
      strictureRange: { value: '5 to 69 in 100 people', source: 'longTerm' },
      strictureTime: { value: '11 to 30 months', source: 'longTerm' },
      timingSize: { value: '3,421 people', source: 'timing' },
      avoidWeeks: { value: '2 to 6 weeks', source: 'timing' },
      deathRate: { value: '2 to 5 in 100 people', source: 'longTerm' },
      delhiGood: { value: '100 of 107 people', source: 'delhi' },
      delhiTime: { value: '2 and a half years', source: 'delhi' },
      delhiDeaths: { value: '3', source: 'delhi' },
      delhiEarly: { value: '3', source: 'delhi' },
    },
  },
  written: '2026-11-23',
} as const satisfies Treatment;
