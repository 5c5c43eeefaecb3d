import { colonCancerPictures } from '#content/pictures/colon-cancer.ts';
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
  icon: 'colon-rectum',
  images: colonCancerPictures,
  icd10: 'C18',
  summary:
    'Told that you have colon cancer? What the stage means for the years ahead, how surgery, chemotherapy and immunotherapy compare, and what to ask.',
  keywords: ['colon cancer', 'bowel cancer', 'colon cancer survival by stage', 'colectomy', 'blood in stool', 'colonoscopy', 'आंत का कैंसर'],
  aims: 'This page is for people told that they have colon cancer, and their families: what each treatment adds and costs, and what to ask.',
  description:
    'If you have just been told that you have colon cancer, there is usually time to plan, and when it has not spread, surgery can often remove all of it. It starts in the lining of the large bowel, mostly from a polyp. The stage, which is how far it has grown, decides the treatment.',
  inShort: {
    emergency:
      'Being told of it is not an emergency. A blocked bowel, heavy bleeding, severe pain, or fever on cancer medicines is: call 112 or 108.',
    operation:
      'In stages one to three, surgery is the main step, and most planned operations need no stoma. In stage four medicines usually come first.',
    choices:
      'Surgery with or without chemotherapy, immunotherapy for some, a stent or stoma for a blockage, or no treatment of the cancer.',
    back: 'After keyhole surgery expect about {stayKey} in hospital, and several weeks at home; chemotherapy adds some months.',
    next: 'Have the whole colon looked at, a CT scan, and your sample tested for the repair fault (dMMR).',
  },
  careCard: cardOf([
    'heavy-bleeding',
    'blocked',
    'severe-pain',
    'hard-belly',
    'fluorouracil-chest',
    ...withCancer,
    'stoma-pours',
    'stoma-black',
    ...afterBellyOperation,
    'immunotherapy-stools',
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
    'Of people with bowel cancer at a Mumbai hospital, {tataBlood} had bleeding, {tataPain} had pain, and {tataHabit} had a change of habit.',
    'On the right side it may bleed too slowly to be seen, and you grow tired and pale, while on the left side it more often blocks the bowel.',
    'Piles are common, but blood should not be put down to them unseen.',
  ],
  causes: [
    'It is rarer in India than in the West: about {rateMen} and {rateWomen} get it in a year. It can start young here; the average age in Mumbai was {tataAge}.',
    'A parent, brother, sister or child with bowel cancer raises your chance. So does Lynch syndrome or very many polyps (FAP).',
    'Long-lasting colitis, diabetes, extra weight, tobacco, alcohol, and much red or processed meat add to it.',
    'Many have none of these, and nobody is to blame.',
  ],
  types: [
    {
      title: 'Stages one to four',
      details:
        'In stage one the cancer is within the wall of the bowel, and in stage two it has grown through it. In stage three it has reached glands (lymph nodes) nearby. In stage four it has spread, most often to the liver.',
    },
    {
      title: 'With or without a repair fault (dMMR or MSI-high)',
      details: 'In {dmmrShare} that have not spread, the cells cannot mend their genes. Immunotherapy works well against these.',
    },
  ],
  tests: [
    {
      title: 'Colonoscopy with biopsy',
      details:
        'A camera looks at the colon and takes a sample, which proves the cancer. If it could not pass, the rest of the colon is looked at within {restOfColon} of the operation.',
    },
    { title: 'CT scan of chest and belly', details: 'It shows whether the cancer has reached the liver or the lungs.' },
    { title: 'Blood tests', details: 'They show anaemia, and the marker CEA.' },
    {
      title: 'Tests on the sample',
      details: 'The laboratory looks for the repair fault and, if the cancer has spread, for changes named RAS and BRAF.',
    },
  ],
  treatment: {
    overview: 'Surgeons and cancer doctors should plan your care together.',
    details: [
      {
        title: 'Surgery to remove part of the colon (colectomy)',
        description:
          'The surgeon takes out the part with the cancer and its glands, by keyhole or open, and joins the ends. Most planned operations need no stoma. A cancer that has only just begun in a polyp can sometimes be cut out by colonoscope instead.',
        benefits: 'For stages one to three it gives the main chance of a cure.',
        risks:
          'In a study of {escpCount} with right-sided cancer, {escpAny} had some problem within a month, the join leaked in about {escpLeak}, and {escpDeath} died.',
        recovery:
          'In a Dutch trial the stay was typically {stayKey} after keyhole surgery with early food and walking, and {stayOpen} after open surgery. Plan for several weeks at home.',
        compare: {
          cut: 'A few small cuts, or one long',
          nights: '{stayKey} keyhole, {stayOpen} open',
          usualLife: null,
          mainRisk: 'The join leaks: {escpLeak}',
          comesBack: 'Depends on the stage',
        },
      },
      {
        title: 'Chemotherapy after surgery',
        description: 'In stage three, and in some of stage two, medicines are given for some months (FOLFOX or CAPOX).',
        benefits:
          'In a large trial of stage three, {folfoxAlive} whose treatment included oxaliplatin were alive after {folfoxYears}, against {withoutAlive} without it, while in stage two it made no difference.',
        risks:
          'Tiredness, loose stools and infection are common. Oxaliplatin numbs fingers and feet, which a year later was still severe in {nerveYear}.',
        recovery: 'Each round is followed by a rest, and your blood is checked first.',
        compare: {
          cut: 'None',
          nights: 'None, as a rule',
          usualLife: 'Goes on in part',
          mainRisk: 'Severe numbness: {nerveYear}',
          comesBack: 'Free of cancer, {freeYears}: {free}',
        },
      },
      {
        title: 'Immunotherapy for cancers with the repair fault',
        description: 'Drips wake the body’s own defences, before surgery or when the cancer has spread.',
        benefits:
          'In a Dutch study of cancers that had not spread, they shrank in {nicheAnswer}, and none was left in {nicheGone}. In spread cancer, {keyAlive} given pembrolizumab were alive after {keyYears}, against {chemoAlive} given chemotherapy first, though most of those had immunotherapy later.',
        risks: 'The defences can attack the skin, bowel, glands, liver or lungs, and the cost is high.',
        recovery: 'Daily life can often go on between drips.',
        compare: {
          cut: 'None',
          nights: 'None, as a rule',
          usualLife: 'Goes on',
          mainRisk: 'Sore bowel, liver or lungs',
          comesBack: 'None left before surgery: {nicheNone}',
        },
      },
      {
        title: 'Treatment when the cancer has spread',
        description:
          'Chemotherapy is given, often with an antibody such as bevacizumab or cetuximab. Spots in the liver or lungs are cut out or burnt where possible.',
        benefits: 'It often adds months or years.',
        risks: 'Side effects build up over time, and liver surgery has dangers of its own.',
        recovery: 'Care for pain, food and mood begins on the first day.',
        compare: {
          cut: 'None, or as needed',
          nights: 'None, as a rule',
          usualLife: 'Goes on in part',
          mainRisk: 'Side effects build up',
          comesBack: 'It often grows again',
        },
      },
      {
        title: 'Stent or stoma for a blocked bowel',
        description: 'A metal tube (stent) is placed through the blocked part by colonoscope, or a stoma lets stool out above it.',
        benefits: 'It relieves the blockage and gives you time to get fit.',
        risks: 'A stent can slip, block or tear the bowel, and a stoma needs daily care.',
        recovery: 'After a stent, European advice suggests an operation about {bridge} later.',
        compare: {
          cut: 'None, or one cut',
          nights: null,
          usualLife: null,
          mainRisk: 'Stent tears or slips',
          comesBack: 'The cancer stays',
        },
      },
      {
        title: 'No treatment of the cancer',
        description: 'Very frail people may choose this when treatment would harm more than help.',
        benefits: 'You avoid side effects and hospital days.',
        risks: 'The cancer goes on growing, may bleed, block or burst the bowel, and the time for a cure can pass.',
        recovery: 'Care for comfort can start at once, and you may change your mind.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'A blocked or burst bowel',
          comesBack: 'The cancer keeps growing',
        },
        withoutTreatment: true,
      },
    ],
  },
  charts: [
    {
      title: 'Of people in Mumbai ({mumYears}), so many were alive after {fiveYears}, other causes of death left out',
      rows: [
        { label: 'in the bowel wall alone', figure: '{mumLocal}' },
        { label: 'nearby parts reached', figure: '{mumRegional}' },
        { label: 'spread far', figure: '{mumDistant}' },
      ],
    },
    {
      title: 'Of people in the United States ({usYears}), so many, counted in the same way',
      rows: [
        { label: 'stage one', figure: '{usOne}' },
        { label: 'stage two', figure: '{usTwo}' },
        { label: 'stage three', figure: '{usThree}' },
        { label: 'stage four', figure: '{usFour}' },
      ],
    },
  ],
  medicines: [
    {
      title: 'Fluorouracil and capecitabine',
      details:
        'European regulators advise a test of the enzyme DPD before the first dose, because people who lack it can be badly harmed [ema].',
    },
    {
      title: 'Oxaliplatin',
      details: 'It is added in FOLFOX and CAPOX. Report numb fingers and feet early, because the dose can be changed.',
    },
    {
      title: 'Pembrolizumab',
      details: 'This is immunotherapy for cancers with the repair fault. Report loose stools, a cough or yellow eyes the same day.',
    },
  ],
  others: [
    {
      title: 'Your close family',
      details:
        'British guidance offers one colonoscopy at {famOnce} at moderate family risk, and one every {famEvery} from {famFrom} at high risk. Here cancer starts younger, so ask about your own age.',
    },
    {
      title: 'Lynch syndrome',
      details: 'It may be worth taking aspirin daily for more than {aspirin} to lower the risk, but it can make you bleed, so ask first.',
    },
  ],
  operations: ['colon'],
  uncertainties: [
    'Survival depends most on the stage, as the charts show. Treatment is better now than in those years, but we found no newer Indian figures by stage, and averages cannot tell what will happen to you.',
    'In stage two it is not certain whom chemotherapy helps [mosaicTen].',
  ],
  preparing: [
    'Have anaemia treated, eat as well as you can, walk each day, and stop tobacco.',
    'Change blood thinners and diabetes medicines only on the team’s advice.',
    'Ask whether Ayushman Bharat (PM-JAY), your state’s scheme or your insurance pays; “Surgical care” says more.',
  ],
  inHospital: [
    'You have a drip, a bladder tube and strong pain relief, and are helped out of bed early.',
    'Staff watch for fever, a fast pulse and new pain, which can mean a leak.',
  ],
  recovery: [
    { when: 'The first week', what: 'Short walks, deep breaths and small soft meals help the bowel wake up.' },
    {
      when: 'The first weeks at home',
      what: 'After an open operation, lift nothing heavy, such as a bucket, a gas cylinder or a child, for at least {NoLiftWeeks}. Add vegetables and pulses step by step.',
    },
    { when: 'When the report is back', what: 'Ask for a copy: it gives the stage, and whether chemotherapy is advised.' },
    {
      when: 'The next years',
      what: 'Visits, CEA tests, scans and colonoscopies follow.',
    },
  ],
  deciding:
    'Ask the aim of each step: a cure, more time, or comfort. Set what chemotherapy adds at your stage against numb fingers, months of visits and the cost.',
  questions: [
    'What stage is it, and which tests are missing?',
    'Which part of the colon would you remove, and by keyhole or open surgery?',
    'How many of these do you do a year, and how often does the join leak?',
    'Will I need a stoma, and for how long?',
    'What would chemotherapy add at my stage?',
  ],
  livingWith: [
    'Exercise is treatment as well. In a trial after chemotherapy, {moveFree} with a coached plan lived free of cancer for {moveYears}, against {moveControl} who got leaflets alone.',
    'In a study of {qolAll} quality of life was back to its old level {qolYear} after the diagnosis, though bodily strength often was not.',
    'Fear before each check and low mood are common; we can help.',
  ],
  support: [
    {
      name: 'National Cancer Institute (US): Colon cancer treatment',
      url: 'https://www.cancer.gov/types/colorectal/patient/colon-treatment-pdq',
    },
    { name: 'Ostomy Association of India', url: 'https://ostomyindia.com/events' },
    { name: 'Tata Memorial Hospital, Mumbai', url: 'https://tmc.gov.in/tmh' },
    { name: 'Pallium India: palliative care and where to find it', url: 'https://palliumindia.org/' },
    { name: 'Tele-MANAS: free help for the mind, day and night', url: 'https://telemanas.mohfw.gov.in/' },
  ],
  evidence: {
    sources: {
      lafa: {
        title:
          'Laparoscopy in combination with fast track multimodal management is the best perioperative strategy in patients undergoing colonic surgery: a randomized clinical trial (LAFA-study)',
        publisher: 'Annals of Surgery',
        year: 2011,
        url: 'https://pubmed.ncbi.nlm.nih.gov/21597360/',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'most of its abstract',
      },
      ema: {
        title: 'EMA recommendations on DPD testing prior to treatment with fluorouracil, capecitabine, tegafur and flucytosine',
        publisher: 'European Medicines Agency',
        year: 2020,
        url: 'https://www.ema.europa.eu/en/documents/referral/fluorouracil-fluorouracil-related-substances-article-31-referral-ema-recommendations-dpd-testing_en.pdf',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the same recommendation on the agency’s page of the review',
      },
      bsg: {
        title:
          'Guidelines for the management of hereditary colorectal cancer from the British Society of Gastroenterology (BSG)/Association of Coloproctology of Great Britain and Ireland (ACPGBI)/United Kingdom Cancer Genetics Group (UKCGG)',
        publisher: 'Gut',
        year: 2020,
        url: 'https://doi.org/10.1136/gutjnl-2019-319915',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its abstract, and its advice on the family as the Academy of Medical Royal Colleges repeats it',
      },
      ng151: {
        title: 'Colorectal cancer (NG151)',
        publisher: 'National Institute for Health and Care Excellence',
        year: 2020,
        url: 'https://www.nice.org.uk/guidance/ng151/chapter/Recommendations',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its sections on Lynch syndrome and on information',
      },
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
        publisher: 'Annals of Oncology',
        year: 2025,
        url: 'https://doi.org/10.1016/j.annonc.2024.11.012',
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
      reudink: {
        title:
          'Evaluating the longitudinal effect of colorectal surgery on health-related quality of life in patients with colorectal cancer',
        publisher: 'Journal of Surgical Oncology',
        year: 2022,
        url: 'https://doi.org/10.1002/jso.26685',
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
      famOnce: { value: '55 years', source: 'bsg' },
      famEvery: { value: '5 years', source: 'bsg' },
      famFrom: { value: '40 years', source: 'bsg' },
      aspirin: { value: '2 years', source: 'ng151' },
      tataBlood: { value: '57 in 100 people', source: 'tata' },
      tataPain: { value: '44', source: 'tata' },
      tataHabit: { value: '26 in 100', source: 'tata' },
      tataAge: { value: '47 years', source: 'tata' },
      rateMen: { value: '5 in 100,000 men', source: 'registries' },
      rateWomen: { value: '4 in 100,000 women', source: 'registries' },
      dmmrShare: { value: '10 to 15 in 100 colon cancers', source: 'niche' },
      stayKey: { value: '5 days', source: 'lafa' },
      stayOpen: { value: '7 days', source: 'lafa' },
      restOfColon: { value: '3 to 6 months', source: 'esmo' },
      escpCount: { value: '2,515 people', source: 'escp' },
      escpAny: { value: '38 in 100 people', source: 'escp' },
      escpLeak: { value: '7 in 100', source: 'escp' },
      escpDeath: { value: 'about 3 in 100', source: 'escp' },
      folfoxAlive: { value: '67 in 100 people', source: 'mosaicTen' },
      folfoxYears: { value: '10 years', source: 'mosaicTen' },
      withoutAlive: { value: '59 in 100', source: 'mosaicTen' },
      nerveYear: { value: 'about 1 in 100 people', source: 'mosaicSix' },
      nicheAnswer: { value: '109 of 111 people', source: 'niche' },
      nicheNone: { value: '75 of 111 people', source: 'niche' },
      free: { value: '73 in 100', source: 'mosaicSix' },
      freeYears: { value: '5 years', source: 'mosaicSix' },
      nicheGone: { value: '75 of them', source: 'niche' },
      keyAlive: { value: '55 in 100 people', source: 'keynote' },
      keyYears: { value: '5 years', source: 'keynote' },
      chemoAlive: { value: '44 in 100', source: 'keynote' },
      bridge: { value: '2 weeks', source: 'esge' },
      mumYears: { value: '1987 to 1991', source: 'mumbai' },
      mumLocal: { value: '61 in 100 people', source: 'mumbai' },
      mumRegional: { value: '32 in 100', source: 'mumbai' },
      mumDistant: { value: '9 in 100', source: 'mumbai' },
      fiveYears: { value: '5 years', source: 'mumbai' },
      usYears: { value: '1991 to 2000', source: 'seer' },
      usOne: { value: '93 in 100 people', source: 'seer' },
      usTwo: { value: '83 in 100', source: 'seer' },
      usThree: { value: '60 in 100', source: 'seer' },
      usFour: { value: '8 in 100', source: 'seer' },
      qolAll: { value: '415 people', source: 'reudink' },
      qolYear: { value: '1 year', source: 'reudink' },
      moveFree: { value: '80 in 100 people', source: 'challenge' },
      moveYears: { value: '5 years', source: 'challenge' },
      moveControl: { value: '74 in 100', source: 'challenge' },
    },
  },
  written: '2026-11-22',
} as const satisfies Treatment;
