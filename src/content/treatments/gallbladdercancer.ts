import { gallbladderCancerPictures } from '#content/pictures/gallbladder-cancer.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf, upperBellyPain, withCancer } from '#content/triage.ts';
import { troubleWithEither } from '#content/trouble-at-home.ts';

export const treatment = {
  id: 2,
  group: 'gallbladder',
  link: 'gallbladdercancer',
  name: 'Gallbladder cancer',
  otherNames: ['Cancer of the gallbladder', 'Gallbladder carcinoma', 'Carcinoma gallbladder', 'पित्ताशय का कैंसर', 'पित्त की थैली का कैंसर'],
  kind: 'condition',
  organs: ['gallbladder', 'liver', 'bile-duct'],
  icon: 'gallbladder',
  images: gallbladderCancerPictures,
  icd10: 'C23',
  summary:
    'Could it be gallbladder cancer, and what can be done? The signs, what a polyp means, when surgery can help, and care when it cannot.',
  keywords: ['gallbladder cancer', 'gallbladder polyp', 'carcinoma gallbladder', 'extended cholecystectomy', 'jaundice', 'पित्ताशय का कैंसर'],
  aims: 'This page is for people who were told of gallbladder cancer or of a polyp, and for their families. It helps you to see what each treatment can give and cost, and what to ask.',
  description:
    'If you have just been told of gallbladder cancer, you need not take it all in today. It grows in the lining of the gallbladder, the small bag under the liver that stores bile. It seldom gives early signs, so it is often found late. Relief of pain, itching and worry can begin at once.',
  inShort: {
    emergency:
      'The diagnosis is not. Call 112 or 108 for severe pain, yellow eyes with fever or pain, vomiting blood, or fever on chemotherapy or with a stent; yellow eyes alone: see a doctor today.',
    operation: 'Surgery can cure if all of the cancer can come out. Often it cannot, and then medicines and comfort care help.',
    choices:
      'Surgery, chemotherapy with or without immunotherapy or rays, a stent for jaundice, or comfort care, which also goes with each of them.',
    back: 'After surgery, days in hospital and weeks to months of tiredness. Chemotherapy takes months, with days between.',
    next: 'Have a CT scan, and ask surgeons and cancer doctors together what can be done.',
  },
  careCard: cardOf([
    ...upperBellyPain,
    'fever-with-belly-pain',
    'jaundice-with-more',
    'jaundice-stent',
    'vomiting-nonstop',
    'vomits-blood-or-black-stool',
    'confused',
    'fluorouracil-chest',
    ...withCancer,
    ...afterBellyOperation,
    'operation-jaundice',
    'jaundice',
    'immunotherapy-stools',
    'wound-redness',
    'lump-felt',
    'weight-loss',
    'itching',
    'cancer-in-report',
    'scan-lump',
    'gallbladder-polyp',
    'gallbladder-cancer-in-family',
    'gallbladder-result',
  ]),
  symptoms: [
    'At first there may be nothing to feel, and early cancer is found by chance in a gallbladder that was removed for another reason [incidental].',
    'Later signs are yellow skin or eyes (jaundice), pain high in the belly, fever, a bloated belly or a lump.',
  ],
  causes: [
    'No single cause is known. Most people with this cancer have gallstones [incidental], yet few people with gallstones get it.',
    'It is more common in women and with age. Along the Ganga in North India up to {belt} get it each year, far more than in most of the world.',
  ],
  types: [
    {
      title: 'Found by chance after surgery (incidental)',
      details:
        'The microscope shows it in {incidentalShare} removed for stones. A very thin one (up to {t1a}) may need nothing more; a deeper one ({t1b} or more) usually needs new scans and a second operation.',
    },
    {
      title: 'Stages, and how long people live',
      details:
        'At a cancer centre in Kolkata ({kolkataYears}), the few people in stage I were all alive after {kolkataTime}. The chart has the other stages.',
    },
    {
      title: 'Gallbladder polyps',
      details:
        'Most of these small growths on the inner wall are not cancer. One of {polypSize} or more is a reason to remove the gallbladder, mostly by keyhole.',
    },
  ],
  tests: [
    {
      title: 'Ultrasound',
      details: 'It shows a mass, a thick wall or a polyp, but can miss a small growth among stones.',
    },
    { title: 'CT scan, and MRI of the ducts (MRCP)', details: 'They show how far it has gone and where bile is blocked.' },
    {
      title: 'Taking a sample (biopsy)',
      details: 'A needle sample is taken mainly when surgery is not planned.',
    },
    {
      title: 'A look inside (laparoscopy)',
      details: 'It can find spread that scans miss, and so spare you an operation.',
    },
  ],
  treatment: {
    overview:
      'What can be done depends on how far the cancer has gone and how fit you are. At one hospital in the north it could be removed in {operable}.',
    rowNames: { comesBack: 'How long people lived' },
    details: [
      {
        title: 'Surgery to remove it all (radical cholecystectomy)',
        description: 'Through one long cut the gallbladder comes out with a rim of liver and the glands nearby.',
        benefits:
          'Only this can cure, mainly in stages I and II: the chart shows Kolkata. In Prayagraj {prayAlive} who had surgery, at any stage, were alive after {prayTime}.',
        risks:
          'In an American study of {nsqipAll} whose bile duct was left alone, {nsqipDied} died within {nsqipTime}, and {nsqipMajor} had a major complication. Of everyone operated on for this cancer there, at any stage, {ninetyDeaths} died within {ninetyDays}. Even after full removal it often comes back [tataReview].',
        recovery: 'You stay until the drain is out.',
        compare: {
          cut: 'One long cut',
          nights: null,
          usualLife: null,
          mainRisk: 'Died within {ninetyDays}, any stage: {ninetyDeaths}',
          comesBack: 'Alive at {prayTime}, any stage: {prayAlive}',
          operation: 'gallbladder-cancer',
        },
      },
      {
        title: 'Chemotherapy, sometimes with rays (radiotherapy)',
        description: 'Drips may slow the cancer, and rays are sometimes added.',
        benefits:
          'In a trial in Delhi of {delhiSize} whose cancer could not be removed, half lived longer than {chemoLife} with gemcitabine and oxaliplatin, and {careLife} with comfort care alone. It did not test rays.',
        risks:
          'Tiredness, sickness, numb fingers and infection are common; in the Delhi trial {lowCounts} had very low blood counts. A fever of {Fever} or more is an emergency.',
        recovery: 'It comes in monthly rounds.',
        compare: {
          cut: 'None',
          nights: 'None: day visits',
          usualLife: 'Days of rest between rounds',
          mainRisk: 'Very low blood counts: {lowCounts}',
          comesBack: 'Half beyond {chemoLife}, advanced cancer',
        },
      },
      {
        title: 'Immunotherapy with chemotherapy',
        description: 'Durvalumab, given by drip with chemotherapy, helps the body’s defence attack the cancer.',
        benefits:
          'In a trial in advanced cancer of gallbladder or bile ducts, half lived longer than {durvaLife} with durvalumab and {plainLife} without it. After {durvaTime} {durvaAlive} were alive, and {plainAlive} without it.',
        risks:
          'Serious side effects came to {durvaSerious} with it and {plainSerious} without. The body’s defence turned against a healthy organ, such as the bowel or liver, in {durvaImmune}, against {plainImmune} without. It costs very much.',
        recovery: 'It goes on as long as it helps.',
        compare: {
          cut: 'None',
          nights: 'None: day visits',
          usualLife: 'Days of rest between rounds',
          mainRisk: 'A healthy organ inflamed: {durvaImmune}',
          comesBack: 'Half beyond {durvaLife}, advanced cancer',
        },
      },
      {
        title: 'Opening a blocked bile duct',
        description: 'A small tube (stent) is placed by a camera through the mouth, or through the skin.',
        benefits:
          'It relieves itching and jaundice, and can make chemotherapy possible. In an Indian trial of {drainAll} with a block high up, bile flowed well in {skinGood} with a tube through the skin and {mouthGood} with one plastic tube by mouth.',
        risks:
          'Infected bile followed early in {skinFever} through the skin and {mouthFever} by mouth, and {skinDied} and {mouthDied} died of the procedure, which may be chance. The tube can block or slip. Bleeding or a swollen pancreas can follow.',
        recovery: 'Itching improves over days to weeks. Chills or a fever of {Fever} with a tube in: call 112 or 108.',
        compare: {
          cut: 'None, or a needle',
          nights: null,
          usualLife: 'Itching eases over days to weeks',
          mainRisk: 'Infected bile: skin {skinFever}, mouth {mouthFever}',
          comesBack: 'Half {drainLife}; the cancer decides, not the stent',
          operation: 'ercp',
        },
      },
      {
        title: 'No treatment of the cancer: comfort care',
        description: 'A palliative care team treats pain, itching and worry, mostly well.',
        benefits:
          'You avoid the side effects. In a trial of {rishAll} in Rishikesh a fuller plan of comfort care improved movement and quality of life more than the usual one.',
        risks:
          'The cancer goes on growing; in the Delhi trial half lived longer than {careLife}. Jaundice or a blocked stomach may come, but each can be eased.',
        recovery: 'You may change your mind later.',
        compare: {
          cut: 'None',
          nights: 'None, if at home',
          usualLife: 'As strength allows',
          mainRisk: 'The cancer goes on growing',
          comesBack: 'Half beyond {careLife}, advanced cancer',
        },
        withoutTreatment: true,
      },
    ],
  },
  charts: [
    {
      title: 'Of people treated in Kolkata, so many were alive after {kolkataTime}',
      rows: [
        { label: 'stage II', figure: '{stage2}' },
        { label: 'stage III', figure: '{stage3}' },
        { label: 'stage IV', figure: '{stage4}' },
      ],
    },
  ],
  medicines: [
    {
      title: 'Gemcitabine with cisplatin or oxaliplatin',
      details: 'Tell us about numb fingers or hearing that gets worse.',
    },
    {
      title: 'Durvalumab',
      details: 'Report loose stools, a cough or a rash the same day.',
    },
    {
      title: 'Trastuzumab, if the cancer is {herName} positive',
      details:
        'Ask for this test: in an Indian trial {herPositive} were positive. With trastuzumab and chemotherapy the cancer shrank in {herShrank}. What it adds is uncertain. It can weaken the heart.',
    },
    {
      title: 'Capecitabine',
      details:
        'After surgery, in a British trial of bile duct and gallbladder cancers half lived longer than {capeLife} with these tablets and {noCapeLife} without, which may be chance. They can make hands and feet sore and loosen stools; say if you take warfarin.',
    },
  ],
  others: [
    {
      title: 'Is there a routine check?',
      details: 'There is none for people without signs. After any gallbladder operation, ask for the lab report.',
    },
  ],
  operations: ['gallbladder-cancer'],
  uncertainties: [
    'Should silent stones come out to prevent this cancer? Some North Indian surgeons say yes [northIndia]; British guidance says no [nice].',
    'Polyps of {polypRisk}: European advice ({polypYear}) is removal if you are over {polypAge} or Asian, or if it is flat; scans are the other way.',
  ],
  preparing: ['Bring scans on disc, and the notes, lab report and glass slides of any earlier operation.', 'Walk; stop tobacco.'],
  inHospital: ['After surgery you wake with a drip, a drain and a urine tube.'],
  recovery: [
    troubleWithEither,
    {
      when: 'The first days',
      what: 'Tell the nurse about fever or a green drain.',
    },
    {
      when: 'The first months and after',
      what: 'Chemotherapy may be offered, and scans go on for years.',
    },
  ],
  deciding:
    'If all of it can come out and a cure matters most to you, weigh that chance against the danger of surgery. If it has spread and time matters most, weigh some months more against drips and side effects. If itching troubles you most, ask for a stent. If days at home matter most, choose comfort care alone.',
  questions: [
    'What stage is it, and how sure are you?',
    'Can surgery remove all of it, and who would do it?',
    'What will medicines add for me, in time and in how I feel?',
    'Do I need a second operation after gallstone surgery?',
    'Who treats pain and itching, and at night?',
  ],
  livingWith: [
    'After surgery: of {livAll} operated on for cancer of liver or bile ducts, most felt as before after {livYear}, but strength and breath were poorer [dasgupta].',
    'On medicines: in India people after surgery and chemotherapy rated life better than those who could only have chemotherapy; over time it got worse for all [pandey]. Durvalumab made it neither better nor worse [topazLife].',
    'With a tube for jaundice: at {drainMonths} those still alive rated health {skinRate} of {rateTop} with one through the skin and {mouthRate} with one by mouth. Most had died by then, and other scores were alike.',
  ],
  support: [
    { name: 'Pallium India: palliative care and where to find it', url: 'https://palliumindia.org/about/about-pallium-india/' },
    { name: 'National Cancer Grid: cancer hospitals across India', url: 'https://www.ncgindia.org/about' },
    { name: 'Ayushman Bharat PM-JAY: help with the cost of hospital care', url: 'https://nha.gov.in/PM-JAY' },
    {
      name: 'Indian Cancer Society, Delhi: support groups, help with costs',
      url: 'https://indiancancersocietydelhi.in/find-services/cancer-support-groups/',
    },
    { name: 'MedlinePlus: Gallbladder cancer, in plain words', url: 'https://medlineplus.gov/gallbladdercancer.html' },
  ],
  evidence: {
    sources: {
      dasgupta: {
        title: 'Quality of life after liver resection for hepatobiliary malignancies',
        publisher: 'British Journal of Surgery',
        year: 2008,
        url: 'https://doi.org/10.1002/bjs.6180',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      pandey: {
        title: 'Health related quality of life in patients of the gallbladder cancer with treatment',
        publisher: 'International Journal of Biological and Medical Research',
        year: 2017,
        url: 'https://www.biomedscidirect.com/2286/health-related-quality-of-life-in-patients-of-the-gallbladder-cancer-with-treatment',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      incidental: {
        title: 'Incidentally Detected Gallbladder Cancer- The Controversies and Algorithmic Approach to Management',
        publisher: 'The Indian Journal of Surgery',
        year: 2012,
        url: 'https://doi.org/10.1007/s12262-012-0592-7',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      tataReview: {
        title: 'Management of gallbladder cancer in India',
        publisher: 'Chinese Clinical Oncology (Tata Memorial Hospital, Mumbai)',
        year: 2019,
        url: 'https://doi.org/10.21037/cco.2019.07.03',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      gangetic: {
        title:
          'Epidemiological and Geographical Profile of Gall Bladder Cancer Patients from a Hospital-based Registry of Northern Gangetic Plains',
        publisher: 'Asian Pacific Journal of Environment and Cancer',
        year: 2022,
        url: 'https://doi.org/10.31557/apjec.2022.5.1.3-10',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      kolkata: {
        title: 'Characteristics and outcomes of gallbladder cancer patients at the Tata Medical Center, Kolkata 2017–2019',
        publisher: 'Cancer Medicine',
        year: 2023,
        url: 'https://doi.org/10.1002/cam4.5677',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      ninety: {
        title: 'Minimally invasive and open gallbladder cancer resections: 30- vs 90-day mortality',
        publisher: 'Hepatobiliary & Pancreatic Diseases International',
        year: 2017,
        url: 'https://doi.org/10.1016/S1499-3872(17)60025-0',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      delhi: {
        title: 'Best supportive care compared with chemotherapy for unresectable gall bladder cancer: a randomized controlled study',
        publisher: 'Journal of Clinical Oncology',
        year: 2010,
        url: 'https://pubmed.ncbi.nlm.nih.gov/20855823/',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      topaz: {
        title: 'Durvalumab plus Gemcitabine and Cisplatin in Advanced Biliary Tract Cancer',
        publisher: 'NEJM Evidence',
        year: 2022,
        url: 'https://doi.org/10.1056/EVIDoa2200015',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      northIndia: {
        title: 'Need for Prophylactic Cholecystectomy in Silent Gall Stones in North India',
        publisher: 'Indian Journal of Surgical Oncology',
        year: 2015,
        url: 'https://doi.org/10.1007/s13193-015-0418-8',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      nice: {
        title: 'Gallstone disease: diagnosis and management (CG188)',
        publisher: 'National Institute for Health and Care Excellence',
        year: 2014,
        url: 'https://www.nice.org.uk/guidance/cg188/chapter/Recommendations',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its sections on diagnosis and on stones in the gallbladder',
      },
      polyps: {
        title:
          'Management and follow-up of gallbladder polyps: updated joint guidelines between the European Society of Gastrointestinal and Abdominal Radiology (ESGAR), European Association for Endoscopic Surgery and other Interventional Techniques (EAES), International Society of Digestive Surgery-European Federation (EFISDS) and European Society of Gastrointestinal Endoscopy (ESGE)',
        publisher: 'European Radiology',
        year: 2022,
        url: 'https://doi.org/10.1007/s00330-021-08384-w',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its advice in Table 2 of a review, BMC Gastroenterology, 10.1186/s12876-023-03094-7',
      },
      bilcap: {
        title: 'Long-Term Outcomes and Exploratory Analyses of the Randomized Phase III BILCAP Study',
        publisher: 'Journal of Clinical Oncology',
        year: 2022,
        url: 'https://doi.org/10.1200/JCO.21.02568',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      nsqip: {
        title: 'Minimally invasive vs. open radical cholecystectomy for gallbladder cancer: 30-day NSQIP outcomes analysis',
        publisher: 'Surgical Endoscopy',
        year: 2025,
        url: 'https://doi.org/10.1007/s00464-025-11755-9',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      immune: {
        title:
          'Immune-mediated adverse events in the randomized phase 3 TOPAZ-1 study of durvalumab plus gemcitabine and cisplatin in advanced biliary tract cancer',
        publisher: 'Journal of Hepatology',
        year: 2025,
        url: 'https://www.journal-of-hepatology.eu/article/S0168-8278(25)02201-9/fulltext',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      drain: {
        title: 'Endoscopic or percutaneous biliary drainage for gallbladder cancer: a randomized trial and quality of life assessment',
        publisher: 'Clinical Gastroenterology and Hepatology',
        year: 2008,
        url: 'https://doi.org/10.1016/j.cgh.2008.03.028',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      her: {
        title:
          'Trastuzumab Plus Gemcitabine-Cisplatin for Treatment-Naïve Human Epidermal Growth Factor Receptor 2-Positive Biliary Tract Adenocarcinoma: A Multicenter, Open-Label, Phase II Study (TAB)',
        publisher: 'Journal of Clinical Oncology',
        year: 2024,
        url: 'https://doi.org/10.1200/JCO.23.01193',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      topazLong: {
        title:
          'Durvalumab plus chemotherapy in advanced biliary tract cancer: 3-year overall survival update from the phase III TOPAZ-1 study',
        publisher: 'Journal of Hepatology',
        year: 2025,
        url: 'https://doi.org/10.1016/j.jhep.2025.05.003',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      topazLife: {
        title:
          'Durvalumab plus gemcitabine and cisplatin in advanced biliary tract cancer (TOPAZ-1): patient-reported outcomes from a randomised, double-blind, placebo-controlled, phase 3 trial',
        publisher: 'Lancet Oncology',
        year: 2024,
        url: 'https://doi.org/10.1016/S1470-2045(24)00082-2',
        checkedOn: '2026-11-23',
        basis: 'copy',
        copy: 'the first part of its abstract, and its results as The ASCO Post gives them',
      },
      rishikesh: {
        title: 'Effectivity of Palliative Care Bundle on Advanced Gallbladder Cancer: A Randomised Controlled Trial',
        publisher: 'Indian Journal of Palliative Care',
        year: 2023,
        url: 'https://jpalliativecare.com/effectivity-of-palliative-care-bundle-on-advanced-gallbladder-cancer-a-randomised-controlled-trial',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      prayagraj: {
        title: 'Survival analysis and prognostic factors of the carcinoma of gallbladder',
        publisher: 'World Journal of Surgical Oncology',
        year: 2022,
        url: 'https://doi.org/10.1186/s12957-022-02857-y',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
    },
    figures: {
      livAll: { value: '103 people', source: 'dasgupta' },
      livYear: { value: '1 year', source: 'dasgupta' },
      nsqipDied: { value: '4 people', source: 'nsqip' },
      prayAlive: { value: '20 in 100', source: 'prayagraj' },
      prayTime: { value: '3 years', source: 'prayagraj' },
      skinDied: { value: '4 in 100', source: 'drain' },
      mouthDied: { value: '8 in 100', source: 'drain' },
      drainAll: { value: '54 people', source: 'drain' },
      rishAll: { value: '116 people', source: 'rishikesh' },
      nsqipAll: { value: '1,303 people', source: 'nsqip' },
      durvaLife: { value: '12.9 months', source: 'topazLong' },
      plainLife: { value: '11.3 months', source: 'topazLong' },
      nsqipTime: { value: '30 days', source: 'nsqip' },
      nsqipMajor: { value: 'about 2 in 100', source: 'nsqip' },
      durvaSerious: { value: '76 in 100', source: 'topaz' },
      plainSerious: { value: '78 in 100', source: 'topaz' },
      durvaImmune: { value: '14 in 100', source: 'immune' },
      plainImmune: { value: '5 in 100', source: 'immune' },
      skinGood: { value: '89 in 100', source: 'drain' },
      mouthGood: { value: '41 in 100', source: 'drain' },
      drainMonths: { value: '3 months', source: 'drain' },
      skinRate: { value: '75', source: 'drain' },
      mouthRate: { value: '30.5', source: 'drain' },
      rateTop: { value: '100', source: 'drain' },
      skinFever: { value: '11 in 100', source: 'drain' },
      mouthFever: { value: '48 in 100', source: 'drain' },
      drainLife: { value: '60 days', source: 'drain' },
      herName: { value: 'HER2', source: 'her' },
      herPositive: { value: '118 of 876 people', source: 'her' },
      herShrank: { value: '50 of 90 people', source: 'her' },
      belt: { value: '21 in 100,000 women', source: 'tataReview' },
      t1a: { value: 'T1a', source: 'incidental' },
      t1b: { value: 'T1b', source: 'incidental' },
      incidentalShare: { value: 'between 0.2 and 2.9 in 100 gallbladders', source: 'incidental' },
      operable: { value: '27 in 100 people', source: 'gangetic' },
      stage2: { value: '61 in 100 people', source: 'kolkata' },
      stage3: { value: '30 in 100', source: 'kolkata' },
      stage4: { value: '9 in 100', source: 'kolkata' },
      kolkataTime: { value: '2 years', source: 'kolkata' },
      kolkataYears: { value: '2017 to 2019', source: 'kolkata' },
      ninetyDeaths: { value: '17 in 100', source: 'ninety' },
      ninetyDays: { value: '90 days', source: 'ninety' },
      lowCounts: { value: '10 of 26 people', source: 'delhi' },
      delhiSize: { value: '81 people', source: 'delhi' },
      chemoLife: { value: '9.5 months', source: 'delhi' },
      careLife: { value: '4.5 months', source: 'delhi' },
      durvaAlive: { value: '15 in 100', source: 'topazLong' },
      durvaTime: { value: '3 years', source: 'topazLong' },
      plainAlive: { value: '7 in 100', source: 'topazLong' },
      polypSize: { value: '10 mm', source: 'polyps' },
      polypRisk: { value: '6 to 9 mm', source: 'polyps' },
      polypYear: { value: '2022', source: 'polyps' },
      polypAge: { value: '60', source: 'polyps' },
      capeLife: { value: '49.6 months', source: 'bilcap' },
      noCapeLife: { value: '36.1 months', source: 'bilcap' },
    },
  },
  written: '2026-11-23',
} as const satisfies Treatment;
