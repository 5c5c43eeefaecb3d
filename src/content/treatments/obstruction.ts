import { obstructionPictures } from '#content/pictures/obstruction.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf } from '#content/triage.ts';

export const treatment = {
  id: 11,
  group: 'intestine',
  link: 'obstruction',
  name: 'Intestinal diseases',
  otherNames: ['Small bowel disease', 'Bowel blockage', 'Blocked intestine', 'आंतों के रोग', 'आंत में रुकावट'],
  kind: 'condition',
  organs: ['small-intestine', 'large-intestine'],
  icon: 'intestine',
  images: obstructionPictures,
  icd10: null,
  summary:
    'Is it a blocked bowel or a sore one? How to tell when belly cramps, vomiting and swelling are an emergency, and how each cause is treated.',
  keywords: [
    'intestinal diseases',
    'bowel obstruction',
    'small bowel',
    'blocked intestine',
    'Crohn’s disease',
    'intestinal tuberculosis',
    'belly cramps and vomiting',
  ],
  aims: 'This page helps you to know when bowel symptoms are an emergency, what may lie behind them, and how each cause is treated.',
  description:
    'A blocked bowel (obstruction) is an emergency: with cramps, vomiting, a swollen belly and no stool or wind, go to hospital now. This page is about the illnesses that block the bowel or make it sore, while “Intestinal obstruction and strictures” is about scar bands and narrow parts.',
  inShort: {
    emergency:
      'Pain in waves with vomiting, or a belly that swells and tightens, is: call 112 or 108. Loose stools with blood or fever need a doctor today.',
    operation:
      'Only some people need one. Most blockages from scar bands open without one, but a bowel that is losing its blood supply cannot wait.',
    choices: 'Bowel rest in hospital, untwisting or a stent by camera, medicines for the cause, or surgery.',
    back: 'A blockage from scar bands means {stay} in hospital on average; after an operation heavy work waits for at least {NoLiftWeeks}.',
    next: 'With danger signs go to hospital now. Without them, have your groins felt, blood tests, and a scan or colonoscopy.',
  },
  careCard: cardOf([
    'cramps-with-vomiting',
    'blocked',
    'severe-pain',
    'green-vomit',
    'baby-green-vomit',
    'child-red-jelly',
    'fever-with-belly-pain',
    'hernia-stuck',
    'vomits-blood-or-black-stool',
    'heavy-bleeding',
    ...afterBellyOperation,
    'loose-stools-with-fever',
    'cramps-again',
    'wound-redness',
    'bowel-habit',
    'weight-loss',
    'anaemia',
    'first-blood',
    'belly-pain-comes-back',
    'bowel-medicine-check',
  ]),
  symptoms: [
    'A blockage gives cramps that come in waves, vomiting, a swollen belly, and no stool or wind.',
    'A partial blockage lets a little through, so cramps and rumbling come after meals and then ease.',
    'A sore bowel gives loose stools, pain and sometimes fever or blood, and slow bleeding makes you tired.',
  ],
  causes: [
    'Scar bands (adhesions) form in {adhesionsAfterSurgery} after belly surgery, although most people never feel them.',
    'A hernia can trap a loop of bowel. In a Kolkata hospital a trapped hernia was the commonest cause of a sudden blockage, then cancer, then scar bands [kolkata].',
    'Tuberculosis (TB) of the bowel was the cause there in {tbKolkata}, and had the most deaths.',
    "Crohn's disease can leave the bowel narrow, which happens to {crohnNarrow} who have it.",
    'The large bowel can twist on itself (sigmoid volvulus). This causes {volvulusShare} in a belt of countries that includes India.',
  ],
  types: [
    {
      title: 'Blocked (obstruction)',
      details:
        'Something stops food and gas, partly or completely. If the blood supply is pinched too, doctors call it strangulation, and surgery cannot wait.',
    },
    { title: 'Sore or infected', details: "Germs, Crohn's disease or tuberculosis inflame the lining." },
    {
      title: 'Growths',
      details: 'These may be harmless or may be cancer: read “Colon cancer” and “Small intestine cancer”.',
    },
  ],
  tests: [
    {
      title: 'Talk and examination',
      details: 'We feel the belly and check the groins for a hernia.',
    },
    { title: 'Blood tests', details: 'They show anaemia, infection, and how the kidneys are doing.' },
    {
      title: 'CT scan',
      details: 'This is the main test for a possible blockage; experts no longer advise a plain X-ray, which can miss a lot [bologna].',
    },
    {
      title: 'Colonoscopy or other endoscopy',
      details: "A thin camera looks at the lining and takes a small sample, which helps to tell Crohn's disease from tuberculosis.",
    },
    {
      title: 'Tests for the rest of the small bowel',
      details: 'An MRI scan or a swallowed camera can show the middle part. A camera capsule is not given if a tight part might trap it.',
    },
  ],
  treatment: {
    overview: 'Treatment depends on whether the bowel is blocked, and why.',
    details: [
      {
        title: 'Resting the bowel in hospital',
        description: 'You take nothing by mouth. A drip gives fluid and salts, and a soft tube through the nose empties the stomach.',
        benefits:
          'It is the first step when there is no danger sign. In Canada {knifeFirst} with a first blockage from scar bands had surgery in that stay, so most were treated without it.',
        risks:
          'If the bowel does not open within about {waitHours}, or danger signs appear, surgery is needed, because waiting longer can cost bowel. In Canada {againRest} were blocked again later, against {againKnife} after surgery, but the groups were not drawn by lot.',
        recovery: 'You begin with drinks when wind passes, and go on to soft food.',
        compare: {
          cut: 'None',
          nights: '{stay}, on average',
          usualLife: null,
          mainRisk: 'Surgery after all: {knifeFirst}',
          comesBack: 'Blocked again: {againRest}',
        },
      },
      {
        title: 'Untwisting the large bowel by camera',
        description:
          'For a twisted large bowel (sigmoid volvulus) without signs of dying or burst bowel, a flexible camera is passed from below, which lets out the gas and undoes the twist [volvulus].',
        benefits: 'It works in {untwistWorks}, and gives time to make you fit for a planned operation.',
        risks:
          'The bowel can tear, and the twist comes back in about {untwistAgain}, so guidelines advise removing that loop soon, if possible in the same stay [volvulus].',
        recovery: 'If the camera fails, surgery follows the same day.',
        compare: {
          cut: 'None',
          nights: null,
          usualLife: null,
          mainRisk: 'A tear in the bowel',
          comesBack: 'Twist again: {untwistAgain}',
        },
      },
      {
        title: 'A stent for a blocking cancer',
        description:
          'If a cancer blocks the left side of the large bowel, a metal tube (stent) can be placed through it by colonoscope, as a bridge to surgery [esge].',
        benefits:
          'An emergency can become a planned operation, and where the cancer cannot be removed, European advice prefers a stent [esge].',
        risks: 'It can slip, block or tear the bowel. Surgery with a stoma is the other choice.',
        recovery: 'If the stent works, stools pass again, and planned surgery follows after about {bridge}.',
        compare: {
          cut: 'None',
          nights: null,
          usualLife: null,
          mainRisk: 'Stent slips, blocks or tears',
          comesBack: null,
        },
      },
      {
        title: 'Medicines for the cause',
        description: "Infection, Crohn's disease and tuberculosis each need their own medicines, and TB treatment takes many months.",
        benefits:
          'Many people with bowel TB never need an operation. In studies put together, {tbBetter} with a tight part felt better on TB medicine.',
        risks:
          'In those studies {tbSurgery} needed surgery in the end. The medicines can harm the liver or the eyes, or lower your guard against infection.',
        recovery: 'You feel better over weeks, but must finish the course.',
        compare: {
          cut: 'None',
          nights: 'None, as a rule',
          usualLife: 'Goes on',
          mainRisk: 'TB: surgery in {tbSurgery}',
          comesBack: null,
        },
      },
      {
        title: 'Surgery',
        description:
          'The surgeon frees or removes the part that is blocked, dead or diseased, through small cuts or one larger cut. A stoma is sometimes needed.',
        benefits: 'It saves bowel and life when the blood supply is cut off, and shows the cause.',
        risks:
          'In Kolkata {kolkataTrouble} operated on for a sudden blockage had a problem afterwards, most often of the wound or the chest. A leak and new scar bands can follow too.',
        recovery: 'The bowel needs some days to start again, and heavy work waits for at least {NoLiftWeeks}.',
        compare: {
          cut: 'Small cuts, or one long',
          nights: null,
          usualLife: 'Heavy work: at least {NoLiftWeeks}',
          mainRisk: 'Any problem: {kolkataTrouble}',
          comesBack: 'Scar bands, blocked again: {againKnife}',
        },
      },
      {
        title: 'No treatment',
        description:
          'A partial blockage may open by itself, but nobody can promise this at home. A complete one can cut off the blood, burst the bowel and lead to death.',
        benefits:
          'Waiting at home with a blockage has none. With a mild belly upset and no danger signs, a short wait with plenty of fluids is reasonable.',
        risks:
          'Even with hospital care, {deathsKolkata} with a sudden blockage died in Kolkata, and in world figures {deaths} die during a stay for scar bands.',
        recovery: 'Do not wait at home with the danger signs above.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: null,
          mainRisk: 'The bowel dies or bursts',
          comesBack: 'It goes on',
        },
        withoutTreatment: true,
      },
    ],
  },
  charts: [
    {
      title: 'Of people with a tight part from bowel TB, so many',
      rows: [
        { label: 'felt better on TB medicine', figure: '{tbBetter}' },
        { label: 'needed surgery in the end', figure: '{tbSurgery}' },
      ],
    },
  ],
  medicines: [
    {
      title: 'TB medicines (isoniazid, rifampicin, pyrazinamide, ethambutol)',
      details:
        'Trials, two of them Indian, found {tbCourse} probably as good as {tbLong} [cochrane]. Isoniazid alone inflames the liver in {liverOld} aged {liverOldAge}. Ethambutol harms sight in {eyeShare} who take more than {eyeDose}. Tell us the same day about yellow eyes or changed sight. Finish the course, which government centres give free.',
    },
    {
      title: 'Steroids, azathioprine, adalimumab',
      details:
        "They calm Crohn's disease but lower your guard, so tests for infections such as TB come first [ecco]. With a fever from {Fever} see a doctor the same day.",
    },
  ],
  others: [
    {
      title: 'Children',
      details:
        'A young child who screams in bouts, turns pale or passes stool like red jelly needs a hospital at once: one part of the bowel may have slid into the next (intussusception) [Intussusception]. In a Chinese study an enema undid it in {kids}.',
    },
  ],
  operations: ['small-bowel', 'colon', 'adhesions'],
  uncertainties: [
    'The TB trials were small, so the shorter course may not be enough for everyone [cochrane].',
    "Crohn's disease and bowel TB can look the same, so that even after every test doctors must sometimes treat for one and watch.",
  ],
  preparing: [
    'In an emergency do not eat or drink, and leave at once, because the papers can follow.',
    'Bring old operation notes, scans and all your medicines, above all blood thinners, and do not stop any on your own.',
  ],
  inHospital: [
    'In the first hours you get fluid, pain relief and a scan. A surgeon examines you often, because the plan can change.',
    'If you need surgery, you will be asked to sign for it, and you can ask whether a stoma may be needed.',
  ],
  recovery: [
    { when: 'The first days', what: 'Sips come first, then soft food, while you walk a little several times a day.' },
    {
      when: 'The first weeks at home',
      what: 'Eat small meals and add one new food at a time; “Postoperative care” has food and home care day by day. After an open operation, lift nothing heavy, such as a bucket, a gas cylinder or a child, for at least {NoLiftWeeks}.',
    },
    { when: 'Later', what: 'A blockage can return, so keep the danger signs where the family can see them, and come early.' },
  ],
  deciding:
    'If there is no danger sign, there is time to decide together. Weigh with us how often attacks come, how fit you are, what each choice asks of you, and how you feel about a stoma.',
  questions: [
    'Is my bowel blocked, or is it sore?',
    'What do you think is the cause, and how sure are you?',
    'Which signs would make you operate today?',
    'Do I need tests for tuberculosis or Crohn’s disease?',
    'How likely is it to come back, and whom do I call at night?',
  ],
  livingWith: [
    'Eat slowly and chew well. If you have a narrow part, tough skins, seeds and stringy foods can get stuck.',
    'Fear of the next attack is common, and it can spoil meals, sleep and work. A food plan helps, and so does a family that knows which signs mean hospital.',
    'Between attacks many people work and travel. Carry your operation note and the last scan report.',
  ],
  support: [
    { name: 'Central TB Division: the national programme against tuberculosis', url: 'https://tbcindia.mohfw.gov.in/' },
    { name: 'NIDDK: Abdominal adhesions', url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/abdominal-adhesions' },
    {
      name: 'Cleveland Clinic: Small bowel obstruction',
      url: 'https://my.clevelandclinic.org/health/diseases/15850-small-bowel-obstruction',
    },
  ],
  evidence: {
    sources: {
      ecco: {
        title: 'ECCO guidelines on the prevention, diagnosis, and management of infections in inflammatory bowel disease',
        publisher: 'European Crohn’s and Colitis Organisation',
        year: 2021,
        url: 'https://www.acpgbi.org.uk/resources/1070/ecco_guidelines_on_the_prevention_diagnosis_and_management_of_infections_in_inflammatory_bowel_disease_2021',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its opening, at the coloproctologists’ association',
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
      eyes: {
        title: 'Ethambutol',
        publisher: 'W. K. Kellogg Eye Center, University of Michigan',
        year: null,
        url: 'https://kellogg.umich.edu/theeyeshaveit/medica/ethambutol.html',
        checkedOn: '2026-11-22',
        basis: 'full',
      },
      isoniazid: {
        title: 'Isoniazid tablets: label',
        publisher: 'US National Library of Medicine, DailyMed',
        year: null,
        url: 'https://dailymed.nlm.nih.gov/dailymed/drugInfo.cfm?setid=312cd403-b211-64ef-e063-6394a90aab88',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the first part of the label, as openFDA holds it',
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
      cochrane: {
        title: 'Six-month therapy for abdominal tuberculosis',
        publisher: 'Cochrane Database of Systematic Reviews',
        year: 2016,
        url: 'https://doi.org/10.1002/14651858.CD012163.pub2',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its summary for patients, at Cochrane',
      },
      liu: {
        title:
          'Ultrasound-guided hydrostatic reduction versus fluoroscopy-guided air reduction for pediatric intussusception: a multi-center, prospective, cohort study',
        publisher: 'World Journal of Emergency Surgery',
        year: 2021,
        url: 'https://doi.org/10.1186/s13017-020-00346-9',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'most of its abstract',
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
      kolkata: {
        title: 'Etiology and outcome of acute intestinal obstruction: a review of 367 patients in Eastern India',
        publisher: 'Saudi Journal of Gastroenterology',
        year: 2010,
        url: 'https://doi.org/10.4103/1319-3767.70617',
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
      volvulus: {
        title: 'WSES consensus guidelines on sigmoid volvulus management',
        publisher: 'World Journal of Emergency Surgery',
        year: 2023,
        url: 'https://doi.org/10.1186/s13017-023-00502-x',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the background section at Springer, and World of Surgery’s list of the recommendations',
      },
      untwist: {
        title: 'Safety and efficacy of endoscopic derotation in colonic volvulus occlusion: systematic review and meta-analysis',
        publisher: 'Journal of Clinical Medicine',
        year: 2026,
        url: 'https://doi.org/10.3390/jcm15031190',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      esge: {
        title:
          'Self-expandable metal stents for obstructing colonic and extracolonic cancer: European Society of Gastrointestinal Endoscopy (ESGE) guideline, update 2020',
        publisher: 'European Society of Gastrointestinal Endoscopy, in Endoscopy',
        year: 2020,
        url: 'https://doi.org/10.1055/a-1140-3017',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      knifeFirst: { value: '22 in 100 people', source: 'behman' },
      againRest: { value: '21 in 100', source: 'behman' },
      againKnife: { value: '13 in 100', source: 'behman' },
      eyeDose: { value: '15 mg a day for each kg of weight', source: 'eyes' },
      eyeShare: { value: '2 to 5 in 100 people', source: 'eyes' },
      liverOld: { value: 'about 2 in 100 people', source: 'isoniazid' },
      liverOldAge: { value: '50 to 64 years', source: 'isoniazid' },
      tbCourse: { value: '6 months', source: 'cochrane' },
      tbLong: { value: '9 months', source: 'cochrane' },
      kids: { value: 'more than 93 in 100 children', source: 'liu' },
      deathsKolkata: { value: '27 of 367 people', source: 'kolkata' },
      bridge: { value: '2 weeks', source: 'esge' },
      untwistAgain: { value: '34 in 100', source: 'untwist' },
      untwistWorks: { value: '80 in 100 people', source: 'untwist' },
      volvulusShare: { value: '13 to 42 in 100 blockages', source: 'volvulus' },
      adhesionsAfterSurgery: { value: 'more than 90 in 100 people', source: 'niddk' },
      tbKolkata: { value: '14 in 100 people', source: 'kolkata' },
      kolkataTrouble: { value: '95 of 288 people', source: 'kolkata' },
      crohnNarrow: { value: 'about 33 in 100 people', source: 'crohn' },
      waitHours: { value: '72 hours', source: 'bologna' },
      stay: { value: '8 days', source: 'bologna' },
      deaths: { value: '3 in 100', source: 'bologna' },
      tbBetter: { value: '77 in 100 people', source: 'jena' },
      tbSurgery: { value: '21 in 100', source: 'jena' },
    },
  },
  written: '2026-11-22',
} as const satisfies Treatment;
