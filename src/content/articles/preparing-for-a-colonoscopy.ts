import type { Article } from '#content/article.ts';
import { cardOf, withBlockage } from '#content/triage.ts';

export const article = {
  title: 'Preparing for a colonoscopy',
  category: 'Colon and rectum',
  photo: '/images/articles/preparing-for-a-colonoscopy.svg',
  photoAlt: 'Drawing of a jug of clear liquid, a glass and a clock on a bedside table',
  date: '2025-11-27T09:00:00+05:30',
  updatedAt: '2026-11-29T09:00:00+05:30',
  body: [
    {
      paragraph:
        'A colonoscopy looks at the inside of the large bowel with a thin camera. The doctor can only see what is clean. In most studies the bowel is not clean enough in {poorPrep}, and the test may then miss something or have to be done again.',
    },
    {
      paragraph:
        'So the hard part is at home, and it is in your hands. The sheet from your own hospital always comes first, so if it differs from this page, follow the sheet.',
    },
    { sheet: 'colonoscopy-polyps' },
    { heading: 'A week before: sort out medicines' },
    {
      paragraph:
        'Call and tell the team if any of these is true. Do not stop any of them by yourself; the team will say what to do, and on which day.',
    },
    {
      list: [
        'you take a blood thinner, or tablets after a heart stent',
        'you take tablets or insulin for diabetes, or a weekly injection for sugar or weight (semaglutide, tirzepatide)',
        'you take a gliflozin for sugar, heart or kidney, because with fasting it can make the blood acid. We stop dapagliflozin, empagliflozin and canagliflozin at least {gliflozinDays} before the test, ertugliflozin {ertuDays}, and remogliflozin like the first',
        'you take iron; it makes the stool dark and sticky',
        'you have kidney, heart or liver disease, because the drink you are given may have to be a different one',
        'you may be pregnant, or you have had a reaction to an anaesthetic',
      ],
    },
    {
      paragraph:
        'Choose who will come with you, because after sedation you cannot drive a car or a scooter home, and an adult must take you.',
    },
    { heading: 'The day before: white, soft and plain' },
    {
      paragraph:
        'A European guideline advises low-fibre food on the day before the test. [esge] Many hospitals ask for clear liquids only on that day. Both are in use, and in trials people found low-fibre food easier to bear. [esge2013] Our own sheet, linked above, begins light food earlier, and says from which hour on you take clear drinks alone.',
    },
    {
      paragraph: 'If your sheet allows food, think white and soft:',
    },
    {
      list: [
        'Eat: white rice, idli, plain dosa, sooji upma without vegetables, white bread, potato without skin.',
        'Eat: plain curd, egg, or steamed fish or chicken.',
        'Leave: whole-wheat roti, brown rice, dalia, oats, rajma, chana and whole dals.',
        'Leave: leafy vegetables, salads, and fruit with seeds or skin.',
        'Leave: nuts, jeera, til, poppy seeds and pickles. Small seeds block the camera.',
      ],
    },
    { heading: 'What counts as a clear liquid' },
    {
      paragraph:
        'A clear liquid leaves nothing behind in the strainer, and light passes through it. Water, strained clear soup, strained lemon water, and tea or coffee without milk are usual. Milk, lassi, dal and juice with pulp are not clear.',
    },
    {
      paragraph:
        'Avoid anything red or purple, such as sherbet of rose, beetroot, kokum or pomegranate. On the camera it can look like blood.',
    },
    {
      paragraph:
        'Coconut water is on many lists, but it is rich in potassium. Leave it out if you have kidney disease, or take blood pressure or heart tablets that keep potassium in the body. Together they can raise it to a dangerous level. [coconut]',
    },
    { heading: 'The drink itself' },
    {
      paragraph:
        'You will be given a powder to mix with a lot of water. It works better when it is split, with one part in the evening and the rest on the day of the test. [esge] For a test in the afternoon, all of it may be taken that morning.',
    },
    {
      paragraph:
        'The guideline says to start the last part within {lastDose} of the test, and to finish it at least {finishBefore} before. That can mean an alarm before dawn. It is worth it, because a clean bowel late in the night is not clean by noon.',
    },
    {
      paragraph: 'The taste is salty and the evening is long. These often help:',
    },
    {
      list: [
        'chill the drink, and use a straw placed far back on the tongue',
        'suck a slice of lemon between glasses',
        'walk about at home, and stay near a toilet',
        'use soft cloth or water in place of paper, and put some cream on the skin early',
        'keep drinking clear liquids as well; people who drink more have a cleaner bowel [israel]',
      ],
    },
    {
      paragraph:
        'If you feel sick, pause for a while and go on more slowly. You are ready when what you pass looks like pale yellow water. If it is still brown in the morning, call before you set out.',
    },
    {
      paragraph:
        'With a gliflozin tablet, sickness, belly pain, fast breathing or unusual drowsiness may mean that the blood has turned acid, even when the sugar reads normal. Go to an emergency department and ask for a ketone test. An Australian report describes {edkaCount} in whom this happened, and all had stopped the tablet only on the day of the test.',
    },
    {
      paragraph:
        'An older person should not do this alone at night. They may feel dizzy on the way to the toilet, so leave a light on and keep the floor dry.',
    },
    { heading: 'On the day' },
    {
      paragraph:
        'Bring your old reports and your list of medicines, and wear loose clothes. You lie on your left side, and medicine to make you sleepy is usual. If a polyp is found, it can often be taken out at once.',
    },
    {
      paragraph:
        'Serious harm is rare: in a large Canadian study, bleeding that needed hospital happened in {bleeding}, and a tear of the bowel in {tear}. The risk was higher in older people and when a polyp was taken out.',
    },
    {
      paragraph:
        'Afterwards you will have wind, and may see a streak of blood. Eat lightly, and do not drive, sign papers or cook over a flame until the next day. Our own days before a flight are these:',
    },
    { ownAnswers: { when: 'fly', of: [{ words: 'Colonoscopy', operations: ['colonoscopy-polyps'] }] } },
    {
      paragraph:
        'British advice is to wait {flyAfter} before a flight. After a polyp is taken out, bleeding can start up to {bleedDays} later, so ask us before you fly or travel far from a hospital.',
    },
  ],
  careCard: cardOf([
    'camera-pain',
    'camera-fever',
    'heavy-bleeding',
    'vomits-blood-or-black-stool',
    'camera-drowsy',
    'acid-blood',
    'clot',
    'calf-sore',
    'preparation-fails',
    'sugar-low-ill',
    'vomiting-with-diabetes',
    'sugar-too-low',
    'preparation-sugar',
    'first-blood',
    'blood-on-thinner',
    'bowel-habit',
    'preparation-thinner',
    'colonoscopy-advised',
    'colonoscopy-due',
    'confused',
    'stroke',
    'steroids-stopped',
    'cirrhosis-bleeding',
    'severe-pain',
    'hard-belly',
    ...withBlockage,
    'collapse',
    'fit',
    'heart',
    'drying-out',
    'camera-bleeding-more',
    'camera-bleeding',
  ]),
  related: ['rectumpolyps', 'rectumcancer', 'inflammatoryboweldiseases', 'hemorrhoids'],
  evidence: {
    sources: {
      israel: {
        title:
          'Volume of fluid consumption during preparation for colonoscopy is possibly the single most important determinant of bowel preparation adequacy',
        publisher: 'Annals of Gastroenterology',
        year: 2021,
        url: 'https://annalsgastro.gr/index.php/annalsgastro/article/view/5740',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      esge: {
        title: 'Bowel preparation for colonoscopy: European Society of Gastrointestinal Endoscopy (ESGE) Guideline – Update 2019',
        publisher: 'Endoscopy',
        year: 2019,
        url: 'https://doi.org/10.1055/a-0959-0505',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      esge2013: {
        title: 'Bowel preparation for colonoscopy: European Society of Gastrointestinal Endoscopy (ESGE) guideline',
        publisher: 'Endoscopy',
        year: 2013,
        url: 'https://doi.org/10.1055/s-0032-1326186',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its section on diet',
      },
      fda: {
        title: 'FDA revises labels of SGLT2 inhibitors for diabetes to include warnings about too much acid in the blood',
        publisher: 'US Food and Drug Administration',
        year: 2022,
        url: 'https://www.fda.gov/drugs/drug-safety-and-availability/fda-revises-labels-sglt2-inhibitors-diabetes-include-warnings-about-too-much-acid-blood-and-serious',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the first part of the page, stored under its earlier address, and its advice on each tablet as Endocrinology Advisor repeats it',
      },
      edka: {
        title:
          'Periprocedural euglycemic diabetic ketoacidosis associated with sodium-glucose cotransporter 2 inhibitor therapy during colonoscopy',
        publisher: 'Diabetes Care',
        year: 2020,
        url: 'https://www.medicinesresources.nhs.uk/periprocedural-euglycemic-diabetic-ketoacidosis-associated-with-sodium-glucose-cotransporter-2-inhibitor-therapy-during-colonoscopy.html',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'an account of it by the NHS Specialist Pharmacy Service',
      },
      coconut: {
        title: 'Coconut water drink and the risk of hyperkalaemia in diabetes',
        publisher: 'Practical Diabetes',
        year: 2016,
        url: 'https://doi.org/10.1002/pdi.2009',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      canada: {
        title: 'Bleeding and perforation after outpatient colonoscopy and their risk factors in usual clinical practice',
        publisher: 'Gastroenterology',
        year: 2008,
        url: 'https://doi.org/10.1053/j.gastro.2008.08.058',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      fly: {
        title: 'When can I fly after surgery?',
        publisher: 'NHS, quoting the UK Civil Aviation Authority',
        year: null,
        url: 'https://www.nhs.uk/chq/Pages/2615.aspx?CategoryID=69',
        checkedOn: '2026-11-22',
        basis: 'full',
      },
      ontario: {
        title: 'Perforation and post-polypectomy bleeding complicating colonoscopy in a population-based screening program',
        publisher: 'Endoscopy International Open',
        year: 2021,
        url: 'https://doi.org/10.1055/a-1381-7149',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      gliflozinDays: { value: '3 days', source: 'fda' },
      ertuDays: { value: '4', source: 'fda' },
      poorPrep: { value: '20 to 30 in 100 people', source: 'israel' },
      lastDose: { value: '5 hours', source: 'esge' },
      finishBefore: { value: '2 hours', source: 'esge' },
      bleeding: { value: 'about 1.6 in 1,000 people', source: 'canada' },
      tear: { value: '0.9 in 1,000 people', source: 'canada' },
      edkaCount: { value: '8 people', source: 'edka' },
      flyAfter: { value: '1 day', source: 'fly' },
      bleedDays: { value: '14 days', source: 'ontario' },
    },
  },
} as const satisfies Article;
