import type { Treatment } from '#content/treatment.ts';
import { afterBellyOperation, cardOf, upperBellyPain } from '#content/triage.ts';

export const treatment = {
  id: 24,
  group: 'weight-loss-surgery',
  link: 'weightlosssurgery',
  name: 'Weight-loss surgery',
  otherNames: ['Bariatric surgery', 'Metabolic surgery', 'Obesity surgery', 'वज़न घटाने की सर्जरी', 'मोटापे की सर्जरी', 'बेरियाट्रिक सर्जरी'],
  kind: 'operation',
  organs: ['stomach', 'small-intestine'],
  icd10: 'E66',
  summary:
    'Am I heavy enough for weight-loss surgery, and what would it cost my body? BMI limits for Indians, sleeve, bypass, injections and risks compared.',
  keywords: [
    'weight loss surgery',
    'bariatric surgery',
    'sleeve gastrectomy',
    'gastric bypass',
    'BMI limit for surgery in India',
    'diabetes surgery',
    'मोटापे की सर्जरी',
  ],
  aims: 'This page helps you see if surgery could suit you, what each operation does, and what you take on for life.',
  description:
    'Weight-loss (bariatric) surgery makes the stomach smaller, and some kinds also change the path of food through the bowel. You feel full sooner and hunger signals change, but you need vitamins and checks for life.',
  inShort: {
    emergency:
      'The operation itself is planned. After it a pulse that stays above {LeakPulse}, growing belly pain, fever or endless vomiting is an emergency: call 112 or 108.',
    operation: 'Nobody has to have one. It is worth weighing if your BMI reaches the limits on this page and other ways have not lasted.',
    choices: 'Food and activity, weekly injections, a sleeve, a bypass or a one-join bypass.',
    back: 'Most people go home after {stay} and are active again in {active}; vitamins and checks go on for life.',
    next: 'Learn your BMI, have your sugar and vitamins tested, and bring the results to us.',
  },
  careCard: cardOf([
    ...upperBellyPain,
    'slimming-pulse',
    ...afterBellyOperation,
    'slimming-vomiting',
    'operation-bleeding',
    'slimming-late-pain',
    'slimming-nerves',
    'self-harm',
    'wound-redness',
    'slimming-pulse-milder',
    'slimming-drinks-little',
    'keeps-little-down',
    'slimming-low-sugar',
    'weight-and-health',
    'diabetes-and-surgery',
    'weight-returns',
    'vitamins-missed',
    'hopes-for-pregnancy',
  ]),
  symptoms: [
    'Diabetes or high blood pressure that tablets do not control.',
    'Loud snoring with pauses in breathing (sleep apnoea).',
    'Pain in the knees, hips or back from the weight they carry.',
    'A fatty liver, heart disease, or trouble getting pregnant.',
  ],
  causes: [
    'Obesity has many causes, such as genes, hormones, food around us, sleep, stress and some medicines. It is an illness and not a lack of will.',
    'Who is it for? There are two sets of limits, and they do not agree. The Indian society (OSSI) says a BMI above {ossiIll} with illness from weight, or above {ossiWell} without.',
    'OSSI also allows a BMI above {ossiGrave} if such illness threatens life. The international societies (ASMBS and IFSO) say it should be offered to Asian people from a BMI of {asian}.',
    'OSSI sets an age of {ages}, and you should have tried other ways first.',
    'It may not suit you during pregnancy, with untreated alcohol or drug use, or if an anaesthetic is too risky.',
  ],
  types: [
    {
      title: 'Sleeve (sleeve gastrectomy)',
      details: 'Most of the stomach is removed and a narrow tube is left, which cannot be undone.',
    },
    {
      title: 'Bypass (Roux-en-Y)',
      details:
        'A small pouch is made at the top of the stomach and joined to the bowel further down, so that food skips the rest of the stomach and the first part of the bowel.',
    },
    {
      title: 'One-join bypass (OAGB)',
      details: 'A longer pouch is made, with a single join, and more bowel is often bypassed.',
    },
    {
      title: 'Longer bypasses',
      details:
        'Operations such as the duodenal switch bypass more bowel, so that weight loss is larger, and so is the risk of poor nutrition.',
    },
  ],
  tests: [
    {
      title: 'BMI, waist and a full talk',
      details: 'Your BMI compares weight with height. We ask about past diets, eating habits and mood.',
    },
    {
      title: 'Blood tests',
      details: 'We check sugar, liver, kidneys, thyroid, iron and vitamins, and put right what is low.',
    },
    {
      title: 'Gastroscopy and ultrasound',
      details: 'They look for acid reflux, ulcers, germs in the stomach, gallstones and fatty liver.',
    },
    { title: 'Heart, lung and sleep tests', details: 'They tell the anaesthetist how to keep you safe.' },
    { title: 'Dietitian and psychologist', details: 'They look for eating problems that surgery cannot solve.' },
  ],
  treatment: {
    overview:
      'Every choice below can help some people, and each asks for lasting effort. On average surgery takes off more weight for longer, but has risks of its own.',
    details: [
      {
        title: 'No treatment',
        description: 'You go on as you are, and only treat the illnesses that come.',
        benefits: 'You avoid an operation and its cost.',
        risks: 'Diabetes, heart, liver and joint trouble tend to advance.',
        recovery: 'You can think again at any time.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Diabetes and heart trouble advance',
          comesBack: 'Weight stays or grows',
        },
        withoutTreatment: true,
      },
      {
        title: 'Food, activity and support',
        description: 'You follow a planned diet for months, with more movement and coaching.',
        benefits:
          'Health often improves even with a small loss. In two large trials, people who had advice and a dummy injection were {dietLoss} lighter for each {hundred} of weight after more than a year.',
        risks: 'The weight often returns over the years, and very strict diets can harm you.',
        recovery: 'It is part of every other choice.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Little',
          comesBack: 'Weight often returns',
        },
      },
      {
        title: 'Weight-loss injections',
        description: 'Semaglutide (known as Wegovy) or tirzepatide (known as Mounjaro) is injected once a week, under a doctor’s care.',
        benefits:
          'In those trials someone of {hundred} lost about {semaLoss} with semaglutide, and {tirzeLoss} with the highest dose of tirzepatide. Both also help with diabetes.',
        risks:
          'Feeling sick, loose stools or constipation are common, and gallstones can follow. A year after stopping semaglutide, {regain} of the lost weight was back. The effect lasts only while you take them.',
        recovery: 'You need regular visits, and money to go on.',
        compare: {
          cut: 'None',
          nights: 'None',
          usualLife: 'No break',
          mainRisk: 'Sickness, gallstones',
          comesBack: 'After stopping, {regain} of it',
        },
      },
      {
        title: 'Sleeve',
        description: 'It is a keyhole operation that leaves the path through the bowel as it was.',
        benefits: 'In a Swiss trial, someone of {hundred} was about {sleeveLoss} lighter after {tenYears}.',
        risks:
          'In that trial heartburn came more often than after a bypass, and {sleeveRedo} had to change to another operation. Leaks, bleeding and clots are the main early dangers. About {sleeveDeath} die around the operation.',
        recovery: 'Most people go home after {stay} and are active again in {active}.',
        compare: {
          cut: 'A few small cuts',
          nights: '{stay}',
          usualLife: '{active}',
          mainRisk: 'Death: {sleeveDeath}',
          comesBack: 'New operation: {sleeveRedo}',
        },
      },
      {
        title: 'Bypass',
        description: 'It is a keyhole operation with two new joins in the gut.',
        benefits: 'In the same trial someone of {hundred} was about {bypassLoss} lighter, and heartburn often improves.',
        risks:
          'There, about {bypassRedo} had to change to another operation. Ulcers, a trapped bowel, low sugar and lack of iron or vitamins can come years later. Sweet food can make you shaky and sick (dumping). About {bypassDeath} die around the operation.',
        recovery: 'The time in hospital and off work is much the same as for a sleeve.',
        compare: {
          cut: 'A few small cuts',
          nights: '{stay}',
          usualLife: '{active}',
          mainRisk: 'Death: {bypassDeath}',
          comesBack: 'New operation: {bypassRedo}',
        },
      },
      {
        title: 'One-join bypass',
        description: 'It is a keyhole operation with a long pouch and a single join.',
        benefits: 'In a French trial people lost as much weight as after the usual bypass, and sugar fell more [yomega].',
        risks:
          'In that trial {oagbFood} had serious lack of nutrients, and {oagbBile} had bile in the stomach pouch. About {bypassDeath} die around the operation, as with the usual bypass.',
        recovery: 'It is much like the other bypass, but vitamins and blood tests matter even more.',
        compare: {
          cut: 'A few small cuts',
          nights: null,
          usualLife: null,
          mainRisk: 'Lack of nutrients: {oagbFood}',
          comesBack: 'Bile in the pouch: {oagbBile}',
        },
      },
    ],
  },
  charts: [
    {
      title: 'Of people in the Swiss trial, so many had to change to another operation within {tenYears}',
      rows: [
        { label: 'after a sleeve', figure: '{sleeveRedo}' },
        { label: 'after a bypass', figure: '{bypassRedo}' },
      ],
    },
    {
      title: 'Of people with diabetes in American trials, so many were in remission after {remitYears}',
      rows: [
        { label: 'after surgery', figure: '{remitSurgery}' },
        { label: 'on medicines', figure: '{remitMedical}' },
      ],
    },
  ],
  medicines: [
    {
      title: 'Semaglutide and tirzepatide',
      details:
        'These weekly injections lower hunger. In trials put together semaglutide brought no more pancreatitis than a dummy did [pancreas], but have severe belly pain seen at once. Tell every anaesthetist that you take them.',
    },
    {
      title: 'Vitamins and minerals',
      details:
        'You need them for life after surgery, and blood tests at least once a year [bomss]. Missing them can harm nerves, blood and bones.',
    },
    {
      title: 'Ursodeoxycholic acid',
      details:
        'These tablets lower the chance of gallstone trouble while weight falls fast. In a Dutch trial {stones} had such trouble within {stoneYears}.',
    },
    { title: 'Painkillers', details: 'After a bypass ask before you take ibuprofen or diclofenac, because they can cause ulcers.' },
  ],
  others: [
    {
      title: 'Hoping for a baby',
      details: 'Wait for {pregnancy} after surgery. Ask about a coil, because the pill may be absorbed less well [preg].',
    },
  ],
  operations: ['sleeve', 'bypass'],
  uncertainties: [
    'OSSI limits age to {ages}; the international societies set no upper limit [indications].',
    'In studies over many years, people who had surgery lived longer [mortality], but the groups were not drawn by lot, so part of the gap may have other reasons.',
    'The figures for injections and for surgery come from separate trials, mostly with people in the West. Few trials compare the newest injections with surgery.',
    'Diabetes often improves, but not always for good, as the chart shows.',
  ],
  preparing: [
    'Stop smoking and tobacco well before, because they raise the risk of ulcers, clots and slow healing.',
    'You may be put on a low-calorie diet before the operation, to shrink the liver.',
    'Ask how each of your medicines will change.',
    'Practise small bites, and sip between meals, not with them.',
  ],
  inHospital: [
    'Early walking and often injections guard against clots.',
    'You start with sips of water. Nurses watch your pulse, since a fast one can be the first sign of a leak.',
    'You leave with a food plan, vitamins and a number to call.',
  ],
  recovery: [
    { when: 'The first days', what: 'For {fluidWeeks}, take only fluids and thin soups, sip all day and walk every few hours.' },
    { when: 'The next weeks', what: 'In {pureeWeeks}, you can have runny food such as thin dal, curd and smooth purees.' },
    {
      when: 'The second month',
      what: 'In {softWeeks}, you eat soft food. Put protein first: dal, paneer, egg, fish or soya.',
    },
    { when: 'After that', what: 'You move step by step to a normal, balanced plate in small amounts. Hair may thin for some months.' },
  ],
  deciding:
    'Think with us about what you most want to change, and what you can keep up for life. Heartburn, diabetes, medicines and plans for a baby sway the choice of operation.',
  questions: [
    'Which BMI limit do you use for me, and why?',
    'Which operation would you choose in my case, and what speaks against it?',
    'How many of these do you do, and what are your own leak and repeat rates?',
    'Which vitamins will I need, and who follows me after the first year?',
    'What happens if the weight returns?',
  ],
  livingWith: [
    'Eat slowly and stop when you are full.',
    'Alcohol acts faster and can become a habit, so talk to us early.',
    'Loose skin is common, and mood and family life can change for better or worse.',
    'Some weight usually comes back, so come to us for help.',
  ],
  support: [
    {
      name: 'NIDDK: Weight-loss (metabolic and bariatric) surgery',
      url: 'https://www.niddk.nih.gov/health-information/weight-management/bariatric-surgery/all-content',
    },
    { name: 'NHS: Recovering from weight loss surgery', url: 'https://www.nhs.uk/conditions/weight-loss-surgery/recovering/' },
    { name: 'OSSI: Guidelines of the Indian society', url: 'https://www.theossi.com/guidelines.php' },
  ],
  evidence: {
    sources: {
      bomss: {
        title:
          'British Obesity and Metabolic Surgery Society Guidelines on perioperative and postoperative biochemical monitoring and micronutrient replacement for patients undergoing bariatric surgery: 2020 update',
        publisher: 'Obesity Reviews',
        year: 2020,
        url: 'https://doi.org/10.1111/obr.13087',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its abstract, and summaries of its advice on tests',
      },
      preg: {
        title: 'Fertility, pregnancy and post partum management after bariatric surgery: a narrative review',
        publisher: 'Medical Journal of Australia',
        year: 2022,
        url: 'https://doi.org/10.5694/mja2.51373',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      ossi: {
        title: 'OSSI guidelines for bariatric and metabolic surgery',
        publisher: 'Obesity and Metabolic Surgery Society of India',
        year: 2023,
        url: 'https://www.theossi.com/guidelines.php',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the limits from the society’s own page in part, the ages from a surgeon’s page that repeats the guideline',
      },
      indications: {
        title: 'Indications for Metabolic and Bariatric Surgery',
        publisher: 'ASMBS and IFSO',
        year: 2022,
        url: 'https://doi.org/10.1016/j.soard.2022.08.013',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the opening of the paper with its summary of recommendations',
      },
      smboss: {
        title:
          'Long-term outcomes of laparoscopic Roux-en-Y gastric bypass vs laparoscopic sleeve gastrectomy for obesity: the SM-BOSS randomized clinical trial',
        publisher: 'JAMA Surgery',
        year: 2025,
        url: 'https://doi.org/10.1001/jamasurg.2024.7052',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      robertson: {
        title: 'Perioperative mortality in bariatric surgery: meta-analysis',
        publisher: 'British Journal of Surgery',
        year: 2021,
        url: 'https://doi.org/10.1093/bjs/znab245',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      mortality: {
        title: 'Mortality after bariatric surgery: a comprehensive review',
        publisher: 'Obesity Surgery',
        year: 2025,
        url: 'https://doi.org/10.1007/s11695-025-08212-w',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      nhs: {
        title: 'Recovering from weight loss surgery',
        publisher: 'NHS',
        year: null,
        url: 'https://www.nhs.uk/conditions/weight-loss-surgery/recovering/',
        checkedOn: '2026-11-22',
        basis: 'full',
      },
      step: {
        title: 'Weight regain and cardiometabolic effects after withdrawal of semaglutide: the STEP 1 trial extension',
        publisher: 'Diabetes, Obesity and Metabolism',
        year: 2022,
        url: 'https://doi.org/10.1111/dom.14725',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      surmount: {
        title: 'Tirzepatide once weekly for the treatment of obesity',
        publisher: 'New England Journal of Medicine',
        year: 2022,
        url: 'https://doi.org/10.1056/NEJMoa2206038',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'MIMS, account of the paper’s results',
      },
      yomega: {
        title:
          'Randomized controlled trial of one anastomosis gastric bypass versus Roux-en-Y gastric bypass for obesity: comparison of the YOMEGA and Taiwan studies',
        publisher: 'Obesity Surgery',
        year: 2019,
        url: 'https://doi.org/10.1007/s11695-019-04065-2',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      armms: {
        title: 'Long-term outcomes of medical management vs bariatric surgery in type 2 diabetes',
        publisher: 'JAMA',
        year: 2024,
        url: 'https://doi.org/10.1001/jama.2024.0318',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      pancreas: {
        title: 'Acute pancreatitis due to different semaglutide regimens: an updated meta-analysis',
        publisher: 'Endocrinología, Diabetes y Nutrición',
        year: 2024,
        url: 'https://pubmed.ncbi.nlm.nih.gov/38555109/',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      upgrade: {
        title:
          'Ursodeoxycholic acid for the prevention of symptomatic gallstone disease after bariatric surgery (UPGRADE): a multicentre, double-blind, randomised, placebo-controlled superiority trial',
        publisher: 'The Lancet Gastroenterology & Hepatology',
        year: 2021,
        url: 'https://doi.org/10.1016/S2468-1253(21)00301-0',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'Gastroenterology Advisor, account of the paper’s results',
      },
      stepOne: {
        title: 'Once-weekly semaglutide in adults with overweight or obesity (STEP 1)',
        publisher: 'New England Journal of Medicine',
        year: 2021,
        url: 'https://doi.org/10.1056/NEJMoa2032183',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'table of the STEP trials in a review, PMC10748770',
      },
    },
    figures: {
      stoneYears: { value: '2 years', source: 'upgrade' },
      stones: { value: '10 in 100 people without such tablets', source: 'upgrade' },
      remitMedical: { value: '6 in 100', source: 'armms' },
      remitYears: { value: '7 years', source: 'armms' },
      remitSurgery: { value: '18 in 100 people', source: 'armms' },
      oagbBile: { value: '16 in 100', source: 'yomega' },
      oagbFood: { value: '8 in 100 people', source: 'yomega' },
      bypassDeath: { value: '9 in 10,000 people', source: 'robertson' },
      sleeveDeath: { value: '5 in 10,000 people', source: 'robertson' },
      regain: { value: 'two thirds', source: 'step' },
      tirzeLoss: { value: '21 kg', source: 'surmount' },
      semaLoss: { value: '15 kg', source: 'stepOne' },
      hundred: { value: '100 kg', source: 'smboss' },
      ossiIll: { value: '32.5', source: 'ossi' },
      ossiWell: { value: '37.5', source: 'ossi' },
      ossiGrave: { value: '30', source: 'ossi' },
      asian: { value: '27.5', source: 'indications' },
      ages: { value: '18 to 65 years', source: 'ossi' },
      dietLoss: { value: '2 to 3 kg', source: 'surmount' },
      sleeveLoss: { value: '26 kg', source: 'smboss' },
      bypassLoss: { value: '28 kg', source: 'smboss' },
      tenYears: { value: '10 years', source: 'smboss' },
      sleeveRedo: { value: '30 in 100 people', source: 'smboss' },
      bypassRedo: { value: '6 in 100', source: 'smboss' },
      stay: { value: '1 to 3 days', source: 'nhs' },
      active: { value: '4 to 6 weeks', source: 'nhs' },
      fluidWeeks: { value: '2 weeks', source: 'nhs' },
      pureeWeeks: { value: 'the 3rd and 4th weeks', source: 'nhs' },
      softWeeks: { value: 'the 5th to 8th weeks', source: 'nhs' },
      pregnancy: { value: '12 to 18 months', source: 'preg' },
    },
  },
  written: '2026-11-22',
} as const satisfies Treatment;
