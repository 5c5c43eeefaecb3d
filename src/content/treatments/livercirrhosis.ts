import { cirrhosisPictures } from '#content/pictures/cirrhosis.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterAnyOperation, cardOf, upperBellyPain } from '#content/triage.ts';

export const treatment = {
  id: null,
  group: 'liver',
  link: 'livercirrhosis',
  name: 'Liver cirrhosis',
  otherNames: ['Cirrhosis', 'Scarring of the liver', 'लिवर सिरोसिस', 'जिगर का सिरोसिस'],
  kind: 'condition',
  organs: ['liver', 'oesophagus', 'stomach'],
  icon: 'liver',
  images: cirrhosisPictures,
  icd10: 'K74.6',
  summary:
    'What does cirrhosis mean for me, and can the liver heal? The danger signs, the two stages, treatment, food, and when a transplant is considered.',
  keywords: ['liver cirrhosis', 'ascites', 'varices', 'liver transplant', 'fatty liver', 'hepatitis B', 'लिवर सिरोसिस'],
  aims: 'This page helps you and your family to spot danger early, to protect the liver that still works, and to plan care together.',
  description:
    'Cirrhosis is lasting scarring of the liver after years of harm from alcohol, viruses, fat or other causes. Early on the liver still copes, but later fluid, bleeding and confusion can follow, and these need fast care.',
  inShort: {
    emergency:
      'Living with it is not. Vomiting blood, black stool, confusion, fever, a swollen belly with pain, or a blow to the head is: call 112 or 108.',
    operation: 'Most people need no operation. Only a transplant replaces the liver, and it is talked about early.',
    choices:
      'Treating the cause, preventing bleeding, fluid and confusion, a channel through the liver (TIPS), a transplant, or comfort care.',
    back: 'With stable cirrhosis daily life can go on. After a transplant expect weeks in hospital and months of healing.',
    next: 'Have the cause and the veins checked, get help to stop if you drink, and ask when your next cancer scan is due.',
  },
  careCard: cardOf([
    ...upperBellyPain,
    'vomits-blood-or-black-stool',
    'cirrhosis-bleeding',
    'confused',
    'cirrhosis-fever',
    'belly-swells-with-more',
    'little-urine',
    'jaundice-with-more',
    'vomiting-nonstop',
    'withdrawal',
    'head-injury',
    'fever-and-bleeding',
    ...afterAnyOperation,
    'operation-jaundice',
    'jaundice',
    'belly-swells',
    'liver-brain',
    'no-stool-on-lactulose',
    'water-tablets',
    'weight-loss',
    'bruising',
    'scarred-liver',
    'hepatitis-unchecked',
    'liver-scan-due',
    'fatty-with-diabetes',
  ]),
  symptoms: [
    'At first there may be no signs, or only tiredness, poor appetite and weight loss [nidirect].',
    'Later come yellow eyes, itching, swollen legs, easy bruising, thin arms and a belly full of fluid (ascites).',
    'Swollen veins in the food pipe (varices) can bleed without warning. Waste that the liver no longer clears can cloud the mind (encephalopathy).',
  ],
  causes: [
    'In hospitals across India ({indiaYears}) alcohol was the most common cause, in {alcoholShare} with cirrhosis.',
    'Hepatitis B, hepatitis C and fatty liver with diabetes or extra weight are the other main ones, and they differ from region to region [india].',
    'Less often it is the immune system, too much iron or copper, blocked bile ducts, or certain medicines and herbal products. Cirrhosis is not a sign that someone drinks.',
  ],
  types: [
    {
      title: 'Stable (compensated)',
      details:
        'The liver is scarred but copes, and people can live for many years. Over {fiveYears} about {decompFive} turn unstable; the rate differs by cause.',
    },
    {
      title: 'Unstable (decompensated)',
      details:
        'Fluid in the belly, bleeding veins, confusion or jaundice has appeared. In studies from other countries half the people lived {decompSurvival} or longer. In a liver hospital in Delhi, where many came very ill, {delhiDied} died within {delhiTime} of their first stay for cirrhosis. Treating the cause, or a transplant, can change that.',
    },
  ],
  tests: [
    {
      title: 'Blood tests',
      details: 'They show how well the liver works and why it is scarred, and they score how severe it is (Child-Pugh and MELD).',
    },
    {
      title: 'Ultrasound',
      details:
        'It shows the shape of the liver, fluid and growths, and with a blood test (AFP) it is repeated every {scanMonths} to find liver cancer early.',
    },
    {
      title: 'Stiffness scan',
      details:
        'A skin probe measures scarring (FibroScan). A reading under {stiffness} with platelets (clotting cells) over {platelets} may spare you a camera test.',
    },
    { title: 'Camera test (endoscopy)', details: 'A thin camera looks for swollen veins in the food pipe and stomach.' },
    {
      title: 'Biopsy',
      details: 'A piece of liver is taken only if the cause stays unclear.',
    },
  ],
  treatment: {
    overview: 'Scars seldom go away in full, but harm can often be slowed or stopped, and the liver may regain some strength.',
    details: [
      {
        title: 'Treating the cause',
        description:
          'This means no alcohol at all, medicines against hepatitis B or C, and control of weight and diabetes, so that the harm stops.',
        benefits:
          'It can slow or stop the harm at any stage. In one study of stable cirrhosis from hepatitis C without swollen veins, {clearedDeaths} who cleared the virus died of liver disease within {tenYears}, against {notClearedDeaths} of the rest.',
        risks:
          'A person who drinks daily can become very ill by stopping suddenly, so get medical help to stop. Virus tablets must not be stopped without advice.',
        recovery: 'Blood tests can improve over months, but scans go on because cancer can still come.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Illness from stopping drink suddenly',
          comesBack: 'Liver cancer can still come',
        },
      },
      {
        title: 'Treating and preventing complications',
        description:
          'Tablets, or bands put round the veins, help to prevent bleeding. Water tablets, less salt or a needle deal with fluid, and other medicines clear the mind.',
        benefits:
          'In a Spanish trial in stable cirrhosis, {bbWorse} on a beta-blocker turned unstable or died in about {bbYears}, against {placeboWorse} on dummy tablets.',
        risks: 'Medicines can upset the kidneys or drop the blood pressure. Bands can cause sore swallowing or bleeding.',
        recovery: 'Doses change often, so you need blood tests and weighing.',
        compare: {
          cut: 'None, or a needle or camera',
          nights: null,
          usualLife: null,
          mainRisk: 'Kidney trouble or low blood pressure',
          comesBack: 'Got worse: {bbWorse} on beta-blockers',
        },
      },
      {
        title: 'A channel through the liver (TIPS)',
        description:
          'Through a vein in the neck, a small tube (stent) is placed in the liver so that blood can pass the scars and the pressure falls. It is for bleeding that comes back, or fluid that water tablets no longer hold.',
        benefits:
          'In older trials, before covered stents, which block less often [tipsNow], the fluid was under control after {tipsTime} in {tipsControl}, against {needleControl} with needle drainage. Reviews differ on whether people also live longer [tips] [tipsReview].',
        risks:
          'More people became confused: {tipsConfused} in those trials, against {needleConfused}. It can also strain the heart or a very weak liver.',
        recovery: 'Scans check later that the tube is open.',
        compare: {
          cut: 'A needle in the neck',
          nights: null,
          usualLife: null,
          mainRisk: 'Confusion in {tipsConfused}',
          comesBack: 'Not held after {tipsTime}: {tipsBack}',
        },
      },
      {
        title: 'Liver transplant',
        description:
          'The scarred liver is replaced by one from a donor who has died, or by part of the liver of a living person. In India most donors are living [indiaDonors].',
        benefits:
          'It replaces the failing liver. In Tamil Nadu ({tamilYears}) {tamilOne} with a liver from someone who had died were alive after {tamilOneTime}, and {tamilFive} after {tamilFiveTime}.',
        risks:
          'It is very large surgery, with bleeding, infection, rejection and sometimes death. A living donor takes a risk too: worldwide {donorDeaths} died, and {donorTrouble} had a complication.',
        recovery: 'Weeks in hospital are followed by months of healing and lifelong tablets.',
        compare: {
          cut: 'One long cut',
          nights: null,
          usualLife: null,
          mainRisk: 'Death within {tamilOneTime}: {tamilDied}',
          comesBack: null,
        },
      },
      {
        title: 'No treatment',
        description: 'The cause goes on, and no one looks for veins, fluid or cancer.',
        benefits: 'Some people with very advanced illness choose comfort care (palliative care) alone, a real choice.',
        risks:
          'Scarring usually gets worse, and bleeding, infection, confusion and kidney failure can come without warning. Liver cancer can form: in alcohol cirrhosis it does in about {cancerFive} within {cancerYears}.',
        recovery: 'What is lost may not come back, but it is seldom too late to stop more harm.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: null,
          mainRisk: 'Bleeding, infection, confusion, kidney failure',
          comesBack: null,
        },
        withoutTreatment: true,
      },
    ],
  },
  charts: [
    {
      title: 'Fluid under control after {tipsTime}',
      rows: [
        { label: 'with TIPS', figure: '{tipsControl}' },
        { label: 'with needle drainage', figure: '{needleControl}' },
      ],
    },
    {
      title: 'In the same trials, confused',
      rows: [
        { label: 'with TIPS', figure: '{tipsConfused}' },
        { label: 'with needle drainage', figure: '{needleConfused}' },
      ],
    },
  ],
  medicines: [
    {
      title: 'Propranolol or carvedilol, against bleeding and fluid',
      details:
        'These beta-blockers lower the pressure in the veins of the liver [predesci]. Say if you have asthma, and tell us if you feel dizzy or very slow, but do not stop them on your own.',
    },
    {
      title: 'Spironolactone and furosemide, against fluid',
      details: 'Spironolactone can raise the potassium and swell a man’s breasts [spironolactone], so blood tests go on.',
    },
    {
      title: 'Lactulose, then rifaximin, against confusion',
      details:
        'The aim with lactulose is {stoolsADay} stools a day [mind]; rifaximin is added if confusion comes back within {mindMonths}. In a Delhi trial it came back in {lactuloseBack} with lactulose and {noLactuloseBack} without.',
    },
  ],
  others: [
    {
      title: 'Pregnancy',
      details: 'A pregnancy with cirrhosis is a risk for mother and child, and swollen veins can bleed, so plan it with us [pregnancy].',
    },
    {
      title: 'Your family',
      details:
        'They may need tests and the hepatitis B vaccine, which lowers the risk of liver cancer [aasld]. The government’s programme tests and treats without charge [nvhcp].',
    },
  ],
  uncertainties: [
    'Nobody can say how long one person will live.',
    'Doctors argue about which people with stable cirrhosis should take beta-blockers before any bleed.',
  ],
  preparing: [
    'Bring every report, all tablets and herbal products in one bag. Say honestly how much you drink; we ask in order to help.',
    'Tell every doctor and dentist that you have cirrhosis.',
    'Do not take ibuprofen, diclofenac or the like: they can make the kidneys fail. Liver doctors usually limit paracetamol to {paracetamol}; stay at the lower figure ({tablets}), cold remedies included, unless we say more.',
  ],
  inHospital: [
    'A bleed is treated with blood, medicines, antibiotics and a camera that bands the vein.',
    'Fluid may be drained with a needle, and some is tested for infection.',
  ],
  recovery: [
    {
      when: 'The first days after discharge',
      what: 'Check the tablet list with the nurse, then weigh yourself each morning and write it down.',
    },
    { when: 'The first weeks', what: 'Blood tests and a visit are due soon. Build up food and short walks, because muscle protects you.' },
    {
      when: 'The months and years',
      what: 'Keep the scan and camera dates. In one study {hepBBack} with hepatitis B and fluid in the belly were stable again after {hepBTime} of entecavir.',
    },
  ],
  deciding:
    'Talk with us about a transplant early, while you are well enough to have one, and about what matters most to you. Tell your family what you would want if you became too ill to speak.',
  questions: [
    'What caused my cirrhosis, and can it be treated?',
    'Is it stable or unstable, and what is my score?',
    'Do I have swollen veins, and how do we prevent a bleed?',
    'What should I eat, and how much salt is right for me?',
    'Which painkillers and herbal products must I avoid?',
  ],
  livingWith: [
    'Eat enough: many people need more protein, from dal, milk, eggs, fish or meat, about {protein} of body weight a day. Do not cut protein because of confusion unless your doctor says so.',
    'Eat small meals often, with a snack late in the evening, so that muscle is not burnt at night [food].',
    'If you hold fluid, keep to about {salt} a day in all food together, about a level teaspoon. Pickle, papad, namkeen and packet food use it up fast.',
    'Do not drive if you have had confusion, until your doctor agrees. Low mood is common in patients and carers, and help for it is part of care. For help with drink, the government’s helpline is {helpline}.',
  ],
  support: [
    { name: 'Ayushman Bharat PM-JAY: help with the cost of hospital care', url: 'https://pmjay.gov.in/' },
    { name: 'National Viral Hepatitis Control Program (free tests and medicines)', url: 'https://nhm.hp.gov.in/nvhcp' },
    { name: 'NIDDK: Cirrhosis', url: 'https://www.niddk.nih.gov/health-information/liver-disease/cirrhosis' },
    { name: 'Tele-MANAS: free help for the mind, day and night', url: 'https://telemanas.mohfw.gov.in/' },
    { name: 'NHS: Cirrhosis', url: 'https://www.nhs.uk/conditions/cirrhosis/' },
  ],
  evidence: {
    sources: {
      nidirect: {
        title: 'Cirrhosis',
        publisher: 'nidirect, Northern Ireland',
        year: null,
        url: 'https://www.nidirect.gov.uk/conditions/cirrhosis',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'a stored copy of the first part of the page',
      },
      india: {
        title: 'Etiology and mode of presentation of chronic liver diseases in India: a multi centric study',
        publisher: 'PLoS One',
        year: 2017,
        url: 'https://doi.org/10.1371/journal.pone.0187033',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      damico: {
        title: 'Prediction of decompensation in patients with compensated cirrhosis: does etiology matter?',
        publisher: 'Current Hepatology Reports',
        year: 2019,
        url: 'https://doi.org/10.1007/s11901-019-00473-1',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      hepB: {
        title:
          'Validation of Baveno VII criteria for recompensation in entecavir-treated patients with hepatitis B-related decompensated cirrhosis',
        publisher: 'Journal of Hepatology',
        year: 2022,
        url: 'https://doi.org/10.1016/j.jhep.2022.07.037',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      bavenoSix: {
        title:
          'Validating, deconstructing and refining Baveno criteria for ruling out high-risk varices in patients with compensated cirrhosis',
        publisher: 'Liver International',
        year: 2017,
        url: 'https://doi.org/10.1111/liv.13379',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      predesci: {
        title:
          'β blockers to prevent decompensation of cirrhosis in patients with clinically significant portal hypertension (PREDESCI): a randomised, double-blind, placebo-controlled, multicentre trial',
        publisher: 'Lancet',
        year: 2019,
        url: 'https://doi.org/10.1016/S0140-6736(18)31875-0',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the first part of its abstract, and its results as reported from UEG Week 2019 and in Frontline Gastroenterology',
      },
      aasld: {
        title: 'AASLD Practice Guidance on prevention, diagnosis, and treatment of hepatocellular carcinoma',
        publisher: 'American Association for the Study of Liver Diseases, in Hepatology',
        year: 2023,
        url: 'https://doi.org/10.1097/HEP.0000000000000466',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its recommendations, as set out by Guideline Central and in a published study summary',
      },
      hepC: {
        title:
          'Impact of virus eradication in patients with compensated hepatitis C virus-related cirrhosis: competing risks and multistate model',
        publisher: 'Liver International',
        year: 2016,
        url: 'https://doi.org/10.1111/liv.13156',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      tips: {
        title: 'Transjugular intrahepatic portosystemic shunt in refractory ascites: a meta-analysis',
        publisher: 'Liver International',
        year: 2005,
        url: 'https://doi.org/10.1111/j.1478-3231.2005.01095.x',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      tipsReview: {
        title: 'TIPS improves liver transplantation-free survival in cirrhotic patients with refractory ascites: an updated meta-analysis',
        publisher: 'World Journal of Gastroenterology',
        year: 2014,
        url: 'https://doi.org/10.3748/wjg.v20.i10.2704',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      tipsNow: {
        title: 'Transjugular intrahepatic portosystemic shunt in cirrhosis: an exhaustive critical update',
        publisher: 'World Journal of Gastroenterology',
        year: 2020,
        url: 'https://doi.org/10.3748/wjg.v26.i37.5561',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      delhi: {
        title: 'Alcohol associated liver cirrhotics have higher mortality after index hospitalization: long-term data of 5,138 patients',
        publisher: 'Clinical and Molecular Hepatology',
        year: 2021,
        url: 'https://doi.org/10.3350/cmh.2020.0068',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      helpline: {
        title: 'Mann Ki Baat, July 2024 (page 46)',
        publisher: 'Central Bureau of Communication, Government of India',
        year: 2024,
        url: 'https://cbcindia.gov.in/wp-content/themes/boc/mann_ki_baat/e_july24/files/basic-html/page46.html',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'most of that page, as stored for a search index',
      },
      tamilNadu: {
        title: 'Deceased Donor Liver Transplantation in India: First Report of 5-y Outcomes',
        publisher: 'Transplantation',
        year: 2024,
        url: 'https://doi.org/10.1097/tp.0000000000004991',
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
      cancer: {
        title: 'Hepatocellular carcinoma incidence in alcohol-associated cirrhosis: systematic review and meta-analysis',
        publisher: 'Clinical Gastroenterology and Hepatology',
        year: 2023,
        url: 'https://doi.org/10.1016/j.cgh.2022.06.032',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      pain: {
        title: 'Pain management in the cirrhotic patient: the clinical challenge',
        publisher: 'Mayo Clinic Proceedings',
        year: 2010,
        url: 'https://doi.org/10.4065/mcp.2009.0534',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its abstract and the first part of its summary, on ScienceDirect',
      },
      salt: {
        title: 'Dietary salt in liver cirrhosis: with a pinch of salt!',
        publisher: 'World Journal of Hepatology',
        year: 2023,
        url: 'https://doi.org/10.4254/wjh.v15.i10.1084',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its figure and its table of guidelines, on the journal’s site',
      },
      food: {
        title: 'Nutrition guidelines in cirrhosis (table 1)',
        publisher: 'World Journal of Hepatology',
        year: 2026,
        url: 'https://doi.org/10.4254/wjh.v18.i3.114435',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the table, which sets out the European, American and Indian guidelines, on the publisher’s site',
      },
      nvhcp: {
        title: 'National Viral Hepatitis Control Program (NVHCP)',
        publisher: 'National Health Mission, Government of Himachal Pradesh',
        year: null,
        url: 'https://nhm.hp.gov.in/nvhcp',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'a stored copy of the first part of the page; that it is free was reported by Mint at its launch in 2018',
      },
      mind: {
        title: 'EASL Clinical Practice Guidelines on the management of hepatic encephalopathy',
        publisher: 'European Association for the Study of the Liver, in Journal of Hepatology',
        year: 2022,
        url: 'https://www.journal-of-hepatology.eu/article/S0168-8278(22)00346-4/fulltext',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its summary at the journal; its recommendations as set out by Medscape',
      },
      lactulose: {
        title: 'Secondary prophylaxis of hepatic encephalopathy: an open-label randomized controlled trial of lactulose versus placebo',
        publisher: 'Gastroenterology',
        year: 2009,
        url: 'https://doi.org/10.1053/j.gastro.2009.05.056',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      spironolactone: {
        title: 'Spironolactone tablets: label',
        publisher: 'US National Library of Medicine, DailyMed',
        year: 2015,
        url: 'https://dailymed.nlm.nih.gov/dailymed/drugInfo.cfm?setid=ad43304a-3b3a-4708-92c7-56aa393ee906',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its uses and warnings, in copies of the label at PillSync and Drugs Library',
      },
      pregnancy: {
        title: 'Management of pregnancy in women with cirrhosis',
        publisher: 'United European Gastroenterology Journal',
        year: 2021,
        url: 'https://doi.org/10.1177/2050640620977034',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      indiaYears: { value: '2010 to 2013', source: 'india' },
      alcoholShare: { value: '34 in 100 people', source: 'india' },
      decompFive: { value: '25 in 100 people', source: 'damico' },
      fiveYears: { value: '5 years', source: 'damico' },
      decompSurvival: { value: '2 to 4 years', source: 'damico' },
      delhiDied: { value: '1,707 of 5,138 people', source: 'delhi' },
      delhiTime: { value: '1 year', source: 'delhi' },
      helpline: { value: '14446', source: 'helpline' },
      scanMonths: { value: '6 months', source: 'aasld' },
      stiffness: { value: '20 kPa', source: 'bavenoSix' },
      platelets: { value: '150,000', source: 'bavenoSix' },
      bbWorse: { value: '16 of 100 people', source: 'predesci' },
      bbYears: { value: '3 years', source: 'predesci' },
      placeboWorse: { value: '27 of 101', source: 'predesci' },
      clearedDeaths: { value: '10 in 100 people', source: 'hepC' },
      notClearedDeaths: { value: '21 in 100', source: 'hepC' },
      tenYears: { value: '10 years', source: 'hepC' },
      tipsTime: { value: '1 year', source: 'tips' },
      tipsControl: { value: '55 in 100 people', source: 'tips' },
      needleControl: { value: '19 in 100', source: 'tips' },
      tipsConfused: { value: '55 in 100', source: 'tips' },
      needleConfused: { value: '38 in 100', source: 'tips' },
      tamilYears: { value: '2010 to 2019', source: 'tamilNadu' },
      tamilOne: { value: '87 in 100 adults', source: 'tamilNadu' },
      tamilOneTime: { value: '1 year', source: 'tamilNadu' },
      tamilFive: { value: '77 in 100', source: 'tamilNadu' },
      tamilFiveTime: { value: '5 years', source: 'tamilNadu' },
      tamilDied: { value: '13 in 100', source: 'tamilNadu' },
      tipsBack: { value: '45 in 100', source: 'tips' },
      donorDeaths: { value: '23 of 11,553 donors (about 1 in 500)', source: 'donors' },
      donorTrouble: { value: '24 in 100', source: 'donors' },
      cancerFive: { value: '3 in 100 people', source: 'cancer' },
      cancerYears: { value: '5 years', source: 'cancer' },
      paracetamol: { value: '2 to 3 g a day', source: 'pain' },
      tablets: { value: 'four tablets of 500 mg', source: 'pain' },
      salt: { value: '5 g of salt', source: 'salt' },
      protein: { value: '1.2 to 1.5 g for each kilo', source: 'food' },
      hepBBack: { value: '56 in 100 people', source: 'hepB' },
      hepBTime: { value: '120 weeks', source: 'hepB' },
      lactuloseBack: { value: '12 of 61 people', source: 'lactulose' },
      noLactuloseBack: { value: '30 of 64', source: 'lactulose' },
      stoolsADay: { value: '2 to 3', source: 'mind' },
      mindMonths: { value: '6 months', source: 'mind' },
    },
  },
  written: '2026-11-22',
} as const satisfies Treatment;
