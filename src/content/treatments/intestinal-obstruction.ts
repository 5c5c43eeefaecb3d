import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf } from '#content/triage.ts';

export const treatment = {
  id: 12,
  group: 'intestine',
  link: 'intestinal-obstruction',
  name: 'Intestinal obstruction and strictures',
  otherNames: ['Bowel obstruction', 'Narrowed bowel', 'Bowel stricture', 'Adhesions after surgery', 'आंत में रुकावट', 'आंत का सिकुड़ना'],
  kind: 'condition',
  organs: ['small-intestine', 'large-intestine'],
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
  aims: 'This page helps you to act fast in a blockage and to choose between waiting, stretching and surgery when there is time to choose.',
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
    'severe-pain',
    'hard-belly',
    'fever-with-belly-pain',
    'pain-with-fast-pulse',
    'vomits-blood-or-black-stool',
    'vomiting-nonstop',
    'baby-green-vomit',
    ...afterBellyOperation,
    'cramps-settle',
    'wound-redness',
    'weight-loss',
    'narrow-part',
    'blockages-plan',
    'bowel-medicine-check',
  ]),
  symptoms: [
    'Cramps rise, peak and fade, then come again.',
    'The belly swells, and stool and wind stop, although some stool may still pass at first.',
    'With a stricture, pain starts some time after a meal, so that people begin to fear food and lose weight.',
  ],
  causes: [
    'Scar bands after surgery (adhesions) can kink the bowel months or years later [niddk].',
    'A trapped hernia is a common cause, and one that a doctor can find by looking at the groin and the belly wall.',
    "Crohn's disease leads to a narrow part in {crohnShare} who have it.",
    'Tuberculosis heals with scars that pull the bowel tight; in a Kolkata hospital it caused {tbKolkata} sudden blockages.',
    'Growths, a twisted loop, or one part of bowel sliding into the next can also block it. In the large bowel we always check for cancer.',
    'Radiotherapy, some painkillers taken for years, and the join of an old operation can leave a tight ring.',
  ],
  types: [
    { title: 'Partial or complete', details: 'In a partial block some wind or liquid gets by, while a complete one lets nothing pass.' },
    {
      title: 'Simple or strangulated',
      details:
        'In a simple block the blood flow is good, but in a strangulated one it is cut off, and the bowel can die within hours unless it is freed.',
    },
    { title: 'Soft stricture', details: 'The wall is swollen with inflammation, and medicine may open it again.' },
    {
      title: 'Hard stricture',
      details: 'The wall is scarred, and medicine alone rarely opens it, so stretching or surgery is considered [crohn].',
    },
  ],
  tests: [
    { title: 'CT scan', details: 'It shows where the block is, often why, and whether the blood flow is in danger.' },
    { title: 'Blood tests', details: 'Salts, kidney function and a marker called lactate help to judge how ill you are.' },
    {
      title: 'Dye drink and X-ray',
      details:
        'You swallow a watery dye, or it goes down the nose tube. If it reaches the large bowel, the block is likely to open without surgery [bologna].',
    },
    { title: 'Camera test with samples', details: 'A stricture within reach is looked at and sampled, to tell scars from TB or cancer.' },
    {
      title: 'MRI scan of the small bowel',
      details: 'When there is time, it shows how long the narrow part is and whether it is swollen or scarred.',
    },
  ],
  treatment: {
    overview:
      'Signs of dying or burst bowel mean surgery at once. Without them, a time of bowel rest comes first for scar bands [bologna]. A stricture that is not shut leaves time to plan.',
    details: [
      {
        title: 'Drip, nose tube and watching',
        description:
          'The tube takes pressure off, the drip replaces what you lost, and the surgeon checks you often until the bowel works again.',
        benefits:
          'It opens the bowel for most people with scar bands and leaves no new scars [bologna]. Guidelines call a trial of {waitHours} safe when there are no danger signs.',
        risks:
          'In a Swiss study {restReadmit} treated in this way came back with another blockage in the next few years. If the bowel does not open, surgery comes later than it could have.',
        recovery: 'Most people feel better within days, and eat soft food before they go home.',
        compare: {
          cut: 'None',
          nights: 'About {stay}',
          usualLife: 'Days',
          mainRisk: 'Surgery later than it could be',
          comesBack: 'In some years: {restReadmit}',
        },
      },
      {
        title: 'Medicine for a soft stricture',
        description: "Anti-TB treatment or medicine for Crohn's disease, depending on the cause, calms the swelling.",
        benefits: 'In a review of studies of bowel TB, {tbBetter} with a tight part felt better on TB medicine.',
        risks:
          'Medicine cannot undo a scar, and {tbSurgeryNeeded} needed surgery in the end. The medicines have side effects that need blood tests.',
        recovery: 'Relief builds over weeks to months, and you keep to soft food until the scan looks better.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'Goes on',
          mainRisk: 'Surgery in the end: {tbSurgeryNeeded}',
          comesBack: 'It can narrow again',
        },
      },
      {
        title: 'Stretching with a balloon (endoscopic dilatation)',
        description: 'Under sedation, a balloon is passed with a flexible camera and blown up inside a short, reachable stricture.',
        benefits: "In Crohn's disease of the small bowel, {balloonWorks} felt better soon afterwards, with no bowel removed.",
        risks:
          'A major problem such as a tear or bleeding followed in {balloonHarm}. Later {balloonAgain} were stretched again, and {balloonSurgery} still had surgery.',
        recovery: 'Most people eat soft food soon after. With new pain or fever, go to hospital at once.',
        compare: {
          cut: 'None',
          nights: 'None or one',
          usualLife: 'Next days',
          mainRisk: 'Tear or bleeding: {balloonHarm}',
          comesBack: 'Stretched again: {balloonAgain}',
        },
      },
      {
        title: 'Surgery',
        description:
          'The surgeon cuts scar bands, frees a hernia, widens the narrow part (strictureplasty), or removes it and joins the ends. Keyhole surgery suits some people.',
        benefits:
          'It is the only way to save bowel that is being strangled. In the Swiss study {surgeryReadmit} came back with another blockage after surgery.',
        risks:
          'After widening surgery in Crohn’s disease, {plastyHarm} had a problem, {plastyMajor} a serious one, and {plastyAgain} needed surgery again later. Leaks, infection, new scar bands and a stoma are possible.',
        recovery: 'The bowel takes days to start again. Build up walking first, and keep to the limits on lifting below.',
        compare: {
          cut: 'Small cuts, or one long',
          nights: 'About {stay}, or more',
          usualLife: 'Weeks',
          mainRisk: 'Serious problem: {plastyMajor}',
          comesBack: 'Surgery again: {plastyAgain}',
        },
      },
      {
        title: 'No treatment',
        description: 'A full blockage does not wait, because fluid is lost into the bowel, germs spread, and the wall may die or burst.',
        benefits: 'Only a stricture that causes no trouble may be watched, with scans and a plan.',
        risks:
          'Even with treatment, {deaths} die in hospital of a scar-band blockage, and without it the risk is far higher. A narrow part may also hide a cancer.',
        recovery: 'A watched stricture needs regular visits, and any danger sign on this page ends the waiting.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: null,
          mainRisk: 'Bowel dies or bursts',
          comesBack: 'It goes on',
        },
        withoutTreatment: true,
      },
    ],
  },
  charts: [
    {
      title: 'In a Canadian study so many had another blockage',
      rows: [
        { label: 'after a drip and a tube', figure: '{canadaRest}' },
        { label: 'after surgery', figure: '{canadaSurgery}' },
      ],
    },
    {
      title: "Of people with a narrow small bowel from Crohn's disease, so many after the balloon",
      rows: [
        { label: 'felt better soon', figure: '{balloonWorks}' },
        { label: 'had a major problem', figure: '{balloonHarm}' },
        { label: 'were stretched again', figure: '{balloonAgain}' },
        { label: 'still had surgery', figure: '{balloonSurgery}' },
      ],
    },
  ],
  medicines: [
    { title: 'Watery dye (Gastrografin)', details: 'This drink shows on an X-ray whether the bowel is opening [bologna].' },
    {
      title: 'TB medicines (isoniazid, rifampicin, pyrazinamide, ethambutol)',
      details: 'They calm a narrow part from TB. Finish the course, and tell us the same day about yellow eyes or changed sight.',
    },
    {
      title: 'Adalimumab, with or without azathioprine',
      details:
        "These are for a narrow part from Crohn's disease. In an Australian trial {striBoth} had fewer cramps after {striYear} with a high dose of both, and {striOne} with the usual dose of one. TB is looked for first.",
    },
  ],
  others: [
    { title: 'Babies and children', details: 'Green vomit in a baby is an emergency, even once, because the bowel may have twisted.' },
  ],
  operations: ['adhesions', 'small-bowel'],
  uncertainties: [
    'Does surgery prevent the next blockage? A large Canadian study says that it lowers the risk, from {canadaRest} to {canadaSurgery}. But the groups were not drawn by lot, and an older hospital study found little difference [miller].',
    'No study has compared balloon and widening surgery head to head, so we cannot say that one is better [wibmer].',
  ],
  preparing: [
    'With danger signs, do not drink, do not take a laxative, and do not wait for the clinic to open.',
    'Before planned surgery, better food and treated anaemia help healing.',
    'Tell the team about blood thinners, steroids and diabetes medicine, and change them only on the advice of the doctor who knows your case.',
  ],
  inHospital: [
    'The nose tube is unpleasant going in, although a spray can numb the throat, and it relieves sickness.',
    'The team examines you often, to see when waiting should end.',
    'The average stay for a scar-band blockage is about {stay}, or longer if bowel has died.',
    'If you have a stoma, a trained nurse shows you and one family member how to change the bag before you go home.',
  ],
  recovery: [
    { when: 'The first days', what: 'Take deep breaths and short walks; food starts with sips.' },
    {
      when: 'The first weeks',
      what: 'Take small soft meals many times a day. Bowel habits change from day to day for a while, and then settle.',
    },
    {
      when: 'After some weeks',
      what: 'If the operation was open, lift nothing heavier than {NoLiftWeight} for at least {NoLiftWeeks}. “Postoperative care” has food and home care day by day.',
    },
  ],
  deciding:
    'With an open stricture we can decide together: weigh the number of attacks, its length and cause, and how you feel about repeated stretching against one operation.',
  questions: [
    'Is the blood supply to my bowel in danger?',
    'How long will you wait before you advise surgery?',
    'Is my narrow part swollen or scarred?',
    'Can it be stretched, and how often is that likely to be repeated?',
    'What is the chance that I will need a stoma, and for how long?',
  ],
  livingWith: [
    'With a narrow part, ask for a low-residue food list. Rice, curd, soft dal and peeled, well-cooked vegetables are often easier.',
    'Leave out whole seeds, corn, raw peel and tough meat until your doctor says the bowel is wide enough.',
    'Do not take strong laxatives for cramps.',
    'Tell every new doctor about past belly surgery, because it changes how the next pain is read.',
  ],
  support: [
    { name: 'NIDDK: Abdominal adhesions', url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/abdominal-adhesions' },
    {
      name: 'Cleveland Clinic: Small bowel obstruction',
      url: 'https://my.clevelandclinic.org/health/diseases/15850-small-bowel-obstruction',
    },
    { name: 'Ostomy Association of India', url: 'https://ostomyindia.com/events' },
  ],
  evidence: {
    sources: {
      kolkata: {
        title: 'Etiology and outcome of acute intestinal obstruction: a review of 367 patients in Eastern India',
        publisher: 'Saudi Journal of Gastroenterology',
        year: 2010,
        url: 'https://doi.org/10.4103/1319-3767.70617',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      strident: {
        title:
          'Intensive drug therapy versus standard drug therapy for symptomatic intestinal Crohn’s disease strictures (STRIDENT): an open-label, single-centre, randomised controlled trial',
        publisher: 'The Lancet Gastroenterology & Hepatology',
        year: 2022,
        url: 'https://doi.org/10.1016/S2468-1253(21)00393-9',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'accounts of its results at MDLinx and in ECCO News',
      },
      niddk: {
        title: 'Abdominal adhesions',
        publisher: 'National Institute of Diabetes and Digestive and Kidney Diseases',
        year: null,
        url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/abdominal-adhesions',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its earlier leaflet at docslib, which gives the share',
      },
      bologna: {
        title: 'Bologna guidelines for diagnosis and management of adhesive small bowel obstruction: 2017 update',
        publisher: 'World Journal of Emergency Surgery',
        year: 2018,
        url: 'https://doi.org/10.1186/s13017-018-0185-2',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its table of statements, on the journal’s site',
      },
      crohn: {
        title: 'Medical, endoscopic and surgical management of stricturing Crohn’s disease: current clinical practice',
        publisher: 'Journal of Clinical Medicine',
        year: 2022,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9104530',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      meier: {
        title: 'Clinical outcome in acute small bowel obstruction after surgical or conservative management',
        publisher: 'World Journal of Surgery',
        year: 2014,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4232739',
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
        basis: 'abstract',
      },
      miller: {
        title: 'Natural history of patients with adhesive small bowel obstruction',
        publisher: 'British Journal of Surgery',
        year: 2000,
        url: 'https://pubmed.ncbi.nlm.nih.gov/10971435',
        checkedOn: '2026-11-22',
        basis: 'abstract',
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
      striBoth: { value: '41 of 52 people', source: 'strident' },
      striOne: { value: '16 of 25', source: 'strident' },
      striYear: { value: '12 months', source: 'strident' },
      balloonAgain: { value: '39 in 100', source: 'balloon' },
      crohnShare: { value: 'about 33 in 100 people', source: 'crohn' },
      tbKolkata: { value: '14 in 100', source: 'kolkata' },
      waitHours: { value: '72 hours', source: 'bologna' },
      stay: { value: '8 days', source: 'bologna' },
      deaths: { value: '3 in 100 people', source: 'bologna' },
      restReadmit: { value: '25 of 85 people', source: 'meier' },
      surgeryReadmit: { value: '19 of 136 people', source: 'meier' },
      tbBetter: { value: '77 in 100 people', source: 'jena' },
      tbSurgeryNeeded: { value: '21 in 100', source: 'jena' },
      balloonWorks: { value: '82 in 100 people', source: 'balloon' },
      balloonHarm: { value: '5 in 100', source: 'balloon' },
      balloonSurgery: { value: '27 in 100', source: 'balloon' },
      plastyHarm: { value: '11 in 100 people', source: 'wibmer' },
      plastyMajor: { value: '5 in 100', source: 'wibmer' },
      plastyAgain: { value: '24 in 100 people', source: 'wibmer' },
      canadaRest: { value: '21 in 100 people', source: 'behman' },
      canadaSurgery: { value: '13 in 100 people', source: 'behman' },
    },
  },
  written: '2026-11-22',
} as const satisfies Treatment;
