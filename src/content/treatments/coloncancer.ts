import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf, withCancer } from '#content/triage.ts';

export const treatment = {
  id: null,
  group: 'colon-rectum',
  link: 'coloncancer',
  name: 'Colon cancer',
  otherNames: ['Bowel cancer', 'Large bowel cancer', 'Colorectal cancer', 'आंत का कैंसर', 'बड़ी आंत का कैंसर', 'कोलन कैंसर'],
  kind: 'condition',
  organs: ['large-intestine'],
  icd10: 'C18',
  summary:
    'Told that you have colon cancer? What the stage means for the years ahead, how surgery, chemotherapy and immunotherapy compare, and what to ask.',
  keywords: ['colon cancer', 'bowel cancer', 'colon cancer survival by stage', 'colectomy', 'blood in stool', 'colonoscopy', 'आंत का कैंसर'],
  aims: 'This page helps you understand a new diagnosis of colon cancer, what each treatment adds and costs, and what to ask.',
  description:
    'If you have just been told that you have colon cancer, there is usually time to plan, and when it has not spread, surgery can often remove all of it. It starts in the lining of the large bowel, as a rule from a polyp. The stage, which is how far it has grown, decides the treatment.',
  careCard: cardOf([
    'heavy-bleeding',
    'blocked',
    'severe-pain',
    'hard-belly',
    ...withCancer,
    'stoma-pours',
    'stoma-black',
    ...afterBellyOperation,
    'wound-redness',
    'first-blood',
    'bowel-habit',
    'weight-loss',
    'anaemia',
    'lump-felt',
    'bowel-cancer-in-family',
    'second-opinion',
    'check-due',
  ]),
  symptoms: [
    'Early on you may feel nothing.',
    'Of people with bowel cancer at a Mumbai hospital, {tataBlood} had bleeding, {tataPain} had pain, and {tataHabit} had a change of habit.',
    'On the right side it may bleed too slowly to be seen, and you grow tired and pale. On the left side it more often blocks the bowel.',
    'People in Mumbai had waited {tataWait} on average. Piles are common, but blood should not be put down to them unseen.',
  ],
  causes: [
    'It is rarer in India than in the West: about {rateMen} and {rateWomen} get it in a year. It can start young here; the average age in Mumbai was {tataAge}.',
    'A parent, brother, sister or child with bowel cancer raises your chance. So does an inherited condition, such as Lynch syndrome or very many polyps (FAP).',
    'Long-lasting colitis, diabetes, extra weight, tobacco, alcohol, and much red or processed meat add to it.',
    'Many people who get it have none of these, and nobody is to blame.',
  ],
  types: [
    {
      title: 'Stages one to four',
      details:
        'In stage one the cancer is within the wall of the bowel, and in stage two it has grown through it. In stage three it has reached glands (lymph nodes) nearby. In stage four it has spread, most often to the liver.',
    },
    {
      title: 'With or without a repair fault (dMMR or MSI-high)',
      details:
        'In {dmmrShare} that have not spread, the cells cannot mend their genes. Immunotherapy works well against these. It may run in the family.',
    },
  ],
  tests: [
    {
      title: 'Colonoscopy with biopsy',
      details:
        'A camera looks at the colon and takes a sample, which proves the cancer. If it could not pass, the rest of the colon is looked at within {restOfColon} of the operation.',
    },
    { title: 'CT scan of chest and belly', details: 'It shows whether the cancer has reached the liver or the lungs.' },
    { title: 'Blood tests', details: 'They show anaemia, and the marker CEA helps later to spot a return.' },
    {
      title: 'Tests on the sample',
      details: 'The laboratory looks for the repair fault and, if the cancer has spread, for changes named RAS and BRAF.',
    },
  ],
  treatment: {
    overview:
      'Surgeons and cancer doctors should plan your care together. In stages one to three the aim is a cure, and surgery is the main step. In stage four medicines usually come first.',
    details: [
      {
        title: 'Surgery to remove part of the colon (colectomy)',
        description:
          'The surgeon takes out the part with the cancer and its glands, by keyhole or open, and joins the ends. Most planned operations need no stoma. A cancer that has only just begun in a polyp can sometimes be cut out by colonoscope instead.',
        benefits: 'For stages one to three it gives the main chance of a cure.',
        risks:
          'In a study of {escpCount} with right-sided cancer in many countries, {escpAny} had some problem within a month, the join leaked in {escpLeak}, and {escpDeath} died. Emergency operations carry more risk than planned ones.',
        recovery: 'Plan for about a week in hospital and several weeks at home.',
      },
      {
        title: 'Chemotherapy after surgery',
        description: 'In stage three, and in some of stage two, medicines are given for some months. Common plans are FOLFOX and CAPOX.',
        benefits:
          'In a large trial of stage three, {folfoxAlive} whose treatment included oxaliplatin were alive after {folfoxYears}, against {withoutAlive} without it. In stage two it made no difference.',
        risks:
          'Tiredness, loose stools and infection are common. Oxaliplatin numbs fingers and feet, and a year later this was still severe in {nerveYear}.',
        recovery: 'Each round is followed by a rest, and your blood is checked first.',
      },
      {
        title: 'Immunotherapy for cancers with the repair fault',
        description: 'Drips wake the body’s own defences, before surgery or when the cancer has spread.',
        benefits:
          'In a Dutch study of cancers that had not spread, they shrank in {nicheAnswer}, and none was left in {nicheGone}. In spread cancer, {keyAlive} given pembrolizumab were alive after {keyYears}, against {chemoAlive} given chemotherapy first.',
        risks: 'The defences can attack the skin, bowel, hormone glands, liver or lungs, and the cost is high.',
        recovery: 'Daily life can often go on between drips.',
      },
      {
        title: 'Treatment when the cancer has spread',
        description:
          'Chemotherapy is given, often with an antibody such as bevacizumab or cetuximab. Spots in the liver or lungs are cut out or burnt where possible.',
        benefits: 'It often adds months or years, and some people are cured.',
        risks: 'Side effects build up over time. Liver surgery has dangers of its own.',
        recovery: 'Care for pain, food and mood begins on the first day.',
      },
      {
        title: 'Stent or stoma for a blocked bowel',
        description:
          'A metal tube (stent) is placed through the blocked part by colonoscope, or a stoma lets stool out above it. European advice allows a stent on the left side, once you have weighed it with your surgeon [esge].',
        benefits: 'The blockage is relieved and you have time to get fit.',
        risks: 'A stent can slip, block or tear the bowel. A stoma needs daily care.',
        recovery: 'After a stent, that advice suggests an operation about {bridge} later.',
      },
      {
        title: 'No treatment of the cancer',
        description: 'Very frail people may choose this, when treatment would take more than it gives.',
        benefits: 'You are spared side effects and days in hospital.',
        risks: 'The cancer goes on growing. It may bleed, block or burst the bowel, and the time for a cure can pass.',
        recovery: 'Care for comfort can start at once, and you may change your mind.',
        withoutTreatment: true,
      },
    ],
  },
  uncertainties: [
    'In Mumbai, {mumLocal} with cancer in the bowel wall alone were alive after {fiveYears}. It was {mumRegional} when nearby parts were reached, and {mumDistant} when it had spread far. They fell ill in {mumYears}; other causes of death are left out.',
    'In the United States in {usYears} it was {usOne} in stage one, {usTwo} in stage two, {usThree} in stage three and {usFour} in stage four.',
    'Treatment is better now, but we found no newer Indian figures by stage. Averages cannot tell what will happen to you.',
  ],
  preparing: [
    'Have anaemia treated, eat as well as you can, walk each day, and stop tobacco in every form.',
    'Ask how to take each medicine. Blood thinners and diabetes medicines are changed only on the team’s advice.',
    'Ask for the price, and whether Ayushman Bharat (PM-JAY), your state’s scheme or your insurance pays.',
  ],
  inHospital: [
    'You have a drip, a bladder tube and strong pain relief, and are helped out of bed early.',
    'Staff watch for fever, a fast pulse and new pain, which can mean a leak.',
    'The tissue report gives the stage, so ask for a copy.',
  ],
  recovery: [
    { when: 'The first week', what: 'Short walks, deep breaths and small soft meals help the bowel wake up.' },
    {
      when: 'The first weeks at home',
      what: 'After an open operation, lift nothing heavier than {NoLiftWeight} for at least {NoLiftWeeks}. Add vegetables and pulses step by step.',
    },
    { when: 'When the report is back', what: 'You hear whether chemotherapy is advised, and when it would start.' },
    {
      when: 'The next years',
      what: 'Visits, CEA tests, scans and colonoscopies look for a return. Ask for your dates in writing.',
    },
  ],
  deciding:
    'Ask what the aim of each step is: a cure, more time, or comfort. Set what chemotherapy adds at your stage against numb fingers, months of visits and the cost. A second opinion offends nobody.',
  questions: [
    'What stage is it, and which tests are missing?',
    'Was my sample tested for the repair fault (dMMR)?',
    'Which part of the colon would you remove, and by keyhole or open surgery?',
    'How many of these do you do a year, and how often does the join leak?',
    'Will I need a stoma, and for how long?',
    'What would chemotherapy add at my stage?',
    'Should my close family be tested, and from what age?',
  ],
  livingWith: [
    'Exercise is treatment as well. In a trial after chemotherapy, {moveFree} with a coached plan lived free of cancer for {moveYears}, against {moveControl} who got leaflets alone.',
    'Stools may come in a rush for some months, and smaller meals can help.',
    'Your parents, brothers, sisters and children should ask when to have a colonoscopy.',
    'Fear before each check, low mood and money worries are common. Help with them is part of care.',
  ],
  support: [
    {
      name: 'National Cancer Institute (US): Colon cancer treatment',
      url: 'https://www.cancer.gov/types/colorectal/patient/colon-treatment-pdq',
    },
    { name: 'Ostomy Association of India', url: 'https://ostomyindia.com/events' },
    { name: 'Tele-MANAS: free help for the mind, day and night', url: 'https://telemanas.mohfw.gov.in/' },
  ],
  evidence: {
    sources: {
      tata: {
        title: 'Colorectal cancer in India: an audit from a tertiary center in a low prevalence area',
        publisher: 'Indian Journal of Surgical Oncology (Tata Memorial Hospital, Mumbai)',
        year: 2017,
        url: 'https://doi.org/10.1007/s13193-017-0655-0',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      registries: {
        title: 'Incidence of colorectal cancers in India: a review from population-based cancer registries',
        publisher: 'Current Medicine Research and Practice',
        year: 2021,
        url: 'https://doi.org/10.4103/cmrp.cmrp_65_20',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      niche: {
        title: 'Neoadjuvant immunotherapy in locally advanced mismatch repair-deficient colon cancer',
        publisher: 'New England Journal of Medicine',
        year: 2024,
        url: 'https://doi.org/10.1056/NEJMoa2400634',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      esmo: {
        title: 'Localised colon cancer: ESMO Clinical Practice Guidelines for diagnosis, treatment and follow-up',
        publisher: 'European Society for Medical Oncology, in Annals of Oncology',
        year: 2020,
        url: 'https://doi.org/10.1016/j.annonc.2020.06.022',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'Medscape, summary of the guideline’s recommendations',
      },
      escp: {
        title:
          'Predictors for anastomotic leak, postoperative complications, and mortality after right colectomy for cancer: results from an international snapshot audit',
        publisher: 'Diseases of the Colon & Rectum, in the records of Maastricht University',
        year: 2020,
        url: 'https://cris.maastrichtuniversity.nl/en/publications/predictors-for-anastomotic-leak-postoperative-complications-and-m',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      mosaicTen: {
        title:
          'Adjuvant fluorouracil, leucovorin, and oxaliplatin in stage II to III colon cancer: updated 10-year survival and outcomes according to BRAF mutation and mismatch repair status of the MOSAIC study',
        publisher: 'Journal of Clinical Oncology',
        year: 2015,
        url: 'https://doi.org/10.1200/JCO.2015.63.4238',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      mosaicSix: {
        title:
          'Improved overall survival with oxaliplatin, fluorouracil, and leucovorin as adjuvant treatment in stage II or III colon cancer in the MOSAIC trial',
        publisher: 'Journal of Clinical Oncology',
        year: 2009,
        url: 'https://doi.org/10.1200/JCO.2008.20.6771',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      keynote: {
        title:
          'Pembrolizumab versus chemotherapy in microsatellite instability-high or mismatch repair-deficient metastatic colorectal cancer: 5-year follow-up from the randomized phase III KEYNOTE-177 study',
        publisher: 'Annals of Oncology, in the records of UMC Utrecht',
        year: 2025,
        url: 'https://researchinformation.umcutrecht.nl/en/publications/pembrolizumab-versus-chemotherapy-in-microsatellite-instability-h',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'DocWire News, account of the paper’s results',
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
      mumbai: {
        title: 'Population-based survival from colorectal cancer in Mumbai (Bombay), India',
        publisher: 'European Journal of Cancer',
        year: 2001,
        url: 'https://doi.org/10.1016/S0959-8049(01)00108-3',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      seer: {
        title: 'Colon cancer survival rates with the new American Joint Committee on Cancer sixth edition staging',
        publisher: 'Journal of the National Cancer Institute',
        year: 2004,
        url: 'https://doi.org/10.1093/jnci/djh275',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      challenge: {
        title: 'Structured exercise after adjuvant chemotherapy for colon cancer',
        publisher: 'New England Journal of Medicine',
        year: 2025,
        url: 'https://doi.org/10.1056/NEJMoa2502760',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      tataBlood: { value: '57 in 100 people', source: 'tata' },
      tataPain: { value: '44', source: 'tata' },
      tataHabit: { value: '26 in 100', source: 'tata' },
      tataWait: { value: '4 months', source: 'tata' },
      tataAge: { value: '47 years', source: 'tata' },
      rateMen: { value: '5 in 100,000 men', source: 'registries' },
      rateWomen: { value: '4 in 100,000 women', source: 'registries' },
      dmmrShare: { value: '10 to 15 in 100 colon cancers', source: 'niche' },
      restOfColon: { value: '3 to 6 months', source: 'esmo' },
      escpCount: { value: '2,515 people', source: 'escp' },
      escpAny: { value: '38 in 100 people', source: 'escp' },
      escpLeak: { value: 'about 7', source: 'escp' },
      escpDeath: { value: 'about 3 in 100', source: 'escp' },
      folfoxAlive: { value: '67 in 100 people', source: 'mosaicTen' },
      folfoxYears: { value: '10 years', source: 'mosaicTen' },
      withoutAlive: { value: '59 in 100', source: 'mosaicTen' },
      nerveYear: { value: 'about 1 in 100 people', source: 'mosaicSix' },
      nicheAnswer: { value: '109 of 111 people', source: 'niche' },
      nicheGone: { value: '75 of them', source: 'niche' },
      keyAlive: { value: '55 in 100 people', source: 'keynote' },
      keyYears: { value: '5 years', source: 'keynote' },
      chemoAlive: { value: '44 in 100', source: 'keynote' },
      bridge: { value: '2 weeks', source: 'esge' },
      mumYears: { value: '1987 to 1991', source: 'mumbai' },
      mumLocal: { value: '61 in 100 people', source: 'mumbai' },
      mumRegional: { value: '32', source: 'mumbai' },
      mumDistant: { value: '9 in 100', source: 'mumbai' },
      fiveYears: { value: '5 years', source: 'mumbai' },
      usYears: { value: '1991 to 2000', source: 'seer' },
      usOne: { value: '93 in 100 people', source: 'seer' },
      usTwo: { value: 'about 83', source: 'seer' },
      usThree: { value: 'about 60', source: 'seer' },
      usFour: { value: '8 in 100', source: 'seer' },
      moveFree: { value: '80 in 100 people', source: 'challenge' },
      moveYears: { value: '5 years', source: 'challenge' },
      moveControl: { value: '74 in 100', source: 'challenge' },
    },
  },
  written: '2026-11-22',
} as const satisfies Treatment;
