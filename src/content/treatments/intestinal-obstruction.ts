import { intestinalObstructionPictures } from '#content/pictures/intestinal-obstruction.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf } from '#content/triage.ts';
import { troubleAtHome } from '#content/trouble-at-home.ts';

export const treatment = {
  id: 12,
  group: 'intestine',
  link: 'intestinal-obstruction',
  name: 'Intestinal obstruction and strictures',
  otherNames: ['Bowel obstruction', 'Narrowed bowel', 'Bowel stricture', 'Adhesions after surgery', 'आंत में रुकावट', 'आंत का सिकुड़ना'],
  kind: 'condition',
  organs: ['small-intestine', 'large-intestine'],
  icon: 'intestine',
  images: intestinalObstructionPictures,
  icd10: 'K56',
  summary:
    'My bowel is blocked or narrow: will I need surgery? Danger signs, tests, drip and tube, stretching, and what each operation can and cannot do.',
  keywords: [
    'intestinal obstruction',
    'intestinal strictures',
    'adhesions',
    'strictureplasty',
    'balloon dilation',
    'bowel blockage surgery',
    'tuberculosis stricture',
  ],
  aims: 'This page is about the small bowel. It helps you to act fast, and to choose between waiting, stretching and surgery when there is time. A blocked colon is on “Colon cancer”.',
  description:
    'If pain comes in waves, you vomit and no stool or wind passes, treat it as an emergency and go to hospital. In an obstruction the bowel is shut, partly or fully, while a stricture is a part that has become too narrow, often from scars, and can lead to a blockage.',
  inShort: {
    emergency: 'Pain in waves with vomiting, a belly that swells and tightens, or belly pain with fever is: call 112 or 108.',
    operation: 'At once if the bowel is dying or has burst. Otherwise most blockages from scar bands open with a drip and a tube.',
    choices: 'Drip and nose tube, medicine for a soft narrow part, stretching with a balloon, or surgery.',
    back: 'A blockage from scar bands means about {stay} in hospital; after surgery heavy work waits for at least {NoLiftWeeks}.',
    next: 'With danger signs go now. With a narrow part and no danger signs, have a scan and talk over the choices.',
  },
  careCard: cardOf([
    'cramps-with-vomiting',
    'blocked',
    'hernia-stuck',
    'severe-pain',
    'hard-belly',
    'fever-with-belly-pain',
    'pain-with-fast-pulse',
    'vomits-blood-or-black-stool',
    'vomiting-nonstop',
    'baby-green-vomit',
    'child-red-jelly',
    ...afterBellyOperation,
    'cramps-settle',
    'wound-redness',
    'weight-loss',
    'narrow-part',
    'blockages-plan',
    'bowel-medicine-check',
  ]),
  symptoms: [
    'Cramps come in waves.',
    'The belly swells, and stool and wind stop, although some stool may still pass at first.',
    'With a stricture, pain follows a meal, so that people fear food and lose weight.',
  ],
  causes: [
    'Scar bands after surgery (adhesions) can kink the bowel months or years later [bologna].',
    'A trapped hernia is a common cause.',
    "Crohn's disease leads to a narrow part in {crohnShare} who have it.",
    'Tuberculosis heals with scars that pull the bowel tight; in a Kolkata hospital it caused {tbKolkata} sudden blockages.',
    'Growths, a twisted loop, or one part of bowel sliding into the next can also block it.',
  ],
  types: [
    { title: 'Partial or complete', details: 'In a partial block some wind or liquid gets by.' },
    {
      title: 'Simple or strangulated',
      details: 'In a strangulated block the blood flow is cut off, and the bowel can die within hours.',
    },
    { title: 'Soft stricture', details: 'The wall is swollen with inflammation, and medicine may open it again.' },
    {
      title: 'Hard stricture',
      details: 'The wall is scarred, and medicine alone rarely opens it [crohn].',
    },
  ],
  tests: [
    { title: 'CT scan', details: 'It shows where the block is, often why, and whether the blood flow is in danger.' },
    { title: 'Blood tests', details: 'They help to judge how ill you are.' },
    {
      title: 'Dye drink and X-ray',
      details:
        'You swallow a watery dye, or it goes down the nose tube. If it reaches the large bowel, the block is likely to open without surgery [bologna].',
    },
    { title: 'Camera test with samples', details: 'It tells scars from TB or cancer.' },
    {
      title: 'MRI scan of the small bowel',
      details: 'It shows how long the narrow part is, and if it is swollen or scarred.',
    },
  ],
  treatment: {
    overview:
      'Signs of dying or burst bowel mean surgery at once. Without them, a time of bowel rest comes first for scar bands [bologna]. A stricture that is not shut leaves time to plan.',
    rowNames: { comesBack: 'Blocked or treated again' },
    details: [
      {
        title: 'Drip, nose tube and watching',
        description:
          'The tube takes pressure off, the drip replaces what you lost, and the surgeon checks you often until the bowel works again.',
        benefits:
          'It leaves no new scars. In Canada {knifeFirst} with a first blockage from scar bands had surgery in that stay. Guidelines call a trial of up to {waitHours} safe without danger signs.',
        risks:
          'Scar bands stay: {canadaRest} were blocked again there in {canadaYears}. Of those who answered in a Swiss hospital, {swissRest} had such trouble at home over {swissYears}, and {swissOp} after surgery. But {swissKnife} in both groups had surgery for a new blockage. If the bowel does not open, surgery comes later than it could have.',
        recovery: 'Most people feel better within days.',
        compare: {
          cut: 'None',
          nights: '{stay}, on average',
          usualLife: 'Some days after going home',
          mainRisk: 'Surgery after all: {knifeFirst}',
          comesBack: 'Scar bands, blocked again: {canadaRest}',
        },
      },
      {
        title: 'Medicine for a soft stricture',
        description: "Anti-TB treatment or medicine for Crohn's disease, depending on the cause, calms the swelling.",
        benefits: 'In a review of studies of bowel TB, {tbBetter} with a tight part felt better on TB medicine.',
        risks:
          'Medicine cannot undo a scar, and {tbSurgeryNeeded} needed surgery in the end. TB medicines hurt the liver of {liverShare} in Delhi, so you need blood tests.',
        recovery: 'Relief builds over weeks to months, with soft food until then. Daily life was not measured.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'Goes on',
          mainRisk: 'TB medicines, sore liver: {liverShare}',
          comesBack: 'TB, surgery in the end: {tbSurgeryNeeded}',
        },
      },
      {
        title: 'Stretching with a balloon (endoscopic dilatation)',
        description: 'Under sedation, a balloon is passed with a flexible camera and blown up inside a short, reachable stricture.',
        benefits: "In Crohn's disease of the small bowel, {balloonWorks} felt better soon afterwards, with no bowel removed.",
        risks:
          'A major problem such as a tear or bleeding followed in {balloonHarm}. Later {balloonAgain} were stretched again, and {balloonSurgery} still had surgery.',
        recovery: 'Soft food starts soon after. Daily life later has hardly been measured. With new pain or fever, go to hospital at once.',
        compare: {
          cut: 'None',
          nights: 'None, unless there is trouble',
          usualLife: 'Often the next day; ask',
          mainRisk: 'Tear, bleeding or the like: {balloonHarm}',
          comesBack: 'Stretched again: {balloonAgain}',
        },
      },
      {
        title: 'Surgery',
        description:
          'The surgeon cuts scar bands, frees a hernia, widens the narrow part (strictureplasty), or removes it and joins the ends. Keyhole surgery suits some people.',
        benefits: 'It is the only way to save bowel that is being strangled. Fewer are blocked again than after a drip (chart).',
        risks:
          'In Kolkata {kolkataTrouble} operated on for a sudden blockage had a problem, mostly of the wound or chest, and {deathsKolkata} with one died, operated on or not. After widening surgery in Crohn’s disease {plastyMajor} had a serious problem, and {plastyAgain} needed surgery again.',
        recovery:
          'The bowel takes days to start again. In Norway {norway} were blocked again within {norwayYears}; in Denmark {hindered} were still hindered by pain long afterwards. After removal of a part for Crohn’s disease {crohnAgain} would choose it again.',
        compare: {
          cut: 'Small cuts, or one long',
          nights: null,
          usualLife: null,
          mainRisk: 'Any problem: {kolkataTrouble}',
          comesBack: 'Scar bands, {norwayYears}: {norway}',
          operation: 'adhesions',
        },
      },
      {
        title: 'No treatment',
        description: 'A full blockage does not wait, because fluid is lost into the bowel, germs spread, and the wall may die or burst.',
        benefits:
          'Only a stricture that causes no trouble may be watched: in Japan {watched} with one from Crohn’s disease needed no stretching or surgery over years.',
        risks:
          'Even in hospital {deathsKolkata} with a sudden blockage died in Kolkata, and {deaths} with scar bands in world figures; no study leaves people untreated. The nearest is delay: of Americans who all needed surgery in the end {soonDied} died when it came within {delayTime}, and {lateDied} when later. The later ones were sicker too, which explains a part. So the drip is safe only while a surgeon checks you often. A narrow part may also hide a cancer.',
        recovery: 'It needs regular visits.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'It does not wait',
          mainRisk: 'Death, even treated: {deathsKolkata}',
          comesBack: 'It goes on',
        },
        withoutTreatment: true,
      },
    ],
  },
  charts: [
    {
      title: 'In Canada ({canadaYears}), of people with a blockage from scar bands, so many were blocked again',
      of: [0, 3],
      rows: [
        { label: 'after a drip and a tube', figure: '{canadaRest}' },
        { label: 'after surgery', figure: '{canadaSurgery}' },
      ],
    },
  ],
  medicines: [
    {
      title: 'Watery dye (Gastrografin)',
      details: 'This drink shows on an X-ray whether the bowel is opening [bologna]. Say if you have ever reacted to X-ray dye or iodine.',
    },
    {
      title: 'TB medicines (isoniazid, rifampicin, pyrazinamide, ethambutol)',
      details:
        'Trials found {tbCourse} probably as good as {tbLong} [cochrane]. Ethambutol harms sight in about {eyeShare}, for good in about {eyeLast}. Tell us the same day about yellow eyes or changed sight. Government gives it free: finish it.',
    },
    {
      title: 'Adalimumab, with or without azathioprine',
      details:
        "These are for a narrow part from Crohn's disease. TB is looked for first; with a fever from {Fever} see a doctor the same day [ecco].",
    },
  ],
  others: [
    {
      title: 'Babies and children',
      details:
        'Green vomit in a baby is an emergency, even once, because the bowel may have twisted. So is a young child who screams in bouts, turns pale or passes stool like red jelly [Intussusception].',
    },
  ],
  operations: ['adhesions', 'small-bowel'],
  uncertainties: [
    'Does surgery prevent the next blockage? The Canadian study says that it lowers the risk, but the groups were not drawn by lot.',
    'Nobody can tell on the first day whose bowel will open with the drip alone, and how long to wait is argued.',
    'No study has compared balloon and widening surgery head to head, so we cannot say that one is better [wibmer].',
  ],
  preparing: ['With danger signs, do not drink or take a laxative, and do not wait.', 'Tell us of blood thinners, steroids or diabetes.'],
  inHospital: ['If you have a stoma, a nurse shows you and one of your family how to change the bag.'],
  recovery: [
    troubleAtHome,
    {
      when: 'The first weeks',
      what: 'Take small soft meals often.',
    },
    {
      when: 'After some weeks',
      what: 'If the operation was open, lift no bucket or child for at least {NoLiftWeeks}.',
    },
  ],
  deciding:
    'With danger signs, choose surgery now; without them, a drip and a tube first. For a stricture, choose medicine if it is swollen, the balloon if it is short, hard and in reach, and surgery if it is long, may be cancer, or keeps blocking. Ask which kind yours is, and how often stretching would be repeated.',
  questions: [
    'Is the blood supply to my bowel in danger?',
    'How long will you wait before you advise surgery?',
    'Is my narrow part swollen or scarred?',
    'Can it be stretched, and how often is that likely to be repeated?',
    'What is the chance that I will need a stoma, and for how long?',
  ],
  livingWith: [
    'With a narrow part, ask for a low-residue food list. Rice, curd, soft dal and peeled vegetables are easier.',
    'Leave out seeds, corn, raw peel and tough meat.',
  ],
  support: [
    { name: 'Ayushman Bharat PM-JAY: pays for listed families; call 14555', url: 'https://nha.gov.in/PM-JAY' },
    {
      name: 'Tata Memorial Hospital, Mumbai: nurses for stomas',
      url: 'https://tmc.gov.in/tmh/index.php/en/examination/87-ancilary-services/147-stoma-clinic',
    },
    { name: 'Ostomy Association of India: talks with others, bags at cost', url: 'https://ostomyindia.com/events' },
    { name: 'NIDDK: scar bands explained', url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/abdominal-adhesions' },
  ],
  evidence: {
    sources: {
      keio: {
        title: 'Predictors of necessity for endoscopic balloon dilatation in patients with Crohn’s disease-related small bowel stenosis',
        publisher: 'Keio University, Tokyo: record of the paper',
        year: null,
        url: 'https://keio.elsevierpure.com/en/publications/predictors-of-necessity-for-endoscopic-balloon-dilatation-in-pati',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      resection: {
        title: 'Impact of surgery on quality of life in Crohn’s disease: short- and mid-term follow-up',
        publisher: 'Updates in Surgery',
        year: 2020,
        url: 'https://doi.org/10.1007/s13304-020-00738-1',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      meier: {
        title: 'Clinical Outcome in Acute Small Bowel Obstruction after Surgical or Conservative Management',
        publisher: 'World Journal of Surgery',
        year: 2014,
        url: 'https://doi.org/10.1007/s00268-014-2733-6',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      teixeira: {
        title: 'Early operation is associated with a survival benefit for patients with adhesive bowel obstruction',
        publisher: 'Annals of Surgery',
        year: 2013,
        url: 'https://doi.org/10.1097/SLA.0b013e3182a1b100',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      ecco: {
        title: 'ECCO guidelines on the prevention, diagnosis, and management of infections in inflammatory bowel disease',
        publisher: 'European Crohn’s and Colitis Organisation',
        year: 2021,
        url: 'https://www.acpgbi.org.uk/resources/1070/ecco_guidelines_on_the_prevention_diagnosis_and_management_of_infections_in_inflammatory_bowel_disease_2021',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its opening, at the coloproctologists’ association',
      },
      cochrane: {
        title: 'Six-month therapy for abdominal tuberculosis',
        publisher: 'Cochrane Database of Systematic Reviews',
        year: 2016,
        url: 'https://doi.org/10.1002/14651858.CD012163.pub2',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      eyes: {
        title: 'Incidence of ethambutol-related visual impairment during treatment of active tuberculosis',
        publisher: 'International Journal of Tuberculosis and Lung Disease',
        year: 2013,
        url: 'https://doi.org/10.5588/ijtld.11.0766',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      delhiLiver: {
        title:
          'Evaluation of clinical and immunogenetic risk factors for the development of hepatotoxicity during antituberculosis treatment',
        publisher: 'American Journal of Respiratory and Critical Care Medicine',
        year: 2002,
        url: 'https://doi.org/10.1164/rccm.2108091',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      fevang: {
        title: 'Long-term prognosis after operation for adhesive small bowel obstruction',
        publisher: 'Annals of Surgery',
        year: 2004,
        url: 'https://doi.org/10.1097/01.sla.0000132988.50122.de',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      jeppesen: {
        title: 'Chronic pain, quality of life, and functional impairment after surgery due to small bowel obstruction',
        publisher: 'World Journal of Surgery',
        year: 2016,
        url: 'https://doi.org/10.1007/s00268-016-3616-9',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      kolkata: {
        title: 'Etiology and outcome of acute intestinal obstruction: a review of 367 patients in Eastern India',
        publisher: 'Saudi Journal of Gastroenterology',
        year: 2010,
        url: 'https://doi.org/10.4103/1319-3767.70617',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      bologna: {
        title: 'Bologna guidelines for diagnosis and management of adhesive small bowel obstruction: 2017 update',
        publisher: 'World Journal of Emergency Surgery',
        year: 2018,
        url: 'https://doi.org/10.1186/s13017-018-0185-2',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      crohn: {
        title: 'Medical, endoscopic and surgical management of stricturing Crohn’s disease: current clinical practice',
        publisher: 'Journal of Clinical Medicine',
        year: 2022,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9104530',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      wibmer: {
        title: 'Comparison of strictureplasty and endoscopic balloon dilatation for stricturing Crohn’s disease: review of the literature',
        publisher: 'International Journal of Colorectal Disease',
        year: 2010,
        url: 'https://doi.org/10.1007/s00384-010-1010-x',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      behman: {
        title: 'Association of surgical intervention for adhesive small-bowel obstruction with the risk of recurrence',
        publisher: 'JAMA Surgery',
        year: 2019,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6537786',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its abstract, and an account of its results at AccessMedicina',
      },
      jena: {
        title:
          'Frequency, outcomes, and need for intervention in stricturing gastrointestinal tuberculosis: a systematic review and meta-analysis',
        publisher: 'BMC Gastroenterology',
        year: 2023,
        url: 'https://doi.org/10.1186/s12876-023-02682-x',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      balloon: {
        title:
          'Systematic review with meta-analysis: efficacy of balloon-assisted enteroscopy for dilation of small bowel Crohn’s disease strictures',
        publisher: 'Alimentary Pharmacology & Therapeutics',
        year: 2020,
        url: 'https://doi.org/10.1111/apt.16049',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      swissKnife: { value: 'about 7 in 100', source: 'meier' },
      watched: { value: '95 of 103 people', source: 'keio' },
      crohnAgain: { value: '88 in 100 people', source: 'resection' },
      swissRest: { value: '57 in 100', source: 'meier' },
      swissOp: { value: '35 in 100', source: 'meier' },
      swissYears: { value: '5 years', source: 'meier' },
      soonDied: { value: '3 in 100', source: 'teixeira' },
      lateDied: { value: '6.5 in 100', source: 'teixeira' },
      delayTime: { value: '24 hours', source: 'teixeira' },
      hindered: { value: '17 of 90', source: 'jeppesen' },
      knifeFirst: { value: '22 in 100 people', source: 'behman' },
      tbCourse: { value: '6 months', source: 'cochrane' },
      tbLong: { value: '9 months', source: 'cochrane' },
      eyeShare: { value: '19 in 1,000 people', source: 'eyes' },
      eyeLast: { value: '2 in 1,000', source: 'eyes' },
      liverShare: { value: '56 of 346 people', source: 'delhiLiver' },
      norway: { value: '18 in 100 people', source: 'fevang' },
      norwayYears: { value: '10 years', source: 'fevang' },
      canadaYears: { value: '2005 to 2014', source: 'behman' },
      deathsKolkata: { value: '27 of 367 people', source: 'kolkata' },
      kolkataTrouble: { value: '95 of 288 people', source: 'kolkata' },
      balloonAgain: { value: '39 in 100', source: 'balloon' },
      crohnShare: { value: 'about 33 in 100 people', source: 'crohn' },
      tbKolkata: { value: '14 in 100', source: 'kolkata' },
      waitHours: { value: '72 hours', source: 'bologna' },
      stay: { value: '8 days', source: 'bologna' },
      deaths: { value: '3 in 100 people', source: 'bologna' },
      tbBetter: { value: '77 in 100 people', source: 'jena' },
      tbSurgeryNeeded: { value: '21 in 100', source: 'jena' },
      balloonWorks: { value: '82 in 100 people', source: 'balloon' },
      balloonHarm: { value: '5 in 100', source: 'balloon' },
      balloonSurgery: { value: '27 in 100', source: 'balloon' },
      plastyMajor: { value: '5 in 100', source: 'wibmer' },
      plastyAgain: { value: '24 in 100 people', source: 'wibmer' },
      canadaRest: { value: '21 in 100 people', source: 'behman' },
      canadaSurgery: { value: '13 in 100 people', source: 'behman' },
    },
  },
  written: '2026-11-23',
} as const satisfies Treatment;
