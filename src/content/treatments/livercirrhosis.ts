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
  icd10: 'K74.6',
  summary:
    'What does cirrhosis mean for me, and can the liver heal? The danger signs, the two stages, treatment, food, and when a transplant is considered.',
  keywords: ['liver cirrhosis', 'ascites', 'varices', 'liver transplant', 'fatty liver', 'hepatitis B', 'लिवर सिरोसिस'],
  aims: 'This page helps you and your family to spot danger early, to protect the liver that still works, and to plan care together.',
  description:
    'Cirrhosis is lasting scarring of the liver after years of harm from alcohol, viruses, fat or other causes. Early on the liver still copes. Later, fluid, bleeding and confusion can follow, and these need fast care.',
  careCard: cardOf([
    ...upperBellyPain,
    'vomits-blood-or-black-stool',
    'confused',
    'cirrhosis-fever',
    'belly-swells-with-more',
    'little-urine',
    'jaundice-with-more',
    'vomiting-nonstop',
    'withdrawal',
    'head-injury',
    ...afterAnyOperation,
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
    'At first there may be no signs, or just tiredness, poor appetite and weight loss [nhs].',
    'Later come yellow eyes, itching, swollen legs, easy bruising, thin arms and a belly full of fluid (ascites).',
    'Swollen veins in the food pipe (varices) can bleed without warning. Waste that the liver no longer clears can cloud the mind (encephalopathy).',
  ],
  causes: [
    'In a large study across India, alcohol was the most common cause, in {alcoholShare} with cirrhosis.',
    'Hepatitis B, hepatitis C and fatty liver with diabetes or extra weight are the other main ones. They differ from region to region [india].',
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
        'Fluid in the belly, bleeding veins, confusion or jaundice has appeared. In studies the usual survival was {decompSurvival}: half the people lived longer, and half not so long. Treating the cause, or a transplant, can change that.',
    },
  ],
  tests: [
    {
      title: 'Blood tests',
      details: 'They show how the liver works, and look for the cause. They also score how severe it is (Child-Pugh and MELD).',
    },
    {
      title: 'Ultrasound',
      details:
        'It shows the shape of the liver, fluid and growths. With a blood test (AFP) it is repeated every {scanMonths} to find liver cancer early.',
    },
    {
      title: 'Stiffness scan',
      details:
        'A probe on the skin measures scarring. A reading under {stiffness} with platelets (clotting cells) over {platelets} can spare you a camera test.',
    },
    { title: 'Camera test (endoscopy)', details: 'A thin camera looks for swollen veins in the food pipe and stomach.' },
    {
      title: 'Fluid test and biopsy',
      details: 'A needle sample of belly fluid looks for infection. A piece of liver is taken only if the cause stays unclear.',
    },
  ],
  treatment: {
    overview:
      'Scars seldom go away in full, but harm can often be slowed or stopped, and the liver may regain some strength. Care has three parts: treat the cause, prevent and treat complications, and think of a transplant in time.',
    details: [
      {
        title: 'Treating the cause',
        description:
          'This means no alcohol at all, medicines against hepatitis B or C, and control of weight and diabetes. Other causes have their own medicines.',
        benefits:
          'It can slow or stop the harm at any stage. One study followed people with stable cirrhosis from hepatitis C and no swollen veins for {tenYears}. Of those who cleared the virus {clearedDeaths} died of liver disease, against {notClearedDeaths} among the rest.',
        risks:
          'A person who drinks daily can become very ill by stopping suddenly, so get medical help to stop. Virus tablets must not be stopped without advice.',
        recovery: 'Blood tests can improve over months. Scans go on, because cancer can still come.',
      },
      {
        title: 'Treating and preventing complications',
        description:
          'Doctors use beta-blocker tablets or bands to prevent bleeding, and water tablets, less salt or a needle for fluid. Laxative syrup and other medicines clear the mind.',
        benefits: 'You feel better, stay out of hospital more and may avoid a first bleed.',
        risks:
          'Water tablets can upset salts and kidneys, and beta-blockers can drop the blood pressure. Bands can cause sore swallowing or bleeding.',
        recovery: 'Doses change often, so you need regular blood tests and weighing.',
      },
      {
        title: 'Liver transplant',
        description: 'The scarred liver is replaced by one from a donor who has died, or by part of the liver of a living relative.',
        benefits: 'It replaces the failing liver. In Britain more than {transplantAlive} are alive {transplantTime} later.',
        risks: 'It is very large surgery, with bleeding, infection, rejection and, rarely, death. A living donor takes a risk too.',
        recovery: 'Weeks in hospital are followed by months of healing and lifelong tablets.',
      },
      {
        title: 'No treatment',
        description: 'The cause goes on, and no one looks for veins, fluid or cancer.',
        benefits:
          'There are fewer tests and tablets. Some people with very advanced illness choose comfort care alone, and that is a real choice.',
        risks:
          'Scarring usually gets worse. Bleeding, infection, confusion and kidney failure can come without warning, and liver cancer forms in {cancerRate} each year.',
        recovery: 'What is lost may not come back, but it is seldom too late to stop more harm.',
        withoutTreatment: true,
      },
    ],
  },
  uncertainties: [
    'Nobody can say how long one person will live. Rates of turning unstable within {fiveYears} ran from {decompLow} to {decompHigh} by cause [damico].',
    'How often to scan for cancer: newer American guidance says every {scanMonths}; older advice from NIDDK gave a wider gap of {olderGap}.',
    'Which people with stable cirrhosis should take beta-blockers before any bleed is still argued. Newer advice starts them earlier, by the stiffness scan [baveno].',
    'In studies, people who drink coffee get less liver cancer, but no one knows the right amount [aasld].',
  ],
  preparing: [
    'Bring every report, all tablets and herbal products in one bag. Say honestly how much you drink; we ask to help, not to judge.',
    'Before any surgery, tooth work or new medicine, tell the team that you have cirrhosis.',
    'Do not take pain tablets such as ibuprofen on your own; ask which painkiller and dose is safe.',
  ],
  inHospital: [
    'A bleed is treated with blood, medicines, antibiotics and a camera that bands the vein. You may be in intensive care for a while.',
    'Fluid may be drained with a needle, and some is tested for infection. Your weight, urine and mind are checked each day.',
    'A person with confusion needs someone at the bedside. Tell the team who makes decisions if you cannot.',
  ],
  recovery: [
    {
      when: 'The first days after discharge',
      what: 'Check the tablet list with the nurse. Weigh yourself each morning and write it down.',
    },
    { when: 'The first weeks', what: 'Blood tests and a visit are due soon after. Build up food and short walks; muscle protects you.' },
    {
      when: 'The months and years',
      what: 'Keep the scan and camera dates. With the cause gone, some people go from unstable back to stable [baveno].',
    },
  ],
  deciding:
    'Talk about a transplant early, while you are well enough to have one. Ask what each tablet is for, and what to do if it upsets you. Tell your family what you would want if you became too ill to speak.',
  questions: [
    'What caused my cirrhosis, and can that be treated?',
    'Is it stable or unstable, and what is my score?',
    'Do I have swollen veins, and how do we prevent a bleed?',
    'When is my next cancer scan?',
    'What should I eat, and how much salt is right for me?',
    'Which painkillers and herbal products must I avoid?',
    'Should I be seen by a transplant team?',
    'Which vaccines do I need?',
  ],
  livingWith: [
    'Eat enough: many people need more protein, from dal, milk, eggs, fish or meat, about {protein} of body weight a day. Do not cut protein because of confusion unless your doctor says so.',
    'Eat small meals often, with a snack late in the evening, so that muscle is not burnt at night [food].',
    'If you hold fluid, cook with less salt and skip pickle, papad and packet food. Raw shellfish can carry dangerous germs [niddk].',
    'Do not drive if you have had confusion, until your doctor agrees. Low mood is common in patients and carers; help for drink and for mood is part of care.',
    'Family members may need tests and the hepatitis B vaccine, which lowers the risk of liver cancer [aasld].',
  ],
  support: [
    { name: 'NIDDK: Cirrhosis', url: 'https://www.niddk.nih.gov/health-information/liver-disease/cirrhosis' },
    { name: 'NHS: Cirrhosis', url: 'https://www.nhs.uk/conditions/cirrhosis/' },
  ],
  evidence: {
    sources: {
      niddk: {
        title: 'Cirrhosis',
        publisher: 'National Institute of Diabetes and Digestive and Kidney Diseases (NIDDK)',
        year: null,
        url: 'https://www.niddk.nih.gov/health-information/liver-disease/cirrhosis',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      nhs: {
        title: 'Cirrhosis',
        publisher: 'NHS',
        year: null,
        url: 'https://www.nhs.uk/conditions/cirrhosis/',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      india: {
        title: 'Etiology and mode of presentation of chronic liver diseases in India: a multi centric study',
        publisher: 'PLoS One',
        year: 2017,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5658106',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      damico: {
        title: 'Prediction of decompensation in patients with compensated cirrhosis: does etiology matter?',
        publisher: 'Current Hepatology Reports',
        year: 2019,
        url: 'https://doi.org/10.1007/s11901-019-00473-1',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      baveno: {
        title: 'Evolving portal hypertension through Baveno VII recommendations',
        publisher: 'Annals of Hepatology',
        year: 2024,
        url: 'https://www.elsevier.es/en-revista-annals-hepatology-16-articulo-evolving-portal-hypertension-through-baveno-S1665268123002831',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      aasld: {
        title: 'Prevention, diagnosis, and treatment of hepatocellular carcinoma (AASLD practice guidance)',
        publisher: 'Guideline Central',
        year: 2023,
        url: 'https://www.guidelinecentral.com/guideline/10743/',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      hepC: {
        title:
          'Impact of virus eradication in patients with compensated hepatitis C virus-related cirrhosis: competing risks and multistate model',
        publisher: 'Liver International',
        year: 2016,
        url: 'https://pubmed.gov/27164508/',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      transplant: {
        title: 'Adult liver transplantation: a UK clinical guideline, part 1: pre-operation',
        publisher: 'Frontline Gastroenterology',
        year: 2020,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7447286',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      food: {
        title: 'Advice on nutrition in cirrhosis from three liver and nutrition societies: a table in a review (PMC11299976)',
        publisher: 'PubMed Central, PMC11299976',
        year: null,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC11299976/table/T10',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
    },
    figures: {
      alcoholShare: { value: '34 in 100 people', source: 'india' },
      decompFive: { value: '25 in 100 people', source: 'damico' },
      fiveYears: { value: '5 years', source: 'damico' },
      decompSurvival: { value: '2 to 4 years', source: 'damico' },
      decompLow: { value: '13 in 100', source: 'damico' },
      decompHigh: { value: '34 in 100 people', source: 'damico' },
      scanMonths: { value: '6 months', source: 'aasld' },
      stiffness: { value: '20 kPa', source: 'baveno' },
      platelets: { value: '150,000', source: 'baveno' },
      clearedDeaths: { value: '10 in 100', source: 'hepC' },
      notClearedDeaths: { value: '21 in 100 people', source: 'hepC' },
      tenYears: { value: '10 years', source: 'hepC' },
      transplantAlive: { value: '90 in 100 people', source: 'transplant' },
      transplantTime: { value: '1 year', source: 'transplant' },
      cancerRate: { value: '1 to 8 in 100 people', source: 'aasld' },
      olderGap: { value: '6 to 12 months', source: 'niddk' },
      protein: { value: '1.2 to 1.5 g for each kilo', source: 'food' },
    },
  },
  written: '2026-11-22',
  reviewed: null,
} as const satisfies Treatment;
