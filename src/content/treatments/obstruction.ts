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
    'A blocked bowel (obstruction) is an emergency: with cramps, vomiting, a swollen belly and no stool or wind, go to hospital now. This page is about illnesses of the small intestine, the long tube where most food is digested. Some of them block it, some make it sore, and each is treated in its own way.',
  careCard: cardOf([
    'cramps-with-vomiting',
    'blocked',
    'severe-pain',
    'green-vomit',
    'baby-green-vomit',
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
    'A partial blockage lets a little through. Cramps and rumbling come after meals, then ease.',
    'A sore bowel gives loose stools, pain and sometimes fever or blood.',
    'Weight loss, tiredness and anaemia mean that food is not taken in well, or that there is slow bleeding.',
  ],
  causes: [
    'Scar bands (adhesions) are the cause doctors think of first if you have had belly surgery. They form in {adhesionsAfterSurgery} after such surgery, but most people never feel them.',
    'A hernia can trap a loop of bowel. In a Kolkata hospital, a trapped hernia was the main cause of a sudden blockage, then cancer, then scar bands [kolkata].',
    'Tuberculosis (TB) of the bowel still matters in India. It was the cause for {tbKolkata} with a sudden blockage in that hospital.',
    "Crohn's disease keeps the bowel wall sore and can leave it narrow. This happens to {crohnNarrow} who have it.",
    'Growths, a twist of the bowel, swallowed objects, worms and poor blood flow are other causes. After an operation the bowel may also simply stop moving for a while.',
  ],
  types: [
    {
      title: 'Blocked (obstruction)',
      details:
        'Something stops food and gas. It may be partial or complete. If the blood supply is pinched too, doctors call it strangulation, and surgery cannot wait.',
    },
    { title: 'Sore or infected', details: "Germs, Crohn's disease or tuberculosis inflame the lining." },
    {
      title: 'Narrowed (stricture)',
      details: 'Scars or a growth leave a tight part. Read “Intestinal obstruction and strictures” for more.',
    },
    {
      title: 'Poor absorption',
      details: 'Food passes through but the body does not take it in. Coeliac disease, a reaction to wheat, is one example.',
    },
    { title: 'Growths', details: 'These may be harmless or may be cancer. Cancer here is rare: read “Small intestine cancer”.' },
  ],
  tests: [
    {
      title: 'Talk and examination',
      details: 'We ask about past surgery, weight, stool and medicines. We feel the belly and check the groins for a hernia.',
    },
    { title: 'Blood tests', details: 'They show anaemia, infection, loss of salts and how the kidneys are doing.' },
    {
      title: 'CT scan',
      details:
        'This is the main test for a possible blockage. A plain X-ray can miss a lot and is no longer the test experts advise [bologna].',
    },
    {
      title: 'Colonoscopy or other endoscopy',
      details: "A thin camera looks at the lining and takes a small sample. The sample helps to tell Crohn's disease from tuberculosis.",
    },
    {
      title: 'Tests for the rest of the small bowel',
      details: 'An MRI scan or a swallowed camera can show the middle part. A camera capsule is not given if a tight part might trap it.',
    },
  ],
  treatment: {
    overview:
      'Treatment depends on two things: whether the bowel is blocked, and why. A blockage is treated in hospital first; the cause is treated next.',
    details: [
      {
        title: 'Resting the bowel in hospital',
        description: 'You take nothing by mouth. A drip gives fluid and salts, and a soft tube through the nose empties the stomach.',
        benefits:
          'It works for most people whose blockage comes from scar bands, so they avoid an operation [bologna]. It can safely go on for up to {waitHours} if there are no danger signs.',
        risks:
          'The blockage may not open, and surgery is then needed. It may return later: this happened to {againRest}, against {againSurgery} who had surgery the first time.',
        recovery: 'Drinks start when wind passes, then soft food. The average stay for a scar-band blockage is {stay}.',
      },
      {
        title: 'Medicines for the cause',
        description:
          "Infection, Crohn's disease and tuberculosis each need their own medicines. TB treatment takes many months and must be taken to the end.",
        benefits:
          'Many people with bowel TB never need an operation. In a Jaipur study of partial blockage from TB, {tbNoSurgery} did well without one, some with stretching of the narrow part.',
        risks:
          'Some of these medicines can harm the liver or lower your guard against infection. Blood tests watch for this. In the same study {tbSurgery} with TB still needed surgery.',
        recovery: 'You feel better over weeks.',
      },
      {
        title: 'Surgery',
        description:
          'The surgeon frees or removes the part that is blocked, dead or diseased, through small cuts or one larger cut. A stoma is sometimes needed, often for a time only.',
        benefits: 'It saves bowel and life when the blood supply is cut off. It also gives a firm answer about the cause.',
        risks:
          'In the Kolkata study about {kolkataTrouble} who were operated on for a sudden blockage had a problem afterwards. Infection, a leak and new scar bands are examples.',
        recovery: 'Expect several days in hospital and some weeks before heavy work. Tiredness often lasts longer than pain.',
      },
      {
        title: 'No treatment',
        description:
          'A partial blockage may open by itself, but nobody can promise this at home. A complete blockage left alone can cut off blood, burst the bowel and lead to death.',
        benefits:
          'There is none for a blockage. For mild belly upset with no danger signs, a short wait with plenty of fluids is reasonable.',
        risks:
          'Even with hospital care, {deaths} die in a stay for a scar-band blockage. Delay makes this worse. Untreated TB or cancer goes on growing.',
        recovery: 'There is no recovery to plan for until the cause is known. Do not wait at home with the danger signs above.',
        withoutTreatment: true,
      },
    ],
  },
  uncertainties: [
    'How often each cause is found depends on the place. In western studies scar bands cause {westAdhesions} of the small bowel, yet in Kolkata hernia came first.',
    'A Jaipur clinic that saw people with partial blockage found growths in {jaipurGrowths} and TB in {jaipurTb}.',
    "Crohn's disease and bowel TB can look the same. Even with every test, doctors must sometimes treat for one and watch.",
  ],
  preparing: [
    'In an emergency do not eat or drink. Leave at once; papers can follow.',
    'Bring old operation notes, scans and all your medicines. Do not stop a medicine unless a doctor tells you to.',
    'For planned tests, ask when to stop eating and how to take the bowel-clearing drink. Tell us early about diabetes or blood thinners.',
  ],
  inHospital: [
    'The first hours are for fluid, pain relief and a scan. A surgeon looks at you again and again, because a change in your belly can change the plan.',
    'Passing wind is good news, so tell the nurse.',
    'If you need surgery, you will be asked to sign for it. Ask whether a stoma may be needed.',
  ],
  recovery: [
    { when: 'The first days', what: 'Sips come first, then soft food in small amounts. Walk a little several times a day.' },
    {
      when: 'The first weeks at home',
      what: 'Eat small meals and add one new food at a time. After surgery avoid carrying weights for the first {noCarrying}.',
    },
    { when: 'The next months', what: 'Results come back and the cause is treated. You should see us at least once with your reports.' },
    { when: 'Later', what: 'A blockage can return. Keep the danger signs where the family can see them, and come early.' },
  ],
  deciding:
    'If there is no danger sign, there is time to talk about rest, medicine or surgery. Weigh how often attacks come, how fit you are, and what you most want to avoid.',
  questions: [
    'Is my bowel blocked, or is it sore?',
    'What do you think is the cause, and how sure are you?',
    'Which signs would make you operate today?',
    'Do I need tests for tuberculosis or Crohn’s disease?',
    'What can I eat now, and in the coming weeks?',
    'How likely is it to come back?',
    'Whom do I call at night if the cramps return?',
  ],
  livingWith: [
    'Eat slowly and chew well. If you have a narrow part, tough skins, seeds and stringy foods can get stuck.',
    'Write down meals and cramps for some weeks. A pattern helps your doctor more than a long memory.',
    'Fear of the next attack is common. A written plan makes travel and work easier.',
  ],
  support: [
    { name: 'NIDDK: Abdominal adhesions', url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/abdominal-adhesions' },
    {
      name: 'Cleveland Clinic: Small bowel obstruction',
      url: 'https://my.clevelandclinic.org/health/diseases/15850-small-bowel-obstruction',
    },
  ],
  evidence: {
    sources: {
      niddk: {
        title: 'Abdominal adhesions',
        publisher: 'National Institute of Diabetes and Digestive and Kidney Diseases',
        year: null,
        url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/abdominal-adhesions',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      bologna: {
        title: 'Bologna guidelines for diagnosis and management of adhesive small bowel obstruction: 2017 update',
        publisher: 'World Journal of Emergency Surgery',
        year: 2018,
        url: 'https://wjes.biomedcentral.com/articles/10.1186/s13017-018-0185-2/tables/5',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      kolkata: {
        title: 'Etiology and outcome of acute intestinal obstruction: a review of 367 patients in Eastern India',
        publisher: 'Saudi Journal of Gastroenterology',
        year: 2010,
        url: 'https://doi.org/10.4103/1319-3767.70617',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      jaipur: {
        title: 'Etiological spectrum of sub acute intestinal obstruction in gastroenterology practice in India',
        publisher: 'Tropical Gastroenterology',
        year: 2023,
        url: 'https://www.tropicalgastro.com/articles/44/4/Etiological-Spectrum-of-Sub-Acute-Intestinal-Obstruction-in-Gastroenterology-Practice-in-India-abstract.html',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      behman: {
        title: 'Association of surgical intervention for adhesive small-bowel obstruction with the risk of recurrence',
        publisher: 'JAMA Surgery',
        year: 2019,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6537786',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      meier: {
        title: 'Clinical outcome in acute small bowel obstruction after surgical or conservative management',
        publisher: 'World Journal of Surgery',
        year: 2014,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4232739',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      crohn: {
        title: 'Medical, endoscopic and surgical management of stricturing Crohn’s disease: current clinical practice',
        publisher: 'Journal of Clinical Medicine',
        year: 2022,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9104530',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      dorset: {
        title: 'After your surgery',
        publisher: 'Dorset County Hospital NHS Foundation Trust',
        year: 2022,
        url: 'https://www.dchft.nhs.uk/patients-and-visitors/having-an-operation/after-your-surgery/',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
    },
    figures: {
      adhesionsAfterSurgery: { value: '93 in 100 people', source: 'niddk' },
      tbKolkata: { value: '14 in 100 people', source: 'kolkata' },
      kolkataTrouble: { value: '33 in 100 people', source: 'kolkata' },
      crohnNarrow: { value: 'about 33 in 100 people', source: 'crohn' },
      waitHours: { value: '72 hours', source: 'bologna' },
      stay: { value: '8 days', source: 'bologna' },
      deaths: { value: '3 in 100 people', source: 'bologna' },
      againRest: { value: '21 in 100 people', source: 'behman' },
      againSurgery: { value: '13 in 100 people', source: 'behman' },
      tbNoSurgery: { value: '73 in 100 people', source: 'jaipur' },
      tbSurgery: { value: '27 in 100 people', source: 'jaipur' },
      jaipurGrowths: { value: '34 in 100', source: 'jaipur' },
      jaipurTb: { value: '29 in 100 people', source: 'jaipur' },
      westAdhesions: { value: 'more than 75 in 100 blockages', source: 'meier' },
      noCarrying: { value: '2 weeks', source: 'dorset' },
    },
  },
  written: '2026-11-22',
  reviewed: null,
} as const satisfies Treatment;
