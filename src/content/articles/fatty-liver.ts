import type { Article } from '#content/article.ts';
import { cardOf, upperBellyPain } from '#content/triage.ts';

export const article = {
  title: 'Fatty liver: what it means and what helps',
  category: 'Liver',
  photo: '/images/articles/fatty-liver.svg',
  photoAlt: 'Drawing of a liver beside a pair of walking shoes and a bowl of vegetables',
  date: '2026-03-19T09:00:00+05:30',
  updatedAt: '2026-11-22T09:00:00+05:30',
  body: [
    {
      paragraph:
        '“Grade one fatty liver” is written under many scans in our cities. A survey of staff of national laboratories and their families, in {cities}, found it in {india}. They were office people, so villages may differ.',
    },
    {
      paragraph:
        'It means that fat has gathered in the liver. You do not feel it, and in most people it does no great harm. In a few it leads to scars, and that is the part worth finding.',
    },
    { heading: 'Why it happens' },
    {
      paragraph:
        'The liver stores what the body cannot use. Weight round the waist, diabetes, high blood pressure and high blood fats go with it, and being very overweight matters most. [pti] Thin people get it too: in the same survey some had a normal weight. [southfirst]',
    },
    {
      paragraph:
        'Alcohol gives the same picture. Some people have both causes at once. Tell the doctor honestly what you drink, because the advice is not the same.',
    },
    {
      paragraph:
        'Doctors have given it a new name, MASLD. It replaces NAFLD, or non-alcoholic fatty liver. Old and new reports speak of the same thing.',
    },
    { heading: 'Is my liver scarred?' },
    {
      paragraph:
        'This is the question to ask. In the Indian survey, {scarred} with fatty liver had marked scarring, against {scarredOthers} without it. It was seen more in older people and in those with diabetes or great overweight. [preprint]',
    },
    {
      paragraph:
        'The grade on the ultrasound does not answer it, because it speaks of fat and not of scars. The first step is a score called {fib}, made from your age and simple blood tests. If that is high, a scan that measures how stiff the liver is comes next.',
    },
    { heading: 'What helps most: losing weight, slowly' },
    {
      paragraph:
        'If you carry too much weight, this is the treatment with the strongest proof. Losing {fatLoss} takes fat out of the liver. To calm the inflammation, {moreLoss} is the usual aim.',
    },
    {
      paragraph:
        'For scars, sources differ: an Australian guide says that the same range helps, while the American guidance speaks of {scarLoss} or more. More is better, within reason, but even a small loss counts.',
    },
    {
      paragraph:
        'Go slowly and eat enough protein. Crash diets, fasting for weeks and “detox” juices can upset the liver further. If weight does not come down and your health is at risk, ask about the other ways, weight-loss surgery among them.',
    },
    { heading: 'The Indian plate, changed a little' },
    {
      paragraph:
        'The studies speak of a Mediterranean way of eating: vegetables, pulses, nuts, whole grains, little sugar and little processed food. [diet] An Indian kitchen can do that without olive oil. National advice is to fill about {halfPlate} with vegetables and fruit, and to give less room to cereals.',
    },
    {
      list: [
        'Take one katori less rice, or one roti less, and one more of dal or sabzi.',
        'Swap maida, white bread and biscuits for millets, dalia, oats or whole-wheat roti.',
        'Drink water, plain buttermilk or tea without sugar; leave cold drinks and packed juice.',
        'Keep mithai for feasts, and share the piece.',
        'Measure the oil for the family by the month, and make the tin last longer.',
        'Eat a handful of peanuts or roasted chana in place of namkeen.',
        'Have dinner early, and walk afterwards.',
      ],
    },
    { heading: 'Move, even if the scale does not' },
    {
      paragraph:
        'Exercise takes fat out of the liver even when your weight stays the same. [diet] A brisk walk on most days is enough to begin. Add something that makes the muscles work, such as stairs, squats or carrying, twice a week.',
    },
    {
      paragraph:
        'Look after the heart as well, because heart disease is a greater danger to people with fatty liver than the liver itself. [diet] Keep sugar, blood pressure and blood fats in order, and do not smoke. If you worry that a tablet harms the liver, do not stop it; ask the doctor who gave it.',
    },
    { heading: 'Alcohol and “liver tonics”' },
    {
      paragraph:
        'If there is scarring, the advice is no alcohol at all. [aasld] If there is none, less is better, and none is simplest. Get tested for hepatitis B and C, and ask about the vaccine against hepatitis B.',
    },
    {
      paragraph:
        'Be careful with herbal powders and tonics sold for the liver. Some have been linked with damage to the liver [giloy], and the label may not say what is inside. Show the doctor everything you take, whoever gave it to you.',
    },
  ],
  careCard: cardOf([
    ...upperBellyPain,
    'vomits-blood-or-black-stool',
    'confused',
    'belly-swells-with-more',
    'jaundice-with-more',
    'withdrawal',
    'jaundice',
    'belly-swells',
    'ill-from-medicine',
    'scarred-liver',
    'fatty-with-diabetes',
    'help-to-slim',
  ]),
  related: ['livercirrhosis', 'weightlosssurgery', 'livercancer', 'livermass'],
  evidence: {
    sources: {
      southfirst: {
        title: 'Two in five adults walk around with fatty liver: study (Phenome India cohort, Lancet Regional Health)',
        publisher: 'The South First',
        year: 2026,
        url: 'https://thesouthfirst.com/health/two-in-five-adults-walk-around-with-fatty-liver-in-bengaluru-chennai-hyderabad-study',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      pti: {
        title: 'MASLD in the Phenome India cohort',
        publisher: 'Press Trust of India, in The Week',
        year: 2026,
        url: 'https://www.theweek.in/wire-updates/national/2026/02/05/about-40-pc-of-participants-in-phenome-india-cohort-may-be-affected-by-masld-study.html',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      preprint: {
        title: 'Unveiling the burden of MASLD and liver fibrosis in India (preprint)',
        publisher: 'Phenome India study',
        year: 2025,
        url: 'https://sciety.org/articles/activity/10.1101/2025.10.11.25337761',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      aasld: {
        title: 'AASLD practice guidance on the clinical assessment and management of nonalcoholic fatty liver disease',
        publisher: 'American Association for the Study of Liver Diseases, in Hepatology',
        year: 2023,
        url: 'https://doi.org/10.1097/HEP.0000000000000323',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      etg: {
        title: 'Weight loss and diet in nonalcoholic fatty liver disease',
        publisher: 'Therapeutic Guidelines, Australia',
        year: null,
        url: 'https://www.tg.org.au/',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      examine: {
        title: 'How could diet affect NAFLD?',
        publisher: 'Examine',
        year: null,
        url: 'https://examine.com/faq/how-could-diet-affect-nafld/',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      diet: {
        title: 'Healthy eating and physical activity in nonalcoholic fatty liver disease: a review',
        publisher: 'PubMed Central',
        year: null,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10877216',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      giloy: {
        title: 'Herbal immune booster-induced liver injury in the COVID-19 pandemic: a case series',
        publisher: 'Journal of Clinical and Experimental Hepatology',
        year: 2021,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8252698',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      nin: {
        title: 'Dietary guidelines for Indians 2024, as reported',
        publisher: 'National Institute of Nutrition, in The New Indian Express',
        year: 2024,
        url: 'https://www.newindianexpress.com/nation/2024/May/09/over-50-diseases-due-to-unhealthy-diets',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
    },
    figures: {
      cities: { value: '27 Indian cities', source: 'southfirst' },
      india: { value: 'about 39 in 100 adults', source: 'southfirst' },
      scarred: { value: '6 in 100 people', source: 'preprint' },
      scarredOthers: { value: '2 in 100 people', source: 'preprint' },
      fib: { value: 'FIB-4', source: 'aasld' },
      fatLoss: { value: 'about 5 kg for every 100 kg you weigh', source: 'examine' },
      moreLoss: { value: '7 to 10 kg for every 100 kg', source: 'etg' },
      scarLoss: { value: '10 kg for every 100 kg', source: 'aasld' },
      halfPlate: { value: 'half the plate', source: 'nin' },
    },
  },
} as const satisfies Article;
