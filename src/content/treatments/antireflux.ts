import { antirefluxPictures } from '#content/pictures/antireflux.ts';
import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf, upperBellyPain } from '#content/triage.ts';

export const treatment = {
  id: 21,
  group: 'antireflux-procedure',
  link: 'antireflux',
  name: 'Anti-reflux surgery',
  otherNames: [
    'Reflux operation',
    'Fundoplication',
    'Surgery for acid reflux',
    'Hiatus hernia repair',
    'GERD surgery',
    'एसिड रिफ्लक्स',
    'सीने में जलन',
  ],
  kind: 'operation',
  organs: ['oesophagus', 'stomach'],
  icon: 'antireflux-procedure',
  images: antirefluxPictures,
  icd10: 'K21',
  summary:
    'Acid reflux that will not settle: when do tablets suffice, who may gain from anti-reflux surgery, and how is life and eating afterwards? In plain words.',
  keywords: ['anti-reflux surgery', 'fundoplication', 'acid reflux', 'GERD', 'heartburn', 'hiatus hernia', 'एसिड रिफ्लक्स'],
  aims: 'This page is for adults with acid reflux that will not settle. It helps you decide, with your doctor, whether an operation is right for you.',
  description:
    'In reflux disease, acid from the stomach flows back into the food pipe (oesophagus). Anti-reflux surgery makes the weak valve between them strong again, most often by wrapping the top of the stomach around the food pipe (fundoplication).',
  inShort: {
    emergency:
      'Heartburn itself is not one. But call 112 or 108 for new chest pain, even if it burns, for food so stuck that water will not pass, or for vomited blood.',
    operation:
      'Most people never need one. It is a choice when reflux is proven and tablets do not help enough, or you do not want them for years.',
    choices: 'New habits, tablets, or a keyhole operation that wraps the top of the stomach around the food pipe.',
    back: 'After keyhole surgery most people are back at work after {work}, while a tight feeling on swallowing can last {tight}.',
    next: 'Have reflux proven, by a camera or an acid test, before you decide about surgery.',
  },
  careCard: cardOf([
    ...upperBellyPain,
    'volvulus',
    'cannot-swallow',
    'vomits-blood-or-black-stool',
    ...afterBellyOperation,
    'operation-vomiting',
    'operation-swallowing',
    'keeps-little-down',
    'wound-redness',
    'vomiting-nonstop',
    'swallowing-harder',
    'stomach-alarm',
    'anaemia',
    'heartburn',
    'acid-tablets',
    'sour-fluid',
    'hoarse-with-heartburn',
  ]),
  symptoms: [
    'Burning behind the breastbone (heartburn), often after meals or when lying down.',
    'Sour fluid or food that comes up into the throat (regurgitation).',
    'Pain in the chest, where the heart must be checked first.',
    'Hoarseness, bad breath or worn teeth, though these often have other causes.',
    'Trouble swallowing, weight loss or bleeding are warning signs and call for a camera test first [acg].',
  ],
  causes: [
    'A ring of muscle at the end of the food pipe should keep acid down, but in reflux disease it is weak or opens too often.',
    'A hiatus hernia, where the top of the stomach slips into the chest, makes reflux more likely.',
    'Extra weight, pregnancy, tobacco, alcohol and late or large meals add to it.',
    'In Indian studies about {indiaShare} have reflux disease, and tea and coffee were linked with it too [india].',
    'Surgery is for people with proven reflux who are not well on good treatment, who do not want tablets for life, or who have a large hernia.',
  ],
  types: [
    { title: 'Full wrap (Nissen)', details: 'The top of the stomach goes all the way around the food pipe.' },
    {
      title: 'Part wrap (Toupet or Dor)',
      details: 'It goes only part of the way, at the back or the front, and may cause less trouble with swallowing and wind.',
    },
    { title: 'Hernia repair with a wrap', details: 'The stomach is brought down from the chest and the gap is stitched, before the wrap.' },
    { title: 'Magnetic ring', details: 'A ring of small magnets helps the valve to close.' },
    { title: 'Gastric bypass', details: 'For people with obesity this weight-loss operation can treat reflux as well.' },
  ],
  tests: [
    {
      title: 'Trying a tablet',
      details:
        'With plain heartburn and no warning signs, doctors often begin with an acid blocker for {trial}. Relief makes reflux likely but does not prove it.',
    },
    { title: 'Gastroscopy', details: 'A camera looks for sores, narrowing, a hernia and changed lining.' },
    {
      title: 'Acid test over a day or more',
      details: 'A fine probe or capsule counts how often acid comes up, and can prove reflux when the camera test is normal.',
    },
    {
      title: 'Pressure test (manometry)',
      details: 'It shows how the food pipe squeezes, and is done before surgery to rule out illnesses that look like reflux.',
    },
    {
      title: 'Barium swallow',
      details: 'An X-ray taken while you drink can show a hernia, but should not be the only test for reflux [acg].',
    },
  ],
  treatment: {
    overview:
      'Start with habits and an acid blocker. If reflux is proven and you are still not well, or do not want tablets for years, surgery is a choice. It stops fluid from coming up better than tablets do, but it has side effects of its own.',
    details: [
      {
        title: 'Doing nothing',
        description: 'You live with the burning and take no treatment.',
        benefits: 'Mild heartburn now and then does no harm, and may need no more than this.',
        risks:
          'With frequent reflux the food pipe can get sore, bleed or narrow, and sleep and meals are spoilt. In about {barrett} with reflux disease its lining changes (Barrett), though only a few of these people ever get cancer.',
        recovery: 'There is nothing to recover from, but come when warning signs begin.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Sores, bleeding or a narrow part',
          comesBack: 'It goes on',
        },
        withoutTreatment: true,
      },
      {
        title: 'New daily habits',
        description:
          'Lose extra weight, stop tobacco and do not eat for {gap} before bed. Raise the head of the bed and leave out the foods that bring it on.',
        benefits: 'It costs nothing, helps the whole body and is enough for some people.',
        risks: 'There is little risk, but it takes patience.',
        recovery: 'The effect comes slowly.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Little',
          comesBack: null,
        },
      },
      {
        title: 'Acid blockers (tablets)',
        description:
          'A tablet (PPI) stops the stomach making so much acid. It is taken once a day, {before} before a meal, and after {trial} the doctor tries the lowest dose that keeps you well, or none.',
        benefits: 'In a large European trial, {tabletWell} on tablets were still well after {trialYears}.',
        risks:
          'There is less acid, but fluid can still come up, as it did in {tabletRegurg} on tablets in that trial. Headache or loose stools can happen.',
        recovery: 'Sores take some weeks to heal. Heartburn may return when the tablets end.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Fluid still comes up: {tabletRegurg}',
          comesBack: 'Can return when tablets end',
        },
      },
      {
        title: 'Keyhole fundoplication',
        description: 'Under full anaesthetic the surgeon works through small cuts, repairs the gap and makes the wrap.',
        benefits:
          'In the same trial {surgeryWell} needed no acid tablets after {trialYears}, and only {surgeryRegurg} still had fluid coming up.',
        risks:
          'Of {swAll} in Sweden aged {swAge}, {swDeaths} died within {swTime}, from any cause, and {swRedo} were operated on again in that time. In the European trial, after {trialYears}, {swallowOp} had trouble swallowing ({swallowTab} on tablets) and {bloatOp} felt bloated ({bloatTab} on tablets).',
        recovery: 'Many are back at work after {work}. Food stays soft for some weeks, until the swelling around the wrap has gone.',
        compare: {
          cut: 'A few small cuts',
          nights: '{swStay}, in Sweden',
          usualLife: 'Work: {work}',
          mainRisk: 'Trouble swallowing: {swallowOp}',
          comesBack: '{swedenAll} within {swedenYears}',
        },
      },
      {
        title: 'A repeat operation',
        description:
          'If the wrap slips, loosens or is too tight, it can be done again. Sometimes stretching with a camera (dilatation) is enough.',
        benefits: 'It can help when tests show a clear fault.',
        risks:
          'It is harder than the first operation, and {againOpen} in Sweden had a long cut. None of the {againAll} died within {swTime}.',
        recovery: 'The stay there was {againStay} on average. It needs a team used to such surgery.',
        compare: {
          cut: 'Small cuts, or one long',
          nights: '{againStay}, in Sweden',
          usualLife: null,
          mainRisk: 'A long cut: {againOpen}',
          comesBack: null,
        },
      },
    ],
  },
  charts: [
    {
      title: 'Of people in the European trial, so many had this trouble after {trialYears}',
      rows: [
        { label: 'fluid that comes up, on tablets', figure: '{tabletRegurg}' },
        { label: 'fluid that comes up, after surgery', figure: '{surgeryRegurg}' },
        { label: 'trouble swallowing, on tablets', figure: '{swallowTab}' },
        { label: 'trouble swallowing, after surgery', figure: '{swallowOp}' },
        { label: 'bloating, on tablets', figure: '{bloatTab}' },
        { label: 'bloating, after surgery', figure: '{bloatOp}' },
      ],
    },
  ],
  medicines: [
    {
      title: 'Acid blockers (PPI: omeprazole, pantoprazole, esomeprazole)',
      details:
        'They are safe for most people, but should be taken only as long as there is a reason [aga]. Acid can come back strongly for a time when they end [rebound], so plan the end with your doctor.',
    },
    { title: 'Famotidine', details: 'It lowers acid too, but heals sores less well than a PPI [acg].' },
  ],
  others: [
    {
      title: 'Children',
      details: 'There is too little proof to say whether surgery or medicines are better [sages], so ask a doctor for children.',
    },
  ],
  operations: ['reflux-wrap'],
  uncertainties: [
    'Tablets or surgery: after {trialYears} in the European trial {tabletWell} were well with tablets, {surgeryWell} with surgery. The two groups were counted in different ways, the surgeons were experts, and the maker of the tablets paid for the trial.',
    'In all of Sweden, reflux came back in {swedenAll} within about {swedenYears}; most of them took tablets again.',
    'It is not clear that surgery prevents cancer better than tablets do, so it is not done for that reason alone.',
    'American surgeons accept a full or a part wrap [sages], so ask why yours is chosen.',
  ],
  preparing: [
    'Reflux should be proven before surgery, by a camera or an acid test [acg].',
    'Ask if your tablets must pause for the acid test, but do not pause them by yourself.',
    'Tell us about blood thinners, diabetes, asthma, allergies and sleep problems.',
    'Stop smoking, and stock soft food.',
  ],
  inHospital: [
    'You fast for some hours. After the operation you walk the same day, and begin with sips, then soft food.',
    'Your shoulders may ache for some days from the gas used.',
    'Tell the nurses at once if you feel sick, because retching strains the wrap.',
  ],
  recovery: [
    { when: 'The first days', what: 'Take small sips and soft, wet food, sit up to eat, and walk a little several times a day.' },
    {
      when: 'The first weeks',
      what: 'Food stays soft and mashed; bread, roti and meat are the hardest to swallow. Lifting strains the repair, so keep to the limit that we give you.',
    },
    { when: 'The next months', what: 'A tight feeling on swallowing can last {tight}. Add one food at a time.' },
    { when: 'Later', what: 'You may burp less and pass more wind. Come back if heartburn or trouble swallowing returns.' },
  ],
  deciding:
    'Surgery can suit people with sour fluid that comes up, and those who cannot or do not want to take tablets. If tablets keep you well, the gain is smaller. Which could you live with better: a tablet each day, or perhaps some trouble with swallowing or wind?',
  questions: [
    'Has reflux been proven, and with which test?',
    'Is my food pipe strong enough for a wrap?',
    'Which kind of wrap do you advise for me?',
    'How many of these operations do you do each year, and how many people need another?',
    'What if my heartburn comes back?',
  ],
  livingWith: [
    'Eat small meals slowly, chew well, and sit up afterwards.',
    'After a wrap avoid fizzy drinks, because you may not be able to burp.',
    'Tea, coffee, fried and spicy food trouble some people and not others, so leave out only what harms you.',
    'If you have Barrett changes, go to your camera checks even after surgery.',
  ],
  support: [
    {
      name: 'NIDDK: acid reflux (GER and GERD) in adults',
      url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/acid-reflux-ger-gerd-adults',
    },
    {
      name: 'MedlinePlus: going home after anti-reflux surgery',
      url: 'https://medlineplus.gov/ency/patientinstructions/000160.htm',
    },
  ],
  evidence: {
    sources: {
      deaths: {
        title: 'Mortality from laparoscopic antireflux surgery in a nationwide cohort of the working-age population',
        publisher: 'British Journal of Surgery; record of the University of Antwerp',
        year: 2016,
        url: 'https://repository.uantwerpen.be/link/irua/181404',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      again: {
        title: 'The risk of mortality following secondary fundoplication in a population-based cohort study',
        publisher: 'American Journal of Surgery; record of Karolinska Institutet',
        year: 2017,
        url: 'https://openarchive.ki.se/articles/journal_contribution/The_risk_of_mortality_following_secondary_fundoplication_in_a_population-based_cohort_study_/27268113',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      medline: {
        title: 'Anti-reflux surgery: discharge',
        publisher: 'MedlinePlus, US National Library of Medicine',
        year: null,
        url: 'https://medlineplus.gov/ency/patientinstructions/000160.htm',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'an earlier edition, in the library of Vidant Health',
      },
      sages: {
        title: 'SAGES guidelines for the surgical treatment of gastroesophageal reflux (GERD)',
        publisher: 'Society of American Gastrointestinal and Endoscopic Surgeons, in Surgical Endoscopy',
        year: 2021,
        url: 'https://doi.org/10.1007/s00464-021-08625-5',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'most of its abstract',
      },
      aga: {
        title: 'AGA Clinical Practice Update on De-Prescribing of Proton Pump Inhibitors: Expert Review',
        publisher: 'American Gastroenterological Association, in Gastroenterology',
        year: 2022,
        url: 'https://doi.org/10.1053/j.gastro.2021.12.247',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'most of its abstract',
      },
      rebound: {
        title: 'Rebound Acid Hypersecretion after Withdrawal of Long-Term Proton Pump Inhibitor (PPI) Treatment: Are PPIs Addictive?',
        publisher: 'International Journal of Molecular Sciences',
        year: 2024,
        url: 'https://doi.org/10.3390/ijms25105459',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      acg: {
        title: 'Clinical guideline for the diagnosis and management of gastroesophageal reflux disease',
        publisher: 'American College of Gastroenterology',
        year: 2022,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8754510',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its recommendations, as emergencyguidelines.ca and the journal’s Table 1 list them',
      },
      india: {
        title:
          'Prevalence and risk factors for gastroesophageal reflux disease in the Indian population: a meta-analysis and meta-regression study',
        publisher: 'Indian Journal of Gastroenterology',
        year: 2021,
        url: 'https://doi.org/10.1007/s12664-020-01104-0',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      barrett: {
        title:
          'Prevalence of Barrett’s esophagus and esophageal adenocarcinoma with and without gastroesophageal reflux: a systematic review and meta-analysis',
        publisher: 'Clinical Gastroenterology and Hepatology',
        year: 2024,
        url: 'https://doi.org/10.1016/j.cgh.2023.10.006',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      lotus: {
        title: 'Laparoscopic antireflux surgery vs esomeprazole treatment for chronic GERD: the LOTUS trial',
        publisher: 'JAMA',
        year: 2011,
        url: 'https://doi.org/10.1001/jama.2011.626',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      sweden: {
        title: 'Association between laparoscopic antireflux surgery and recurrence of gastroesophageal reflux',
        publisher: 'JAMA',
        year: 2017,
        url: 'https://doi.org/10.1001/jama.2017.10981',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      swAll: { value: '8,947 people', source: 'deaths' },
      swDeaths: { value: '7', source: 'deaths' },
      swRedo: { value: '39', source: 'deaths' },
      swTime: { value: '90 days', source: 'deaths' },
      swStay: { value: '2 days', source: 'deaths' },
      swAge: { value: '18 to 65 years', source: 'deaths' },
      againAll: { value: '540 people', source: 'again' },
      againStay: { value: 'about 5 days', source: 'again' },
      againOpen: { value: '158 of 540 people', source: 'again' },
      work: { value: '2 to 3 weeks', source: 'medline' },
      tight: { value: '6 to 8 weeks', source: 'medline' },
      indiaShare: { value: '16 in 100 people', source: 'india' },
      trial: { value: '8 weeks', source: 'acg' },
      barrett: { value: '7 in 100 people', source: 'barrett' },
      gap: { value: '2 to 3 hours', source: 'acg' },
      before: { value: '30 to 60 minutes', source: 'acg' },
      trialYears: { value: '5 years', source: 'lotus' },
      tabletWell: { value: '92 in 100 people', source: 'lotus' },
      surgeryWell: { value: '85 in 100 people', source: 'lotus' },
      tabletRegurg: { value: '13 in 100 people', source: 'lotus' },
      surgeryRegurg: { value: '2 in 100 people', source: 'lotus' },
      swallowOp: { value: '11 in 100 people', source: 'lotus' },
      swallowTab: { value: '5 in 100', source: 'lotus' },
      bloatOp: { value: '40 in 100 people', source: 'lotus' },
      bloatTab: { value: '28 in 100 people', source: 'lotus' },
      swedenAll: { value: '470 of 2,655 people', source: 'sweden' },
      swedenYears: { value: '6 years', source: 'sweden' },
    },
  },
  written: '2026-11-22',
} as const satisfies Treatment;
