import type { Article } from '#content/article.ts';
import { cardOf, upperBellyPain } from '#content/triage.ts';

export const article = {
  title: 'Gallstones found by chance: do I need an operation?',
  category: 'Gallbladder',
  photo: '/images/articles/gallstones-by-chance.svg',
  photoAlt: 'Drawing of a gallbladder with a few round stones, seen on the screen of a scan',
  date: '2025-06-12T09:00:00+05:30',
  updatedAt: '2026-11-26T09:00:00+05:30',
  body: [
    {
      paragraph:
        'You went for a health check, or a scan for something else, and the report says “gallstones”. If you have no pain and the rest of the scan is normal, you most likely need no treatment now. The British guideline tells doctors to reassure you, and to treat only if symptoms start. [nice]',
    },
    {
      paragraph:
        'There are exceptions, and in parts of North India some surgeons see it another way. Below is what is known, so that you can talk it over at home and with your doctor.',
    },
    {
      paragraph:
        'The gallbladder is a small bag under the liver that stores bile. Stones can lie in it for years and do nothing, and doctors call these silent stones.',
    },
    {
      paragraph:
        'Gallstone pain comes in the upper belly, often on the right, and often after a meal. Wind, burping and a heavy feeling after food have many other causes. Tell the doctor what you feel, so that you can judge together whether the stones are to blame.',
    },
    { heading: 'How often silent stones cause trouble' },
    {
      paragraph:
        'One large hospital group in the United States followed more than {cohortSize} whose stones were silent. Symptoms had started in {fiveYears} after {fiveYearsTime}, in {tenYears} after {tenYearsTime}, and in {fifteenYears} after {fifteenYearsTime}. So the chance grows slowly, year by year.',
    },
    {
      paragraph:
        'Symptoms are mostly pain, and serious trouble is rarer: an infected gallbladder, a stone stuck in the bile duct, or a swollen pancreas (pancreatitis). In Denmark {danishSize} who did not know of their stones were followed for about {danishTime}. Serious trouble came to {danishSerious} of them, and less serious trouble, such as pain alone, to {danishPain}. Stones larger than {danishStone}, or many of them, made it more likely.',
    },
    { heading: 'Why not take it out to be safe?' },
    {
      paragraph:
        'Taking out the gallbladder by keyhole is a common operation, and most people are back to normal after {keyholeRecovery}. It still has risks, and one of the most serious is an injury to the bile duct, which happens in {ductInjury}. In Swedish hospitals ({deathYears}) {deaths} died in the {deathTime} after gallbladder surgery, more often those who were old, ill or operated in an emergency.',
    },
    {
      paragraph:
        'If the stones would never have troubled you, you would have taken that risk for nothing. That is the reason to wait. If pain starts later, the operation is still there, and it is then the usual advice. [nice]',
    },
    { heading: 'When doctors lean towards surgery' },
    {
      paragraph: 'Some findings change the balance, even when you feel well. Ask whether any of these is true for you:',
    },
    {
      list: [
        'there is also a growth (polyp) in the gallbladder of {polypSize} or more; in India ask about a smaller one, too',
        'the wall of the gallbladder, or the bile duct, does not look normal on the scan',
        'you have an illness in which the blood cells break down, such as sickle cell disease [asgs]',
        'you will soon have an operation for weight loss',
        'your blood tests of the liver are not normal',
      ],
    },
    {
      paragraph:
        'A report of “many stones” or of a large one is not by itself a reason for haste, but ask what it means for you. Please be wary of offers to “laser” stones in the gallbladder, or to flush them out with a drink.',
    },
    { heading: 'The question of cancer in North India' },
    {
      paragraph:
        'People with gallstones rarely get cancer of the gallbladder. [medline] But North India has one of the highest rates of this cancer in the world. [asgs]',
    },
    {
      paragraph:
        'For that reason, one Indian author argues for taking out the gallbladder in North India even when stones are silent. [mathur] Others point to Western studies in which few silent stones caused trouble, and advise surgery for chosen people, but they add that such advice may not fit a region with so much of this cancer. [asgs]',
    },
    {
      paragraph: 'No trial that we know of has settled it. It is fair to ask your surgeon which view they hold, and why.',
    },
    { heading: 'If you decide to wait' },
    {
      paragraph:
        'Keep the report where the family can find it. Make sure that one more person at home knows the warning signs on this page. If you travel often, or live far from a hospital, say so, because it may change the advice for you.',
    },
    { paragraph: 'These questions make the visit more useful:' },
    {
      list: [
        'Is everything else on the scan normal: the wall of the gallbladder, the bile duct, the liver?',
        'Could any of my symptoms come from the stones?',
        'Is there something about me that makes waiting less wise?',
        'If I wait, do I need another scan, and when?',
        'If I choose surgery, what are the risks at my age and with my other illnesses?',
      ],
    },
  ],
  careCard: cardOf([
    'fever-with-belly-pain',
    'jaundice-with-more',
    ...upperBellyPain,
    'vomiting-nonstop',
    'pre-eclampsia',
    'pre-eclampsia-after-birth',
    'jaundice',
    'jaundice-pregnant',
    'pregnant-rib-pain',
    'first-attack-over',
    'more-attacks',
    'scan-lump',
    'gallstones-by-chance',
    'second-opinion',
    'gallbladder-cancer-in-family',
  ]),
  related: ['gallbladderstones', 'gallbladdercancer', 'Bileductinjury', 'pancreatitis'],
  evidence: {
    sources: {
      nice: {
        title: 'Gallstone disease: diagnosis and management (CG188)',
        publisher: 'National Institute for Health and Care Excellence',
        year: 2014,
        url: 'https://www.nice.org.uk/guidance/cg188/chapter/Recommendations',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its sections on diagnosis and on stones in the gallbladder',
      },
      cohort: {
        title: 'The Natural History of Asymptomatic Gallstones: A Longitudinal Study and Prediction Model',
        publisher: 'Clinical Gastroenterology and Hepatology',
        year: 2023,
        url: 'https://doi.org/10.1016/j.cgh.2022.04.010',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      danish: {
        title: 'A Prediction Rule for Risk Stratification of Incidentally Discovered Gallstones: Results From a Large Cohort Study',
        publisher: 'Gastroenterology',
        year: 2016,
        url: 'https://vbn.aau.dk/da/publications/a-prediction-rule-for-risk-stratification-of-incidentally-discove',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      nhs: {
        title: 'Gallbladder removal: recovery',
        publisher: 'NHS',
        year: null,
        url: 'https://www.nhs.uk/conditions/gallbladder-removal/recovery/',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'an earlier edition of the page, in an archive',
      },
      wses: {
        title: '2020 WSES guidelines for the detection and management of bile duct injury during cholecystectomy',
        publisher: 'World Journal of Emergency Surgery',
        year: 2021,
        url: 'https://doi.org/10.1186/s13017-021-00369-w',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      sweden: {
        title: 'Mortality after a cholecystectomy: a population-based study',
        publisher: 'HPB',
        year: 2015,
        url: 'https://doi.org/10.1111/hpb.12356',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      polypGuide: {
        title: 'Management and follow-up of gallbladder polyps: updated joint guidelines between the ESGAR, EAES, EFISDS and ESGE',
        publisher: 'European Radiology',
        year: 2022,
        url: 'https://doi.org/10.1007/s00330-021-08384-w',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its rules, in a table of BMC Gastroenterology',
      },
      medline: {
        title: 'Gallbladder Cancer',
        publisher: 'MedlinePlus, National Library of Medicine',
        year: null,
        url: 'https://medlineplus.gov/gallbladdercancer.html',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its summary, at linkedlifedata.com',
      },
      asgs: {
        title: 'Asymptomatic Gallstones (AsGS) – To Treat or Not to?',
        publisher: 'Indian Journal of Surgery',
        year: 2012,
        url: 'https://doi.org/10.1007/s12262-011-0376-5',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      mathur: {
        title: 'Need for Prophylactic Cholecystectomy in Silent Gall Stones in North India',
        publisher: 'Indian Journal of Surgical Oncology',
        year: 2015,
        url: 'https://doi.org/10.1007/s13193-015-0418-8',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      cohortSize: { value: '22,000 people', source: 'cohort' },
      fiveYears: { value: '10 in 100 people', source: 'cohort' },
      fiveYearsTime: { value: '5 years', source: 'cohort' },
      tenYears: { value: '22 in 100', source: 'cohort' },
      tenYearsTime: { value: '10 years', source: 'cohort' },
      fifteenYears: { value: '33 in 100', source: 'cohort' },
      fifteenYearsTime: { value: '15 years', source: 'cohort' },
      danishSize: { value: '664 people', source: 'danish' },
      danishTime: { value: '17 years', source: 'danish' },
      danishSerious: { value: '8 in 100', source: 'danish' },
      danishPain: { value: '12 in 100', source: 'danish' },
      danishStone: { value: '10 mm', source: 'danish' },
      keyholeRecovery: { value: 'about 2 weeks', source: 'nhs' },
      ductInjury: { value: '4 to 15 in 1,000 operations', source: 'wses' },
      deaths: { value: '72 of 47,912 people', source: 'sweden' },
      deathYears: { value: '2007 to 2010', source: 'sweden' },
      deathTime: { value: '30 days', source: 'sweden' },
      polypSize: { value: '10 mm', source: 'polypGuide' },
    },
  },
} as const satisfies Article;
