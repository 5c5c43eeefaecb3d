import { liverCancerPictures } from '#content/pictures/liver-cancer.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf, upperBellyPain, withCancer } from '#content/triage.ts';

export const treatment = {
  id: 22,
  group: 'liver',
  link: 'livercancer',
  name: 'Liver cancer',
  otherNames: ['Hepatocellular carcinoma (HCC)', 'Hepatoma', 'Primary liver cancer', 'लिवर का कैंसर', 'यकृत का कैंसर', 'जिगर का कैंसर'],
  kind: 'condition',
  organs: ['liver'],
  icon: 'liver',
  images: liverCancerPictures,
  icd10: 'C22.0',
  summary:
    'Who should have regular liver scans, how liver cancer is found and staged, and how surgery, transplant, heat and medicines compare, with their risks.',
  keywords: [
    'liver cancer',
    'hepatocellular carcinoma',
    'HCC',
    'liver resection',
    'liver transplant',
    'cirrhosis and cancer',
    'लिवर का कैंसर',
  ],
  aims: 'This page helps people with liver disease, and their families, understand liver cancer and weigh its treatments.',
  description:
    'If you have just been told that you have liver cancer, two things matter most: how far it has gone, and how strong the rest of your liver is. This page is about hepatocellular carcinoma (HCC), a cancer of the liver’s own cells, not one that has spread there.',
  inShort: {
    emergency:
      'The diagnosis is not. Call 112 or 108 for sudden severe pain, vomiting blood, black stool, confusion, a swollen belly with fever or pain, or a fever on chemotherapy.',
    operation:
      'Surgery suits a single lump in a strong liver. For small lumps heat through a needle is a choice, and for some people a transplant.',
    choices:
      'Surgery, a transplant, heat, treatment through the artery, focused radiation, medicines for the whole body, or comfort care alone.',
    back: 'After open surgery {stayOpen} in hospital, then weeks to months; heat needs less.',
    next: 'Ask how strong the rest of your liver is, and bring your scans and hepatitis results.',
  },
  careCard: cardOf([
    ...upperBellyPain,
    'vomits-blood-or-black-stool',
    'confused',
    'belly-swells-with-more',
    'jaundice-with-more',
    ...withCancer,
    ...afterBellyOperation,
    'operation-jaundice',
    'jaundice',
    'belly-swells',
    'liver-worse',
    'immunotherapy-stools',
    'wound-redness',
    'lump-with-cirrhosis',
    'weight-loss',
    'full-early',
    'lasting-ache',
    'liver-scan-due',
    'hepatitis-unchecked',
  ]),
  symptoms: [
    'Early on there are usually no symptoms, which is why regular scans matter.',
    'Later come loss of weight or appetite, pain in the belly or right shoulder, a lump, yellow eyes, itching or a swollen belly.',
  ],
  causes: [
    'Most cases grow in a liver with cirrhosis (lasting scars).',
    'Hepatitis B can lead to it even without scars, and in hospitals across India it was the cause in {indiaHbv}. Hepatitis C, alcohol and fatty liver are the other main ones.',
    'The hepatitis B vaccine, treating hepatitis B or C, a healthy weight, and avoiding alcohol and tobacco lower the chance [aasld].',
  ],
  types: [
    {
      title: 'Very early and early (up to BCLC A)',
      details: 'There is one lump, or a few small ones, and treatment may clear the cancer.',
    },
    {
      title: 'Intermediate (BCLC B)',
      details: 'There are more or larger lumps, and treatment aims to hold them back.',
    },
    { title: 'Advanced (BCLC C)', details: 'It has grown into a blood vessel or spread outside the liver.' },
    { title: 'With a failing liver (BCLC D)', details: 'A transplant may help a few people; for others, comfort comes first.' },
    {
      title: 'How long people live, by stage',
      details:
        'In the United States ({usYears}) {usLocal} were alive after {usFive} if the cancer was only in the liver. It was {usRegional} if it was in nearby lymph nodes, and {usDistant} if further away. Of {indiaPeople} in north-western India ({indiaYears}), mostly at a late stage, half lived more than about {indiaMedian}.',
    },
  ],
  tests: [
    {
      title: 'CT or MRI scan with dye',
      details: 'In people at risk, the way a lump takes up the dye can be enough to name it (LI-RADS) without a biopsy [aasld].',
    },
    {
      title: 'Biopsy',
      details: 'A needle sample is taken if the picture is not clear, or if you have no cirrhosis or hepatitis B [aasld].',
    },
    {
      title: 'Tests of the liver',
      details: 'Blood tests and signs give a score: Child-Pugh A (the strongest), B or C.',
    },
  ],
  treatment: {
    overview: 'Surgeons, liver doctors, cancer doctors and radiologists should make your plan together [aasld].',
    details: [
      {
        title: 'Surgery to remove part of the liver (resection)',
        description:
          'The part with the cancer is taken out. It suits a single lump in a liver that works well, without high pressure in its veins [aasld].',
        benefits: 'It can clear the cancer: in a Japanese trial of lumps up to {surfSize}, {surgAlive} were alive after {surfFive}.',
        risks:
          'Bleeding, bile leak, infection or liver failure can follow. In Taiwan {deathLow} at the lowest risk died within {deathDays} of a large operation, but {deathHigh} at the highest. In the Japanese trial of small cancers {surgSerious} had a serious complication, and the cancer came back in {surgBack}.',
        recovery: 'In a Chinese hospital people stayed {stayOpen} after open surgery and {stayKey} after keyhole surgery.',
        compare: {
          cut: 'One long cut, or small ones',
          nights: '{stayOpen}',
          usualLife: null,
          mainRisk: 'Death: {deathRange}, by risk',
          comesBack: '{surgBack}',
        },
      },
      {
        title: 'Liver transplant',
        description:
          'The whole liver is replaced with one from a donor who has died or, as mostly in India, with part of a living relative’s [indiaDonors]. The lumps must be within limits of number and size.',
        benefits:
          'It removes the cancer and the scarred liver together. At a Korean centre, with living donors, {ldltIn} were alive after {ldltTime} if the lumps were within the limits, and {ldltOut} if they were not.',
        risks:
          'Lifelong medicines against rejection make infection more likely. The donor takes a risk too: in a world survey {donorDeaths} died, and {donorTrouble} had a complication.',
        recovery: 'You stay for weeks, with checks for life.',
        compare: {
          cut: 'One long cut',
          nights: null,
          usualLife: null,
          mainRisk: 'Rejection, infection, risk for the donor',
          comesBack: 'Free after {ldltTime}: {ldltFree}',
        },
      },
      {
        title: 'Heat treatment through a needle (ablation)',
        description: 'A needle is guided through the skin into a small lump, and heat destroys it.',
        benefits: 'It needs no large cut and can be done again. In the Japanese trial {rfaAlive} were alive after {surfFive}.',
        risks:
          'Pain and a mild fever are common; a fever of {Fever} or more at home is an emergency. In studies put together {rfaMajor} had a major complication and {rfaDeaths} died. In the trial the cancer came back in {rfaBack}.',
        recovery: 'You go home sooner than after surgery, and scans show whether it worked.',
        compare: {
          cut: 'A needle',
          nights: null,
          usualLife: null,
          mainRisk: 'Major complication: {rfaMajor}',
          comesBack: '{rfaBack}',
        },
      },
      {
        title: 'Treatment through the blood supply (TACE or TARE)',
        description:
          'Through a fine tube in the vessel that feeds the cancer, chemotherapy is given and the vessel blocked (TACE), or beads that give off radiation are left there (TARE).',
        benefits:
          'In a Spanish trial of cancers that could not be removed, {taceTwo} were alive {twoYears} after TACE, against {untreatedTwo} without it.',
        risks:
          'Pain, mild fever and sickness are common for days, and it can harm a weak liver. In a review of TACE {taceDeaths} died of it.',
        recovery: 'You stay in hospital briefly, and it can be repeated.',
        compare: {
          cut: 'A needle into an artery',
          nights: null,
          usualLife: null,
          mainRisk: 'Death: {taceHundred}',
          comesBack: null,
        },
      },
      {
        title: 'Focused radiation from outside (SBRT)',
        description: 'Narrow beams from many sides meet in the cancer and spare more of the liver.',
        benefits:
          'In a trial in advanced cancer half the people lived more than about {sbrtMonths} with it and sorafenib tablets, against {soraMonths} with tablets alone. The trial stopped early, so this is less certain.',
        risks: 'It can cause tiredness and sickness, and harm the liver or bowel nearby.',
        recovery: 'It takes a few visits.',
        compare: { cut: 'None', nights: 'None', usualLife: null, mainRisk: 'Harm to liver or bowel nearby', comesBack: null },
      },
      {
        title: 'Medicines for the whole body',
        description: 'For advanced cancer, drips of two medicines together now come first, and tablets are an alternative [aasld].',
        benefits:
          'With atezolizumab and bevacizumab {atezoYear} were alive after {oneYear}, against {soraYear} with sorafenib. With durvalumab and tremelimumab {strideFive} were alive after {strideYears}, against {soraFive}.',
        risks:
          'They can cause tiredness, rash, bleeding, or an inflamed bowel, lung or liver. With the first pair {atezoHarm} had a serious problem.',
        recovery: 'Drips are given every few weeks, with blood tests.',
        compare: {
          cut: 'None',
          nights: 'None: day visits',
          usualLife: null,
          mainRisk: 'Serious side effects: {atezoHarm}',
          comesBack: null,
        },
      },
      {
        title: 'No treatment of the cancer',
        description: 'Some choose this, or the liver is too weak. Comfort care (palliative care) treats pain, fluid, itch and worry.',
        benefits: 'You have no side effects, and more days at home.',
        risks:
          'The cancer goes on growing. In Korea, of people without treatment, half lived longer than {untreatedA} up to stage A, {untreatedB} in B, {untreatedC} in C and {untreatedD} in D.',
        recovery: 'You may change your mind at any time.',
        compare: { cut: 'None', nights: 'None', usualLife: 'No break', mainRisk: 'The cancer grows', comesBack: null },
        withoutTreatment: true,
      },
    ],
  },
  charts: [
    {
      title: 'Small cancers, alive after {surfFive}',
      rows: [
        { label: 'after surgery', figure: '{surgAlive}' },
        { label: 'after heat', figure: '{rfaAlive}' },
      ],
    },
    {
      title: 'Cancer that could not be removed, alive after {twoYears}',
      rows: [
        { label: 'with TACE', figure: '{taceTwo}' },
        { label: 'with comfort care', figure: '{untreatedTwo}' },
      ],
    },
  ],
  medicines: [
    {
      title: 'Atezolizumab with bevacizumab (drips)',
      details: 'Bevacizumab can raise the blood pressure and cause bleeding, so say if you have ever vomited blood.',
    },
    {
      title: 'Durvalumab with tremelimumab (drips)',
      details: 'Report loose stools, a cough or yellow eyes the same day.',
    },
    {
      title: 'Sorafenib or lenvatinib (tablets)',
      details: 'Both can make palms and soles sore, and lenvatinib raises the blood pressure more often [tablets].',
    },
  ],
  others: [
    {
      title: 'Regular scans for those at risk',
      details: 'People with cirrhosis, and some with hepatitis B, should have an ultrasound and an AFP blood test every {interval}.',
    },
    {
      title: 'Your family',
      details: 'Food and hugs do not spread hepatitis B, but those at home need a test and the vaccine.',
    },
  ],
  operations: ['liver'],
  uncertainties: [
    'Most survival figures are from other countries and older than today’s medicines.',
    'Whether heat or surgery is better for small cancers is not settled: in the Japanese trial neither did clearly better.',
  ],
  preparing: [
    'Stop alcohol; if you drink daily, ask us how, because stopping suddenly is dangerous.',
    'Bring scans on disc, hepatitis results and lists of medicines and herbs.',
    'Do not stop blood thinners, diabetes tablets or hepatitis medicines on your own.',
  ],
  inHospital: ['After liver surgery you wake in a unit for close care, with drips, a drain and a tube in the bladder.'],
  recovery: [
    {
      when: 'The first days',
      what: 'You start with sips, then light food.',
    },
    {
      when: 'The first weeks',
      what: 'After open surgery, lift nothing heavy, such as a bucket, a gas cylinder or a child, for at least {NoLiftWeeks}.',
    },
    {
      when: 'The next months',
      what: 'In one study the liver did its full work after {regrowTime}; a scarred one takes longer.',
    },
    { when: 'For years', what: 'Scans go on, because a new cancer can appear.' },
  ],
  deciding:
    'Ask what each treatment can do for you: clear the cancer, hold it, or ease it. Weigh that against the risk to your liver, the time in hospital and the cost.',
  questions: [
    'What stage is the cancer, and how strong is the rest of my liver?',
    'Can it be removed, and is there enough healthy liver?',
    'Should I see a transplant team now?',
    'What are your own results for this operation?',
    'Who in my family should be tested or vaccinated for hepatitis B?',
  ],
  livingWith: [
    'Ask before you use painkillers, herbs or sleeping tablets. Eat small meals often, with little salt if you swell.',
    'Many people are tired, and afraid before each scan; both can be helped.',
  ],
  support: [
    { name: 'National Viral Hepatitis Control Program (free tests and medicines)', url: 'https://nhm.hp.gov.in/nvhcp' },
    { name: 'Pallium India: palliative care and where to find it', url: 'https://palliumindia.org/' },
    { name: 'Tele-MANAS: free help for the mind, day and night', url: 'https://telemanas.mohfw.gov.in/' },
    {
      name: 'British Liver Trust: Liver cancer (HCC)',
      url: 'https://britishlivertrust.org.uk/information-and-support/living-with-a-liver-condition/liver-conditions/liver-cancer-hcc/',
    },
    { name: 'Macmillan Cancer Support: Liver cancer', url: 'https://www.macmillan.org.uk/cancer-information-and-support/liver-cancer' },
  ],
  evidence: {
    sources: {
      aasld: {
        title: 'AASLD Practice Guidance on prevention, diagnosis, and treatment of hepatocellular carcinoma',
        publisher: 'American Association for the Study of Liver Diseases, in Hepatology',
        year: 2023,
        url: 'https://doi.org/10.1097/HEP.0000000000000466',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its recommendations, as set out by Guideline Central and in a published study summary',
      },
      india: {
        title: 'Etiology and mode of presentation of chronic liver diseases in India: a multi centric study',
        publisher: 'PLoS One',
        year: 2017,
        url: 'https://doi.org/10.1371/journal.pone.0187033',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      seer: {
        title: 'Cancer Stat Facts: Liver and Intrahepatic Bile Duct Cancer',
        publisher: 'National Cancer Institute, Surveillance, Epidemiology, and End Results Program',
        year: null,
        url: 'https://seer.cancer.gov/statfacts/html/livibd.html',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its figures for 2015 to 2019, at Roswell Park Comprehensive Cancer Center',
      },
      northwest: {
        title:
          'Hepatocellular carcinoma (HCC) in north-western India: a retrospective study focusing on epidemiology, risk factors, and survival',
        publisher: 'Journal of Gastrointestinal Cancer',
        year: 2021,
        url: 'https://doi.org/10.1007/s12029-021-00712-z',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      surf: {
        title:
          'Surgery versus ablation for hepatocellular carcinoma: a randomized controlled trial (SURF-RCT trial) and a nonrandomized prospective observational trial (SURF-cohort trial)',
        publisher: 'Journal of Clinical Oncology',
        year: 2025,
        url: 'https://doi.org/10.1200/JCO-24-02030',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      taiwan: {
        title:
          'A novel predictive scoring system for 90-day mortality among patients with hepatocellular cell carcinoma receiving major hepatectomy',
        publisher: 'Cancers',
        year: 2022,
        url: 'https://doi.org/10.3390/cancers14061398',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      ldlt: {
        title: 'Survival Analysis after Living Donor Liver Transplantation for Hepatocellular Carcinoma: A Single Center Cohort Study',
        publisher: 'Biology',
        year: 2021,
        url: 'https://doi.org/10.3390/biology10050446',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      ablation: {
        title:
          'Mortality and complication rates of percutaneous ablative techniques for the treatment of liver tumors: a systematic review',
        publisher: 'European Radiology',
        year: 2011,
        url: 'https://doi.org/10.1007/s00330-011-2222-3',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      taceSafety: {
        title: 'Lipiodol transarterial chemoembolization for hepatocellular carcinoma: A systematic review of efficacy and safety data',
        publisher: 'Hepatology',
        year: 2016,
        url: 'https://doi.org/10.1002/hep.28453',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      indiaDonors: {
        title: 'Living donor liver transplantation in India',
        publisher: 'Hepatobiliary Surgery and Nutrition',
        year: 2016,
        url: 'https://doi.org/10.3978/j.issn.2304-3881.2015.09.01',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      donors: {
        title:
          'Incidence of death and potentially life-threatening near-miss events in living donor hepatic lobectomy: a world-wide survey',
        publisher: 'Liver Transplantation',
        year: 2013,
        url: 'https://doi.org/10.1002/lt.23575',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      tace: {
        title:
          'Arterial embolisation or chemoembolisation versus symptomatic treatment in patients with unresectable hepatocellular carcinoma: a randomised controlled trial',
        publisher: 'Lancet',
        year: 2002,
        url: 'https://pubmed.ncbi.nlm.nih.gov/12049862/',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      sbrt: {
        title:
          'Stereotactic body radiotherapy vs sorafenib alone in hepatocellular carcinoma: the NRG Oncology/RTOG 1112 phase 3 randomized clinical trial',
        publisher: 'JAMA Oncology',
        year: 2025,
        url: 'https://doi.org/10.1001/jamaoncol.2024.5403',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      imbrave: {
        title: 'Atezolizumab plus bevacizumab in unresectable hepatocellular carcinoma',
        publisher: 'New England Journal of Medicine',
        year: 2020,
        url: 'https://doi.org/10.1056/NEJMoa1915745',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      himalaya: {
        title: 'Five-year overall survival update from the HIMALAYA study of tremelimumab plus durvalumab in unresectable HCC',
        publisher: 'Journal of Hepatology',
        year: 2025,
        url: 'https://doi.org/10.1016/j.jhep.2025.03.033',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      untreated: {
        title:
          'Factors associated with the survival outcomes of patients with untreated hepatocellular carcinoma: An analysis of nationwide data',
        publisher: 'Frontiers in Oncology',
        year: 2023,
        url: 'https://doi.org/10.3389/fonc.2023.1142661',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      stay: {
        title: 'Surgical outcomes of laparoscopic versus open liver resection for hepatocellular carcinoma for various resection extent',
        publisher: 'Medicine',
        year: 2017,
        url: 'https://doi.org/10.1097/MD.0000000000006460',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      regrow: {
        title:
          'Function and volume recovery after partial hepatectomy: influence of preoperative liver function, residual liver volume, and obesity',
        publisher: 'Langenbeck’s Archives of Surgery',
        year: 2012,
        url: 'https://doi.org/10.1007/s00423-012-0972-2',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      tablets: {
        title:
          'Efficacy and safety comparison between Lenvatinib and Sorafenib in hepatocellular carcinoma treatment: a systematic review and meta-analysis of real-world study',
        publisher: 'European Journal of Gastroenterology & Hepatology',
        year: 2024,
        url: 'https://doi.org/10.1097/MEG.0000000000002668',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      indiaHbv: { value: '47 in 100 people', source: 'india' },
      usYears: { value: '2015 to 2019', source: 'seer' },
      usFive: { value: '5 years', source: 'seer' },
      usLocal: { value: '36 in 100 people', source: 'seer' },
      usRegional: { value: '13 in 100', source: 'seer' },
      usDistant: { value: '3 in 100', source: 'seer' },
      indiaPeople: { value: '59 people', source: 'northwest' },
      indiaMedian: { value: '5 months', source: 'northwest' },
      indiaYears: { value: '2015 to 2018', source: 'northwest' },
      interval: { value: '6 months', source: 'aasld' },
      surfSize: { value: '3 cm', source: 'surf' },
      surfFive: { value: '5 years', source: 'surf' },
      surgAlive: { value: '75 in 100 people', source: 'surf' },
      surgBack: { value: '86 of 150 people', source: 'surf' },
      rfaAlive: { value: '70 in 100 people', source: 'surf' },
      rfaBack: { value: '95 of 152 people', source: 'surf' },
      deathLow: { value: '2 in 100 people', source: 'taiwan' },
      deathHigh: { value: '44 in 100', source: 'taiwan' },
      deathDays: { value: '90 days', source: 'taiwan' },
      surgSerious: { value: '3 in 100', source: 'surf' },
      deathRange: { value: '2 to 44 in 100', source: 'taiwan' },
      ldltIn: { value: '87 in 100 people', source: 'ldlt' },
      ldltOut: { value: '64 in 100', source: 'ldlt' },
      ldltTime: { value: '5 years', source: 'ldlt' },
      ldltFree: { value: '88 in 100', source: 'ldlt' },
      rfaMajor: { value: '4 in 100', source: 'ablation' },
      rfaDeaths: { value: 'fewer than 2 in 1,000', source: 'ablation' },
      taceHundred: { value: 'fewer than 1 in 100', source: 'taceSafety' },
      taceDeaths: { value: '6 in 1,000', source: 'taceSafety' },
      atezoHarm: { value: '57 in 100', source: 'imbrave' },
      donorDeaths: { value: '23 of 11,553 donors (about 1 in 500)', source: 'donors' },
      donorTrouble: { value: '24 in 100', source: 'donors' },
      stayOpen: { value: '7 to 8 days', source: 'stay' },
      taceTwo: { value: '63 in 100 people', source: 'tace' },
      untreatedTwo: { value: '27 in 100', source: 'tace' },
      twoYears: { value: '2 years', source: 'tace' },
      sbrtMonths: { value: '16 months', source: 'sbrt' },
      soraMonths: { value: '12 months', source: 'sbrt' },
      atezoYear: { value: '67 in 100 people', source: 'imbrave' },
      soraYear: { value: '55 in 100', source: 'imbrave' },
      oneYear: { value: '1 year', source: 'imbrave' },
      strideFive: { value: '20 in 100 people', source: 'himalaya' },
      strideYears: { value: '5 years', source: 'himalaya' },
      soraFive: { value: '9 in 100', source: 'himalaya' },
      stayKey: { value: '6 days', source: 'stay' },
      regrowTime: { value: '12 weeks', source: 'regrow' },
      untreatedA: { value: '31 months', source: 'untreated' },
      untreatedB: { value: '10 months', source: 'untreated' },
      untreatedC: { value: '3 months', source: 'untreated' },
      untreatedD: { value: '1 month', source: 'untreated' },
    },
  },
  written: '2026-11-22',
} as const satisfies Treatment;
