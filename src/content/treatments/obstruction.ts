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
    'A blocked bowel (obstruction) is an emergency: with cramps, vomiting, a swollen belly and no stool or wind, go to hospital now. This page is about what blocks the bowel or makes it sore, while “Intestinal obstruction and strictures” is about scar bands and narrow parts.',
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
    'With a partial blockage cramps come after meals and then ease.',
    'A sore bowel gives loose stools, pain and sometimes fever or blood.',
  ],
  causes: [
    'Scar bands (adhesions) form in {adhesionsAfterSurgery} after belly surgery, although most people never feel them.',
    'A hernia can trap a loop of bowel. In a Kolkata hospital a trapped hernia was the commonest cause of a sudden blockage, then cancer, then scar bands [kolkata].',
    'Tuberculosis (TB) of the bowel was the cause there in {tbKolkata}, and had the most deaths.',
    "Crohn's disease can leave the bowel narrow, which happens to {crohnNarrow} who have it.",
    'The large bowel can twist on itself (sigmoid volvulus). This causes {volvulusShare} in a belt of countries that includes India, where it mostly strikes younger men; in the West it is old men [volvulus].',
  ],
  types: [
    {
      title: 'Blocked (obstruction)',
      details:
        'Something stops food and gas, partly or completely. If the blood supply is pinched too, doctors call it strangulation, and surgery cannot wait.',
    },
    {
      title: 'Sore or infected',
      details:
        "Germs, Crohn's disease or tuberculosis inflame the lining. Most infections by germs pass by themselves: drink ORS. Blood, fever or stools that stay loose need tests.",
    },
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
    rowNames: { comesBack: 'Blocked or treated again' },
    details: [
      {
        title: 'Resting the bowel in hospital',
        description: 'You take nothing by mouth. A drip gives fluid and salts, and a soft tube through the nose empties the stomach.',
        benefits:
          'It is the first step when there is no danger sign. In Canada {knifeFirst} with a first blockage from scar bands had surgery in that stay; most needed none.',
        risks:
          'If the bowel does not open within about {waitHours}, or danger signs appear, surgery is needed, because waiting longer can cost bowel. In Canada {againRest} were blocked again in {canadaYears}, against {againKnife} after surgery, but the groups were not drawn by lot.',
        recovery: 'You begin with drinks when wind passes, and go on to soft food.',
        compare: {
          cut: 'None',
          nights: '{stay}, on average',
          usualLife: 'When you eat and walk well',
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
          'The twist comes back in about {untwistAgain}, so guidelines advise removing that loop soon [volvulus]. Of people treated so in the studies {untwistDied} died, but the studies differed widely. In an Indian series {beltDeath} died after emergency surgery for it.',
        recovery: 'If the camera fails, surgery follows the same day.',
        compare: {
          cut: 'None',
          nights: 'Some, until the planned operation',
          usualLife: 'After the planned operation',
          mainRisk: 'Death, studies differ widely: {untwistDied}',
          comesBack: 'Twist again: {untwistAgain}',
        },
      },
      {
        title: 'A stent for a blocking cancer',
        description:
          'If a cancer blocks the left side of the large bowel, a metal tube (stent) can be placed through it by colonoscope, as a bridge to surgery [esge].',
        benefits:
          'In a British trial a stent opened {stentWorks}, and {stentStoma} had a stoma a year later, against {knifeStoma} after emergency surgery. If the cancer cannot be removed, European advice prefers a stent [esge].',
        risks:
          'It can slip, block or tear the bowel: {stentDeath} died within a month of surgery, against {knifeDeath} after emergency surgery.',
        recovery: 'If the stent works, stools pass again, and planned surgery follows after about {bridge}.',
        compare: {
          cut: 'None',
          nights: '{stentStay} in Britain, surgery included',
          usualLife: 'After the planned operation',
          mainRisk: 'Death within a month: {stentDeath}',
          comesBack: 'Stoma a year later: {stentStoma}',
        },
      },
      {
        title: 'Medicines for the cause',
        description: "Infection, Crohn's disease and tuberculosis each need their own medicines, and TB treatment takes many months.",
        benefits:
          'Many people with bowel TB never need an operation. In studies put together, {tbBetter} with a tight part felt better on TB medicine.',
        risks:
          'In those studies {tbSurgery} needed surgery in the end. TB medicines hurt the liver of {liverShare} in Delhi; those for Crohn’s disease lower your guard against infection.',
        recovery: 'You feel better over weeks, but must finish the course.',
        compare: {
          cut: 'None',
          nights: 'None, as a rule',
          usualLife: 'Goes on',
          mainRisk: 'TB medicines, sore liver: {liverShare}',
          comesBack: 'TB, surgery in the end: {tbSurgery}',
        },
      },
      {
        title: 'Surgery',
        description:
          'The surgeon frees or removes the part that is blocked, dead or diseased, through small cuts or one larger cut. A stoma is sometimes needed.',
        benefits:
          'It saves bowel and life when the blood supply is cut off. With scar bands in American hospitals {soonDied} operated on within {delayTime} died, and {lateDied} of those operated on later, who were also sicker.',
        risks:
          'In Kolkata {kolkataTrouble} operated on for a sudden blockage had a problem afterwards, most often of the wound or the chest. A leak and new scar bands can follow too.',
        recovery:
          'The bowel needs some days to start again. In Norway {norway} were blocked again by scar bands within {norwayYears}; in Denmark {painAfter} still had pain long afterwards, and {hindered} were hindered by it.',
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
        description:
          'A partial blockage may open by itself, but nobody can promise this at home. A complete one can cut off the blood, burst the bowel and lead to death.',
        benefits:
          'Waiting at home with a blockage has none. With a mild belly upset and no danger signs, a short wait with plenty of fluids is reasonable.',
        risks: 'Even in hospital {deathsKolkata} with a sudden blockage died in Kolkata, and in world figures {deaths} with scar bands.',
        recovery: 'With danger signs do not wait.',
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
        'Trials, two of them Indian, found {tbCourse} probably as good as {tbLong} [cochrane]. In Delhi the four together hurt the liver of {liverShare}. Ethambutol harms sight in about {eyeShare}, mostly for a time; in about {eyeLast} it lasts. Tell us the same day about yellow eyes or changed sight.',
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
    "Crohn's disease and bowel TB can look the same, so that even after every test doctors must sometimes treat for one and watch.",
  ],
  preparing: [
    'In an emergency do not eat or drink, and leave at once.',
    'Bring old notes, scans and all medicines, above all blood thinners, and do not stop any on your own.',
  ],
  inHospital: ['First come fluid, pain relief and a scan.'],
  recovery: [
    {
      when: 'The first weeks at home',
      what: 'Eat small meals and add one new food at a time; see “Postoperative care”. After an open operation, lift nothing heavy, such as a bucket, a gas cylinder or a child, for at least {NoLiftWeeks}.',
    },
  ],
  deciding: 'Without danger signs, weigh how often attacks come, how fit you are, and how you feel about a stoma.',
  questions: [
    'What do you think is the cause, and how sure are you?',
    'Which signs would make you operate today?',
    'Will I need a stoma?',
    'Do I need tests for tuberculosis or Crohn’s disease?',
    'How likely is it to come back, and whom do I call at night?',
  ],
  livingWith: [
    'Chew well: tough skins and seeds get stuck in a narrow part.',
    'In Geneva {swissKnife} had attacks again within about {swissYears} of surgery for a blocked small bowel, and {swissRest} after a drip and tube alone.',
  ],
  support: [
    { name: 'Ostomy Association of India', url: 'https://ostomyindia.com/events' },
    { name: 'NIDDK: Abdominal adhesions', url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/abdominal-adhesions' },
    { name: 'National Health Authority: PM-JAY (Ayushman Bharat)', url: 'https://nha.gov.in/PM-JAY' },
  ],
  evidence: {
    sources: {
      teixeira: {
        title: 'Early operation is associated with a survival benefit for patients with adhesive bowel obstruction',
        publisher: 'Annals of Surgery',
        year: 2013,
        url: 'https://doi.org/10.1097/SLA.0b013e3182a1b100',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      geneva: {
        title: 'Clinical outcome in acute small bowel obstruction after surgical or conservative management',
        publisher: 'World Journal of Surgery',
        year: 2014,
        url: 'https://doi.org/10.1007/s00268-014-2733-6',
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
        basis: 'copy',
        copy: 'its abstract, in a stored copy of the paper',
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
      crest: {
        title: 'Colorectal Endoscopic Stenting Trial (CReST) for obstructing left-sided colorectal cancer: randomized clinical trial',
        publisher: 'British Journal of Surgery',
        year: 2022,
        url: 'https://doi.org/10.1093/bjs/znac141',
        checkedOn: '2026-11-23',
        basis: 'copy',
        copy: 'most of its abstract, and the European coloproctologists’ account of it',
      },
      pattanaik: {
        title: 'Emergency management of sigmoid colon volvulus in a volvulus belt population and a review of literature',
        publisher: 'Indian Journal of Surgery',
        year: 2018,
        url: 'https://doi.org/10.1007/s12262-017-1699-7',
        checkedOn: '2026-11-23',
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
      soonDied: { value: '3 in 100', source: 'teixeira' },
      lateDied: { value: '6.5 in 100', source: 'teixeira' },
      delayTime: { value: '24 hours', source: 'teixeira' },
      hindered: { value: '17 of 90', source: 'jeppesen' },
      swissKnife: { value: '35 in 100', source: 'geneva' },
      swissRest: { value: '57 in 100', source: 'geneva' },
      swissYears: { value: '5 years', source: 'geneva' },
      knifeFirst: { value: '22 in 100 people', source: 'behman' },
      againRest: { value: '21 in 100', source: 'behman' },
      againKnife: { value: '13 in 100', source: 'behman' },
      eyeShare: { value: '19 in 1,000 people', source: 'eyes' },
      eyeLast: { value: '2 in 1,000', source: 'eyes' },
      liverShare: { value: '56 of 346 people', source: 'delhiLiver' },
      norway: { value: '18 in 100 people', source: 'fevang' },
      norwayYears: { value: '10 years', source: 'fevang' },
      painAfter: { value: '19 of 90 people', source: 'jeppesen' },
      canadaYears: { value: '2005 to 2014', source: 'behman' },
      stentWorks: { value: '98 of 119 people', source: 'crest' },
      stentStoma: { value: '45 in 100', source: 'crest' },
      knifeStoma: { value: '66 in 100', source: 'crest' },
      stentDeath: { value: '4 of 110', source: 'crest' },
      knifeDeath: { value: '6 of 107', source: 'crest' },
      stentStay: { value: '19 days', source: 'crest' },
      beltDeath: { value: '10 in 100 people', source: 'pattanaik' },
      tbCourse: { value: '6 months', source: 'cochrane' },
      tbLong: { value: '9 months', source: 'cochrane' },
      kids: { value: 'more than 93 in 100 children', source: 'liu' },
      deathsKolkata: { value: '27 of 367 people', source: 'kolkata' },
      bridge: { value: '2 weeks', source: 'esge' },
      untwistAgain: { value: '34 in 100', source: 'untwist' },
      untwistWorks: { value: '80 in 100 people', source: 'untwist' },
      untwistDied: { value: '23 in 100', source: 'untwist' },
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
  written: '2026-11-23',
} as const satisfies Treatment;
