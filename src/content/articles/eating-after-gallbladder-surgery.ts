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
        'The gallbladder only stores bile. The liver makes it, and goes on making it after the operation. The bile now drips straight into the bowel all day, and that is enough to digest an ordinary meal. [nhsInform]',
    },
    {
      paragraph:
        'So there is no lifelong “gallbladder diet”. Most people can start to eat later on the same day, in small meals. [nhsInform] Your own team will tell you when to begin, because an open or a difficult operation takes longer.',
    },
    { heading: 'The first days' },
    {
      paragraph:
        'Begin with water, weak tea, thin soup or dal water. Then take soft food in small portions. If you feel sick, wait, and try again a little later.',
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
        'Pain tablets can make you constipated. Water, fruit and short walks help. If wind from the keyhole gas makes your belly or shoulder ache, walking helps that too; it should ease in {shoulderPain}.',
    },
    { heading: 'How long to keep food light' },
    {
      paragraph:
        'Here the sources differ. The Mayo Clinic advises little fat for at least {mayoTime}, and another leaflet says that many surgeons ask for it in the {monthTime}. Scotland’s health service says that you need not keep to a low-fat diet after surgery at all. [nhsInform]',
    },
    {
      paragraph:
        'They agree on the main point: a lot of fat in one sitting is what upsets the bowel. A sensible middle way is to stay off fried and rich food for the first weeks. Then add things back one at a time and see how you feel.',
    },
    { heading: 'What to leave for later' },
    {
      list: [
        'puri, pakora, samosa, kachori, chips and other deep-fried snacks',
        'rich gravies with cream, cashew or much ghee, and biryani from a restaurant',
        'butter, malai, full-cream milk, paneer in large amounts, and mithai',
        'fatty mutton, skin of chicken, and sausages',
        'very spicy food, if it burns or sends you to the toilet',
        'much tea or coffee on an empty stomach',
      ],
    },
    {
      paragraph:
        'At home, the change is often in the kitchen and not on the plate. Measure the oil with a spoon. Use half the usual tadka, roast or steam in place of frying, and let the ghee tin rest for some weeks.',
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
        'This is the most common complaint. About {looseStools} have loose stools after gallbladder surgery. It happens because bile reaches the bowel between meals and acts like a mild laxative. [mayo]',
    },
    {
      paragraph:
        'It usually settles within {looseTime}, though in a few people it lasts longer. Smaller and more frequent meals help, and so does less fat at a time. [mayo]',
    },
    {
      paragraph:
        'Add fibre slowly, over weeks: oats, dalia, brown rice, and isabgol if your doctor agrees. Too much at once brings wind and cramps. [mayo]',
    },
    {
      paragraph: 'If it goes on, tell us. It can be treated, and other causes should be looked for.',
    },
    { heading: 'Special cases' },
    {
      paragraph:
        'If you have diabetes, take your medicines as your doctor planned for these days, and check your sugar more often while you eat less. Do not stop any regular tablet because you are eating light. Ask.',
    },
    {
      paragraph:
        'If you fast for Navratri, Ramzan, Ekadashi or another reason, ask first. Long hours without food followed by one heavy meal is the hardest pattern for the bowel in these weeks. Your surgeon may ask you to wait until you eat normally again.',
    },
    {
      paragraph:
        'If you lost weight before surgery, or are older and thin, do not cut fat so hard that you stop eating. Dal, curd, eggs, fish and soya help the wound to heal. Family love often comes as ghee; for now, let it come as company at the table.',
    },
  ],
  careCard: cardOf([
    'heart',
    'severe-pain',
    ...afterBellyOperation,
    'operation-vomiting',
    'operation-jaundice',
    'wound-redness',
    'loose-stools-dizzy',
    'weight-loss',
    'loose-after-gallbladder',
    'afraid-to-eat',
    'mild-old-pain',
  ]),
  related: ['gallbladderstones', 'Bileductinjury', 'pancreatitis'],
  evidence: {
    sources: {
      nhsInform: {
        title: 'Do I need to change my diet after gallbladder surgery?',
        publisher: 'NHS inform, Scotland',
        year: null,
        url: 'https://www.nhsinform.co.uk/common-health-questions/d/do-i-need-to-change-my-diet-after-gallbladder-surgery/',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      mayo: {
        title: 'Can you recommend a diet after gallbladder removal?',
        publisher: 'Mayo Clinic',
        year: null,
        url: 'https://www.mayoclinic.org/tests-procedures/cholecystectomy/expert-answers/gallbladder-removal-diet/faq-20057813',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      leaflet: {
        title: 'Discharge instructions for laparoscopic gallbladder removal surgery',
        publisher: 'AultCare Health Library',
        year: null,
        url: 'https://healthlibrary.aultcare.com/Library/DiseasesConditions/Adult/Digestive/3,86404',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      sinai: {
        title: 'Gallbladder removal, laparoscopic: discharge',
        publisher: 'Mount Sinai',
        year: null,
        url: 'https://mountsinai.org/health-library/discharge-instructions/gallbladder-removal-laparoscopic-discharge',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
    },
    figures: {
      shoulderPain: { value: 'several days to 1 week', source: 'sinai' },
      mayoTime: { value: '1 week', source: 'mayo' },
      monthTime: { value: 'first month', source: 'leaflet' },
      looseStools: { value: '20 in 100 people', source: 'nhsInform' },
      looseTime: { value: '4 to 8 weeks', source: 'sinai' },
    },
  },
} as const satisfies Article;
