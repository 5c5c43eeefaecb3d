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
    'If you have just been told that you have liver cancer, two things matter most: how far it has gone, and how strong the rest of your liver is. Hepatocellular carcinoma (HCC) is a cancer of the liver’s own cells, not one that has spread there.',
  inShort: {
    emergency:
      'The diagnosis is not. Call 112 or 108 for sudden severe pain, vomiting blood, black stool, confusion, a swollen belly with fever or pain, or a fever on chemotherapy.',
    operation:
      'Surgery suits a single lump in a strong liver. For small lumps heat through a needle is a choice, and for some a transplant.',
    choices: 'Surgery, transplant, heat, treatment through the artery, radiation, medicines, or comfort care alone.',
    back: 'After open surgery about {stayOpen} in hospital, then weeks to months; heat needs less.',
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
    'Early on there are usually none, so regular scans matter.',
    'Later come loss of weight or appetite, pain in the belly or right shoulder, a lump, yellow eyes or a swollen belly.',
  ],
  causes: [
    'Most cases grow in a liver with cirrhosis (lasting scars).',
    'Hepatitis B can lead to it even without scars, and in hospitals across India it was the cause in {indiaHbv}. Hepatitis C, alcohol and fatty liver are the other main ones.',
    'The hepatitis B vaccine, treating hepatitis, a healthy weight, and no alcohol or tobacco lower the chance [aasld].',
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
    { title: 'With a failing liver (BCLC D)', details: 'A transplant may help a few; for others comfort comes first.' },
    {
      title: 'How long people live, by stage',
      details:
        'In the United States ({usYears}) {usLocal} were alive after {usFive} if the cancer was only in the liver, and {usDistant} if far away. Of {indiaPeople} in north-western India ({indiaYears}), mostly at a late stage, half lived more than about {indiaMedian}.',
    },
  ],
  tests: [
    {
      title: 'CT or MRI scan with dye',
      details: 'In people at risk, the way a lump takes up the dye can name it (LI-RADS) without a biopsy [aasld].',
    },
    {
      title: 'Biopsy',
      details: 'A needle sample is taken if the picture is unclear, or without cirrhosis or hepatitis B [aasld].',
    },
    {
      title: 'Tests of the liver',
      details: 'They give a score: Child-Pugh A (the strongest), B or C.',
    },
  ],
  treatment: {
    overview: 'Surgeons, liver doctors, cancer doctors and radiologists should make your plan together [aasld].',
    rowNames: { comesBack: 'Alive later' },
    details: [
      {
        title: 'Surgery to remove part of the liver (resection)',
        description:
          'The part with the cancer is taken out. It suits a single lump in a liver that works well, without high pressure in its veins [aasld].',
        benefits:
          'It can clear the cancer: in a Japanese trial of lumps up to {surfSize}, {surgAlive} were alive after {surfFive}. In Hong Kong people rated life at {hkAfter} points {hkTime} later, up from {hkBefore}.',
        risks:
          'Bleeding, bile leak, infection or liver failure can follow. In the Japanese trial {surgSerious} had a serious complication, and the cancer came back in {surgBack}. Large cancers differ: at a New Delhi hospital ({aiimsYears}), where most were {aiimsSize} or more, {aiimsDeaths} died.',
        recovery: 'In a Chinese hospital people stayed {stayOpen}, or {stayKey} after keyhole surgery.',
        compare: {
          cut: 'One long cut, or small ones',
          nights: null,
          usualLife: null,
          mainRisk: 'Small cancer: serious complication, {surgSerious}',
          comesBack: 'At {surfFive}: {surgAlive}',
          operation: 'liver',
        },
      },
      {
        title: 'Liver transplant',
        description:
          'The liver is replaced by one from a donor who has died or, mostly in India, by part of a living relative’s [indiaDonors]. The lumps must be within limits of number and size.',
        benefits:
          'It removes the cancer and the scars together. At a Korean centre {ldltIn} were alive after {ldltTime} if the lumps were within the limits, and {ldltOut} if they were not.',
        risks:
          'Lifelong medicines against rejection do harm too: {qolTime} later, in an Indian study, {newSugar} had new diabetes and {newKidney} weak kidneys, yet daily life was good. Of donors, in a world survey {donorDeaths} died, and at an Indian centre {donorTrouble} had a complication.',
        recovery: 'You stay for weeks, with checks for life.',
        compare: {
          cut: 'One long cut',
          nights: 'Some weeks',
          usualLife: 'After months',
          mainRisk: 'New diabetes: {newSugar} ({qolTime})',
          comesBack: 'Within limits, {ldltTime}: {ldltIn}',
        },
      },
      {
        title: 'Heat treatment through a needle (ablation)',
        description: 'A needle is guided through the skin into a small lump, and heat destroys it.',
        benefits: 'It needs no large cut and can be done again. In the Japanese trial {rfaAlive} were alive after {surfFive}.',
        risks:
          'Pain and a mild fever are common; a fever of {Fever} or more at home is an emergency. In that trial {rfaSerious} had a serious complication, and the cancer came back in {rfaBack}. In older studies, of all liver tumours, {rfaDeaths} died.',
        recovery:
          'In Japan people stayed {rfaStay}, against {surgStay} after surgery; stays here are shorter. Scans show whether it worked.',
        compare: {
          cut: 'A needle',
          nights: 'Fewer than after surgery',
          usualLife: 'Days to some weeks',
          mainRisk: 'Small cancer: serious complication, {rfaSerious}',
          comesBack: 'At {surfFive}: {rfaAlive}',
        },
      },
      {
        title: 'Treatment through the blood supply (TACE or TARE)',
        description:
          'A fine tube in the artery of the cancer brings chemotherapy and blocks the vessel (TACE), or leaves radiating beads there (TARE).',
        benefits:
          'In a Spanish trial of cancers that could not be removed, {taceTwo} were alive {twoYears} after TACE, against {untreatedTwo} without it.',
        risks:
          'In Sri Lanka {taceFever} brought fever, and after {taceLiver} the liver got worse. In a review of TACE {taceDeaths} died of it.',
        recovery: 'You stay in hospital briefly, and it can be repeated.',
        compare: {
          cut: 'A needle into an artery',
          nights: 'A short stay',
          usualLife: 'After some days',
          mainRisk: 'Liver worse after {taceLiver}',
          comesBack: 'At {twoYears}: {taceTwo}',
        },
      },
      {
        title: 'Focused radiation from outside (SBRT)',
        description: 'Narrow beams from many sides meet in the cancer.',
        benefits:
          'In advanced cancer half lived more than about {sbrtMonths} with it and sorafenib tablets, against {soraMonths} with tablets alone. That trial stopped early, so this is less certain.',
        risks:
          'It can cause tiredness and sickness. In a German study it upset the stomach or bowel of {sbrtGut}; the liver can be harmed too.',
        recovery: 'It takes a few visits.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break, but tired',
          mainRisk: 'Stomach or bowel upset: {sbrtGut}',
          comesBack: 'Advanced: half at {sbrtMonths}',
        },
      },
      {
        title: 'Medicines for the whole body',
        description: 'For advanced cancer, drips of two medicines come first; tablets are an alternative [aasld].',
        benefits:
          'With atezolizumab and bevacizumab {atezoYear} were alive after {oneYear}, against {soraYear} with sorafenib. With durvalumab and tremelimumab {strideFive} were alive after {strideYears}, against {soraFive}.',
        risks:
          'They can cause tiredness, rash, bleeding, or an inflamed bowel, lung or liver. With the first pair {atezoHarm} had a serious problem.',
        recovery: 'Drips are given every few weeks, with blood tests.',
        compare: {
          cut: 'None',
          nights: 'None: day visits',
          usualLife: 'Between the drips',
          mainRisk: 'Serious side effects: {atezoHarm}',
          comesBack: 'Advanced, {oneYear}: {atezoYear}',
        },
      },
      {
        title: 'No treatment of the cancer',
        description: 'Some choose this, or the liver is too weak. Comfort care (palliative care) treats pain, fluid and worry.',
        benefits: 'You have no side effects, and more days at home.',
        risks:
          'The cancer goes on growing. In Korea, of people without treatment, half lived longer than {untreatedA} up to stage A, {untreatedB} in B, {untreatedC} in C and {untreatedD} in D.',
        recovery: 'You may change your mind at any time.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'The cancer grows',
          comesBack: 'Half at {untreatedA} (A), {untreatedC} (C)',
        },
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
  ],
  medicines: [
    {
      title: 'Atezolizumab with bevacizumab (drips)',
      details: 'Bevacizumab can raise the blood pressure and cause bleeding. Say if you ever vomited blood.',
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
    'Most survival figures are foreign, and older than today’s medicines.',
    'Whether heat or surgery is better for small cancers is not settled.',
  ],
  preparing: [
    'Stop alcohol; if you drink daily, ask us how, because stopping suddenly is dangerous.',
    'Bring scans on disc, hepatitis results and lists of medicines and herbs.',
    'Do not stop blood thinners, diabetes or hepatitis medicines on your own.',
  ],
  inHospital: ['After liver surgery you wake in close care, with drips, a drain and a bladder tube.'],
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
      what: 'In one study the liver worked fully after {regrowTime}, later if scarred.',
    },
    { when: 'For years', what: 'Scans go on, because a new cancer can appear.' },
  ],
  deciding:
    'Ask what each treatment can do: clear the cancer, hold it, or ease it. Weigh that against the risk to your liver, the time in hospital and the cost.',
  questions: [
    'What stage is the cancer, and how strong is the rest of my liver?',
    'Can it be removed, with enough liver left?',
    'Should I see a transplant team now?',
    'What are your own results for this operation?',
    'Who in my family should be tested or vaccinated for hepatitis B?',
  ],
  livingWith: [
    'Ask before you use painkillers, herbs or sleeping tablets. Eat small meals often, with little salt if you swell.',
    'Many are tired, and afraid before each scan; both can be helped.',
  ],
  support: [
    { name: 'National Viral Hepatitis Control Program (free tests and medicines)', url: 'https://nhm.hp.gov.in/nvhcp' },
    {
      name: 'Liver Foundation, West Bengal: questions about the liver',
      url: 'https://liverfoundation.in/frequently-asked-question?page=2',
    },
    { name: 'Pallium India: palliative care and where to find it', url: 'https://palliumindia.org/about/about-pallium-india/' },
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
      surfStay: {
        title: 'Surgery versus Radiofrequency Ablation for Small Hepatocellular Carcinoma: A Randomized Controlled Trial (SURF Trial)',
        publisher: 'Liver Cancer',
        year: 2022,
        url: 'https://doi.org/10.1159/000521665',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      hongKong: {
        title: 'A prospective longitudinal study of quality of life after resection of hepatocellular carcinoma',
        publisher: 'Archives of Surgery',
        year: 2001,
        url: 'https://doi.org/10.1001/archsurg.136.6.693',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      aiims: {
        title:
          'Hepatic resection for predominantly large size hepatocellular carcinoma: Early and long-term results from a tertiary care center in India',
        publisher: 'Indian Journal of Gastroenterology',
        year: 2016,
        url: 'https://doi.org/10.1007/s12664-016-0678-4',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      fiveLater: {
        title: 'Quality of life 5 years following liver transplantation',
        publisher: 'Indian Journal of Gastroenterology',
        year: 2021,
        url: 'https://doi.org/10.1007/s12664-021-01180-w',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      donorIndia: {
        title: 'Donor Outcomes in Living Donor Liver Transplantation-Analysis of 275 Donors From a Single Centre in India',
        publisher: 'Transplantation',
        year: 2016,
        url: 'https://doi.org/10.1097/TP.0000000000001246',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      sriLanka: {
        title:
          'Factors affecting post-embolization fever and liver failure after trans-arterial chemo-embolization in a cohort without background infective hepatitis: a prospective analysis',
        publisher: 'BMC Gastroenterology',
        year: 2015,
        url: 'https://doi.org/10.1186/s12876-015-0329-8',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      freiburg: {
        title: 'Excellent local control and tolerance profile after stereotactic body radiotherapy of advanced hepatocellular carcinoma',
        publisher: 'Radiation Oncology',
        year: 2017,
        url: 'https://doi.org/10.1186/s13014-017-0851-7',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
    },
    figures: {
      rfaStay: { value: '10 days', source: 'surfStay' },
      surgStay: { value: '17 days', source: 'surfStay' },
      rfaSerious: { value: 'none of 152 people', source: 'surf' },
      hkTime: { value: '3 months', source: 'hongKong' },
      hkBefore: { value: '83.5', source: 'hongKong' },
      hkAfter: { value: '94.1', source: 'hongKong' },
      aiimsSize: { value: '10 cm', source: 'aiims' },
      aiimsDeaths: { value: '13 of 81 people', source: 'aiims' },
      aiimsYears: { value: '1987 to 2013', source: 'aiims' },
      newSugar: { value: '27 in 100', source: 'fiveLater' },
      newKidney: { value: '25 in 100', source: 'fiveLater' },
      qolTime: { value: '5 years', source: 'fiveLater' },
      taceFever: { value: '28 of 111 treatments', source: 'sriLanka' },
      sbrtGut: { value: '3 of 47 people', source: 'freiburg' },
      taceLiver: { value: '13 of 111 treatments', source: 'sriLanka' },
      indiaHbv: { value: '47 in 100 people', source: 'india' },
      usYears: { value: '2015 to 2019', source: 'seer' },
      usFive: { value: '5 years', source: 'seer' },
      usLocal: { value: '36 in 100 people', source: 'seer' },
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
      surgSerious: { value: '3 in 100', source: 'surf' },
      ldltIn: { value: '87 in 100 people', source: 'ldlt' },
      ldltOut: { value: '64 in 100', source: 'ldlt' },
      ldltTime: { value: '5 years', source: 'ldlt' },
      rfaDeaths: { value: 'fewer than 2 in 1,000', source: 'ablation' },
      taceDeaths: { value: '6 in 1,000', source: 'taceSafety' },
      atezoHarm: { value: '57 in 100', source: 'imbrave' },
      donorDeaths: { value: '23 of 11,553 donors (about 1 in 500)', source: 'donors' },
      donorTrouble: { value: '85 of 275 donors', source: 'donorIndia' },
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
  written: '2026-11-23',
} as const satisfies Treatment;
