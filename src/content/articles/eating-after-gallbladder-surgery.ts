import type { Article } from '#content/article.ts';
import { afterBellyOperation, cardOf } from '#content/triage.ts';

export const article = {
  title: 'What to eat after gallbladder surgery',
  category: 'Gallbladder',
  photo: '/images/articles/eating-after-gallbladder-surgery.svg',
  photoAlt: 'Drawing of a plate with rice, dal and vegetables, and a small bowl of curd',
  date: '2025-10-09T09:00:00+05:30',
  updatedAt: '2026-11-22T09:00:00+05:30',
  body: [
    {
      paragraph:
        'The gallbladder only stores bile. The liver makes it, and goes on making it after the operation, so that the bile now drips straight into the bowel all day. That is enough to digest an ordinary meal. [nhs]',
    },
    {
      paragraph:
        'So there is no lifelong “gallbladder diet”. Most people can start to eat later on the same day, in small meals, and then go back to a normal, balanced diet. [nhs] After an open or a difficult operation it can take longer, so wait until your team tells you to begin.',
    },
    { heading: 'The first days' },
    {
      paragraph:
        'Begin with water, weak tea, thin soup or dal water, and then take soft food in small portions. If you feel sick, wait, and try again a little later.',
    },
    {
      list: [
        'idli, plain dosa with little oil, or upma made light',
        'soft khichdi, curd rice or dalia',
        'thin dal with rice or a soft roti',
        'boiled or steamed vegetables such as lauki, pumpkin or carrot',
        'banana, papaya or stewed apple',
        'egg white, or fish or chicken that is steamed or in a thin gravy, if you eat them',
        'curd or buttermilk made from toned milk',
      ],
    },
    {
      paragraph:
        'Pain tablets can make you constipated, and water, fruit and short walks help against it. If the gas from keyhole surgery makes your belly or shoulder ache, walking helps that too, and the ache should pass after {shoulderPain}.',
    },
    { heading: 'How long to keep food light' },
    {
      paragraph:
        'A low-fat diet that you were given before surgery need not go on for long. [nhs] In a Spanish study of {spainSize}, those who ate little fat after the operation did no better than the others. But a large fried meal can upset the bowel in the first days, so start with small amounts and let your own belly be the guide. Ask us what we advise for you.',
    },
    {
      paragraph:
        'After that, add things back one at a time, in small amounts, and see how you feel. If one of them brings wind, cramps or loose stools, leave it for a week or so and try again.',
    },
    { heading: 'What to leave for later' },
    {
      list: [
        'puri, pakora, samosa, kachori, chips and other deep-fried snacks',
        'rich gravies with cream, cashew or much ghee, and biryani from a restaurant',
        'butter, malai, full-cream milk, paneer in large amounts, and mithai',
        'fatty mutton, skin of chicken, and sausages',
        'very spicy food, if it burns or sends you to the toilet [nhs]',
        'strong tea or coffee, if your stools are loose [nhs]',
      ],
    },
    {
      paragraph:
        'At home, the change is often in the kitchen and not on the plate. Measure the oil with a spoon. Use half the usual tadka, roast or steam in place of frying, and leave the ghee for some weeks.',
    },
    { paragraph: 'A light day in the second week might look like this:' },
    {
      list: [
        'morning: idli with thin sambar, or dalia with toned milk',
        'mid-morning: a banana, and water',
        'lunch: rice or phulka, dal, a dry vegetable and curd',
        'evening: weak tea, with murmura or a plain biscuit',
        'dinner, early: khichdi or phulka with lauki, and stewed apple',
      ],
    },
    { heading: 'If your stools turn loose' },
    {
      paragraph:
        'About {looseStools} have loose stools (diarrhoea) after gallbladder surgery. One reason is that bile acids reach the large bowel and act like a laxative, which doctors call bile acid diarrhoea. [audit]',
    },
    {
      paragraph:
        'In most people it settles within a few weeks. [nhs] In the Spanish study more than half noticed a change in their bowel habit, and in {spainLong} it was still there after {spainTime}. In a small number it goes on for years. [nhs] Smaller and more frequent meals may help, and so may less fatty and spicy food. [nhs]',
    },
    {
      paragraph:
        'Add fibre slowly, over weeks: oats, dalia, brown rice, and isabgol if your doctor agrees. [nhs] Too much at once brings wind and cramps.',
    },
    {
      paragraph:
        'If it goes on, the list near the top of this page says how soon to tell us, because there are medicines for it, and other causes should be looked for.',
    },
    { heading: 'Special cases' },
    {
      paragraph:
        'If you have diabetes, take your medicines as your doctor planned for these days, and check your sugar more often while you eat less. Do not stop any regular tablet because you are eating light; ask us first.',
    },
    {
      paragraph:
        'If you fast for Navratri, Ramzan, Ekadashi or another reason, ask first. Long hours without food followed by one heavy meal is the hardest pattern for the bowel in these weeks. Your surgeon may ask you to wait until you eat normally again.',
    },
    {
      paragraph:
        'If you lost weight before surgery, or are older and thin, do not cut fat so hard that you stop eating. Your wound needs dal, curd, eggs, fish or soya to heal. If the family wants to help, ask them for company at the table rather than for richer food.',
    },
  ],
  careCard: cardOf([
    'heart',
    'severe-pain',
    ...afterBellyOperation,
    'operation-jaundice',
    'wound-redness',
    'loose-stools-dizzy',
    'weight-loss',
    'loose-after-gallbladder',
    'afraid-to-eat',
    'mild-old-pain',
    'bile-leak',
    'shoulder-tip',
    'operation-shoulder-ill',
    'operation-shoulder',
    'operation-gas',
  ]),
  related: ['gallbladderstones', 'Bileductinjury', 'pancreatitis'],
  evidence: {
    sources: {
      spain: {
        title: 'Low-fat diet after cholecystectomy: Should it be systematically recommended?',
        publisher: 'Cirugía Española (English Edition)',
        year: 2020,
        url: 'https://doi.org/10.1016/j.ciresp.2019.05.009',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      audit: {
        title: 'Rates of Bile Acid Diarrhoea After Cholecystectomy: A Multicentre Audit',
        publisher: 'World Journal of Surgery',
        year: 2021,
        url: 'https://doi.org/10.1007/s00268-021-06147-8',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      nhs: {
        title: 'Do I need to change my diet after gallbladder surgery?',
        publisher: 'NHS',
        year: null,
        url: 'https://www.nhs.uk/chq/Pages/2443.aspx',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the page except its last lines',
      },
      nhsRecovery: {
        title: 'Gallbladder removal: recovery',
        publisher: 'NHS',
        year: null,
        url: 'https://www.nhs.uk/conditions/gallbladder-removal/recovery/',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'an earlier edition of the page, in an archive',
      },
    },
    figures: {
      shoulderPain: { value: '2 days or so', source: 'nhsRecovery' },
      spainSize: { value: '83 people', source: 'spain' },
      spainLong: { value: '23 in 100', source: 'spain' },
      spainTime: { value: '6 months', source: 'spain' },
      looseStools: { value: '20 in 100 people', source: 'nhs' },
    },
  },
} as const satisfies Article;
