import type { Article } from '#content/article.ts';
import { cardOf, upperBellyPain } from '#content/triage.ts';

export const article = {
  title: 'Fatty liver: what it means and what helps',
  category: 'Liver',
  photo: '/images/articles/fatty-liver.svg',
  photoAlt: 'Drawing of a liver beside a pair of walking shoes and a bowl of vegetables',
  date: '2026-03-19T09:00:00+05:30',
  updatedAt: '2026-11-23T09:00:00+05:30',
  body: [
    {
      paragraph:
        '“Grade one fatty liver” is written under many scans in our cities. A survey of staff of national laboratories and their families, in {cities}, found it in {india}. After allowing for age that is more than a third. They were mostly city people, so villages may differ.',
    },
    {
      paragraph:
        'It means that fat has gathered in the liver. You do not feel it, and in most people it does no great harm. In a few it leads to scars, and that is the part worth finding.',
    },
    { heading: 'Why it happens' },
    {
      paragraph:
        'The liver stores what the body cannot use. Weight round the waist, diabetes, high blood pressure and high blood fats go with it, and people with a great deal of extra weight get it most. Thin people can have it too.',
    },
    {
      paragraph:
        'Alcohol gives the same picture, and some people have both causes at once. Tell the doctor honestly what you drink, because the advice is not the same.',
    },
    {
      paragraph:
        'Doctors have given it a new name, MASLD, which replaces NAFLD (non-alcoholic fatty liver disease). Old and new reports speak of the same thing.',
    },
    { heading: 'Is my liver scarred?' },
    {
      paragraph:
        'This is the question to ask. In the Indian survey, {scarred} with fatty liver had marked scarring (fibrosis), against {scarredOthers} without it. It was seen more in people over {oldAge} and in those with diabetes or obesity.',
    },
    {
      paragraph:
        'The grade on the ultrasound does not answer it, because it speaks of fat and not of scars. The first step is a score called {fib}, made from your age and simple blood tests. If that is high, a scan that measures how stiff the liver is comes next. [aasld]',
    },
    { heading: 'What helps most: losing weight, slowly' },
    {
      paragraph:
        'If you carry too much weight, this is the treatment with the strongest proof. The usual aim is to lose {moreLoss} you weigh. In a study from Cuba, of people with an inflamed fatty liver, the inflammation went away in {fiveGone} who lost at least {fiveLoss}.',
    },
    {
      paragraph:
        'Among those who lost {scarLoss} or more it went away in {tenGone}, and scars got smaller in {tenScars}. More is better, within reason, but even a small loss counts.',
    },
    {
      paragraph:
        'Go slowly and eat enough protein. Crash diets, fasting for weeks and “detox” juices can upset the liver further. If weight does not come down and your health is at risk, ask about the other ways, weight-loss surgery among them.',
    },
    { heading: 'Are there medicines for it?' },
    {
      paragraph:
        'Most people with fatty liver need none. Where there is inflammation or scarring, medicines are a matter for a liver doctor, beside the weight loss and not instead of it.',
    },
    {
      list: [
        'Saroglitazar tablets have been approved in India since {saroYear} for high blood fats in diabetes, and since {saroNash} for inflamed fatty liver without cirrhosis (NASH). Since {saroFatty} the approval takes in fatty liver with diabetes, obesity or high blood fats. In an Indian trial of {saroPeople}, liver blood tests fell more in {saroTime} with it than without it; nobody took a dummy tablet. In another, of {noGain} without diabetes, neither liver stiffness nor the score for scars changed more over {noGainTime} than with a better diet and exercise alone. A trial that looks at samples of the liver ended in {saroTrial}; when we looked, its results were not out.',
        'Semaglutide, a weekly injection that also takes off weight, was tested in people with moderate or advanced scars. After {semaTime} the inflammation had gone in {semaGone}, against {semaPlacebo} on a dummy injection, and scars had improved in {semaScars}, against {semaScarsPlacebo}. Upsets of the stomach and bowel were more common with it.',
        'Resmetirom tablets cleared the inflammation in {resGone} after {resTime}, against {resPlacebo} on dummy tablets. Ask whether they can be had here.',
        'It is not yet known whether any of them prevents cirrhosis or lengthens life, and trials go on.',
      ],
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
        'Keep mithai for feast days, and share the piece.',
        'Measure the oil for the family by the month, and make the tin last longer.',
        'Eat a handful of peanuts or roasted chana in place of namkeen.',
        'Have dinner early, and walk afterwards.',
      ],
    },
    { heading: 'Move, even if the scale does not' },
    {
      paragraph:
        'Exercise takes fat out of the liver even when your weight stays the same. [lifestyle] A brisk walk on most days is enough to begin; the aim is {walk}. Add something that makes the muscles work, such as stairs, squats or carrying, twice a week.',
    },
    {
      paragraph:
        'Look after the heart as well, because heart disease is a greater danger to people with fatty liver than the liver itself. [diet] Keep sugar, blood pressure and blood fats in order, and do not smoke. If you worry that a tablet harms the liver, do not stop it; ask the doctor who gave it.',
    },
    { heading: 'Alcohol and “liver tonics”' },
    {
      paragraph:
        'If there is marked scarring, the advice is no alcohol at all; but if you drink every day, stop only with a doctor’s help, because stopping at once can be dangerous. [aasld] If there is none, less is better, and none is simplest. Get tested for hepatitis B and C, and ask about the vaccine against hepatitis B.',
    },
    {
      paragraph:
        'Be careful with herbal powders and tonics sold for the liver. Some have been linked with damage to the liver [giloy], and the label may not say what is inside. Show the doctor everything you take, whoever gave it to you.',
    },
    { heading: 'Questions to take to the doctor' },
    {
      list: [
        'Is there scarring, and how was that tested?',
        'What weight should I aim for, and by when?',
        'What happens if I change nothing?',
        'Do I need a medicine, and what are its risks and its price?',
        'When should the tests be done again?',
      ],
    },
  ],
  careCard: cardOf([
    'vomits-blood-or-black-stool',
    'confused',
    'belly-swells-with-more',
    ...upperBellyPain,
    'jaundice-with-more',
    'withdrawal',
    'jaundice',
    'jaundice-pregnant',
    'belly-swells',
    'ill-from-medicine',
    'scarred-liver',
    'fatty-with-diabetes',
    'help-to-slim',
    'cirrhosis-bleeding',
    'cirrhosis-fever',
  ]),
  related: ['livercirrhosis', 'weightlosssurgery', 'livercancer', 'livermass'],
  evidence: {
    sources: {
      preprint: {
        title:
          'Unveiling the burden of MASLD and liver fibrosis in India: novel insights from the Phenome India study into fibrosis without MASLD',
        publisher: 'medRxiv (preprint)',
        year: 2025,
        url: 'https://doi.org/10.1101/2025.10.11.25337761',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      aasld: {
        title: 'AASLD Practice Guidance on the clinical assessment and management of nonalcoholic fatty liver disease',
        publisher: 'American Association for the Study of Liver Diseases, in Hepatology',
        year: 2023,
        url: 'https://doi.org/10.1097/HEP.0000000000000323',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its preamble, and its recommendations as set out in a published study summary',
      },
      cuba: {
        title: 'Weight loss through lifestyle modification significantly reduces features of nonalcoholic steatohepatitis',
        publisher: 'Gastroenterology',
        year: 2015,
        url: 'https://doi.org/10.1053/j.gastro.2015.04.005',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      lifestyle: {
        title: 'Lifestyle intervention for metabolic dysfunction-associated fatty liver disease: a 24-h integrated behavior perspective',
        publisher: 'Hepatology International',
        year: 2024,
        url: 'https://doi.org/10.1007/s12072-024-10663-9',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      diet: {
        title: 'Practical lifestyle management of nonalcoholic fatty liver disease for busy clinicians',
        publisher: 'Diabetes Spectrum',
        year: 2024,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10877216',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its abstract and the first part of its text, at PubMed Central',
      },
      saroTrial: {
        title: 'Saroglitazar magnesium for the treatment of nonalcoholic steatohepatitis with fibrosis (NCT05011305)',
        publisher: 'ClinicalTrials.gov',
        year: 2025,
        url: 'https://clinicaltrials.gov/study/NCT05011305',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its entry of October 2025, as set out by MedDataX',
      },
      semaglutide: {
        title: 'Phase 3 trial of semaglutide in metabolic dysfunction–associated steatohepatitis',
        publisher: 'New England Journal of Medicine',
        year: 2025,
        url: 'https://doi.org/10.1056/NEJMoa2413258',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its results, as set out by epocrates and in the abstract of an editorial',
      },
      resmetirom: {
        title: 'A phase 3, randomized, controlled trial of resmetirom in NASH with liver fibrosis',
        publisher: 'New England Journal of Medicine',
        year: 2024,
        url: 'https://doi.org/10.1056/NEJMoa2309000',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      giloy: {
        title: 'Herbal immune booster-induced liver injury in the COVID-19 pandemic - a case series',
        publisher: 'Journal of Clinical and Experimental Hepatology',
        year: 2021,
        url: 'https://doi.org/10.1016/j.jceh.2021.06.021',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      nin: {
        title: 'Dietary guidelines for Indians',
        publisher: 'ICMR-National Institute of Nutrition',
        year: 2024,
        url: 'https://www.nin.res.in/dietaryguidelines/pdfjs/locale/DGI07052024P.pdf',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its title pages, and its advice on the plate as reported by The New Indian Express and the Times of India',
      },
      saroIndia: {
        title:
          'Safety and Efficacy of Saroglitazar in Nonalcoholic Fatty Liver Patients With Diabetic Dyslipidemia—A Prospective, Interventional, Pilot Study',
        publisher: 'Journal of Clinical and Experimental Hepatology',
        year: 2022,
        url: 'https://doi.org/10.1016/j.jceh.2021.03.012',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      svin: {
        title:
          'A Prospective Randomised Comparative Four-arm Intervention Study of Efficacy and Safety of Saroglitazar and Vitamin E in Patients With Non-alcoholic Fatty Liver Disease (NAFLD)/Non-alcoholic Steatohepatitis (NASH)-SVIN TRIAL',
        publisher: 'Journal of Clinical and Experimental Hepatology',
        year: 2024,
        url: 'https://doi.org/10.1016/j.jceh.2024.101398',
        checkedOn: '2026-11-23',
        basis: 'abstract',
      },
      tiwari: {
        title: 'Trial CTRI/2022/05/042462: saroglitazar, vitamin E or lifestyle change alone in MASLD',
        publisher: 'Tiwari and others; the journal could not be found',
        year: null,
        url: 'https://synapsesocial.com/hi/papers/6a0bfe2d166b51b53d379645',
        checkedOn: '2026-11-23',
        basis: 'copy',
        copy: 'its abstract, at synapsesocial.com',
      },
      zydus: {
        title: 'Zydus receives DCGI approval of Saroglitazar Mg for treatment of Non-Alcoholic Fatty Liver Disease in India',
        publisher: 'The company’s notice to the stock exchange, in Business Standard',
        year: 2020,
        url: 'https://business-standard.com/amp/article/news-cm/zydus-receives-dcgi-approval-of-saroglitazar-mg-for-treatment-of-non-alcoholic-fatty-liver-disease-in-india-120123000275_1.html',
        checkedOn: '2026-11-23',
        basis: 'full',
      },
    },
    figures: {
      saroNash: { value: 'March 2020', source: 'zydus' },
      saroFatty: { value: 'December 2020', source: 'zydus' },
      saroPeople: { value: '175 people', source: 'svin' },
      noGain: { value: '150 people', source: 'tiwari' },
      noGainTime: { value: '24 weeks', source: 'tiwari' },
      saroTime: { value: '24 weeks', source: 'svin' },
      cities: { value: '27 Indian cities', source: 'preprint' },
      india: { value: '3,712 of 7,764 adults', source: 'preprint' },
      scarred: { value: '234 of 3,688 people', source: 'preprint' },
      scarredOthers: { value: '69 of 4,027', source: 'preprint' },
      oldAge: { value: '60 years', source: 'preprint' },
      fib: { value: 'FIB-4', source: 'aasld' },
      moreLoss: { value: '7 to 10 kg for every 100 kg', source: 'lifestyle' },
      fiveLoss: { value: '5 kg for every 100 kg', source: 'cuba' },
      fiveGone: { value: '51 of 88 people', source: 'cuba' },
      scarLoss: { value: '10 kg for every 100 kg', source: 'cuba' },
      tenGone: { value: '90 in 100 people', source: 'cuba' },
      tenScars: { value: '45 in 100', source: 'cuba' },
      saroTrial: { value: '2025', source: 'saroTrial' },
      saroYear: { value: '2013', source: 'saroIndia' },
      semaTime: { value: '72 weeks', source: 'semaglutide' },
      semaGone: { value: '63 in 100 people', source: 'semaglutide' },
      semaPlacebo: { value: '34 in 100', source: 'semaglutide' },
      semaScars: { value: '37 in 100', source: 'semaglutide' },
      semaScarsPlacebo: { value: '22 in 100', source: 'semaglutide' },
      resGone: { value: '26 to 30 in 100 people', source: 'resmetirom' },
      resTime: { value: '1 year', source: 'resmetirom' },
      resPlacebo: { value: '10 in 100', source: 'resmetirom' },
      walk: { value: '150 to 240 minutes a week', source: 'lifestyle' },
      halfPlate: { value: 'half the plate', source: 'nin' },
    },
  },
} as const satisfies Article;
