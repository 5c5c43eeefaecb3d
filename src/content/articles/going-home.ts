import type { Article } from '#content/article.ts';
import { afterBellyOperation, cardOf, upperBellyPain } from '#content/triage.ts';

export const article = {
  title: 'Going home after a big operation',
  category: 'Surgery explained',
  photo: '/images/articles/going-home.svg',
  photoAlt: 'Drawing of an open front door with a walking stick beside it and a marigold garland above',
  date: '2026-11-05T09:00:00+05:30',
  updatedAt: '2026-11-22T09:00:00+05:30',
  body: [
    {
      paragraph:
        'The day you go home is a happy one, and a little frightening too. The nurses are gone, the stairs look steep, and everyone has advice. This page is for you and for the person who will look after you.',
    },
    { heading: 'The tiredness is real' },
    {
      paragraph:
        'Healing uses strength. In a study of open bowel surgery, {tiredBefore} were very tired before it, and {tiredHome} on the day they went home. A month on, it was {tiredMonth}: better, but not yet over.',
    },
    {
      paragraph:
        'After a large operation it takes {healTime}, and often longer, to heal. You will have good days and flat ones. Plan one thing in the morning and one after a rest, and let that be enough.',
    },
    {
      paragraph:
        'Low mood is common as well. In older people, pain, tiredness and low mood went together and slowed the return to daily life. [zalon] If you cry easily or care for nothing for more than a couple of weeks, tell us; it can be helped.',
    },
    { heading: 'Walk every day, lift nothing heavy' },
    {
      paragraph:
        'Walking guards against clots and chest infection, and wakes the bowel. Begin inside the house, several short rounds a day. Stairs are allowed if you feel steady and someone is near.',
    },
    {
      paragraph:
        'Lifting is different, because the deep layers need time. After an open operation, lift nothing heavier than {NoLiftWeight} for at least {NoLiftWeeks}: that is a small jug of water. Your surgeon may set a longer time.',
    },
    {
      list: [
        'no buckets, gas cylinders, sacks of rice or grandchildren in the arms',
        'roll to the side and push up with the arms when you leave the bed',
        'hold a small pillow to the belly when you cough or laugh',
        'no sitting on the floor at first, if getting up strains you; use a chair to pray and to eat',
        'a Western toilet or a raised seat, if bending hurts',
        'no scooter or car until you can brake hard without pain, and never on strong pain tablets',
      ],
    },
    { heading: 'Food and the bowel' },
    {
      paragraph:
        'Appetite may take weeks to come back. [calderdale] Eat small meals and snacks through the day, with something that builds at each: dal, curd, egg, paneer, fish, chicken or soya. Well-meant rules of “only boiled food” leave many people weak; unless your team has set a diet, plain home food is right.',
    },
    {
      paragraph:
        'Stools may be loose or hard for some months after bowel surgery. [calderdale] Drink enough water, and ask before you use a strong laxative. If part of the stomach, pancreas or bowel was taken out, your dietitian’s sheet comes before any relative’s advice.',
    },
    { heading: 'The wound, tubes and tablets' },
    {
      paragraph:
        'Wash your hands before you touch a dressing. A little redness along the cut in the first days is usual. Turmeric, oil, powder and ash do not belong on a fresh wound, however old the custom.',
    },
    {
      paragraph:
        'If you go home with a drain, a feeding tube or a stoma, a pair of people at home should learn to handle it before you leave. Practise while the nurse watches. Write down what the drain gives each day, and its colour.',
    },
    {
      paragraph:
        'Take pain tablets by the clock at first, since you cannot walk or cough well in pain. Some people are asked to inject a blood thinner at home, often for {thinner} after surgery. Do not skip it, and do not restart or stop your old medicines by guess: the discharge paper must say.',
    },
    { heading: 'The house, and the people in it' },
    {
      paragraph:
        'Visitors mean love, and they tire you. Ask one person in the family to guard the door: short visits, no one with a cough, no long talk of other people’s cases. Night is harder than day, so let someone sleep within call in the first week.',
    },
    {
      list: [
        'a bed at knee height, with a light and a bell or phone in reach',
        'a clear way to the toilet, and no loose rug or wet floor',
        'water, tablets and glasses on one table',
        'a page on the wall: the warning signs, our number, 112 and 108',
        'the discharge paper, to show the ASHA worker, nurse or local doctor who visits',
      ],
    },
    {
      paragraph:
        'And to the one who cares: you count too. Eat, sleep, and share the work out by name and by day. Most people who say “call me if you need anything” are waiting for a job.',
    },
    { heading: 'The check-up' },
    {
      paragraph:
        'Bring the paper, the tablets in their strips, the drain notes and your questions. Ask for the biopsy result, and what it means. Ask also when you may lift, drive, work, travel, fast and be close to your partner, because these are the things people forget to ask.',
    },
  ],
  careCard: cardOf([
    ...upperBellyPain,
    ...afterBellyOperation,
    'operation-vomiting',
    'operation-bleeding',
    'operation-jaundice',
    'operation-urine',
    'wound-redness',
    'drain-trouble',
    'urine-burns',
    'less-well',
    'loose-stools-dizzy',
    'stools-after-operation',
    'stitches-due',
    'recovery-slow',
    'back-to-life',
  ]),
  related: ['whilesurgery', 'rectumcancer', 'cancer', 'livercancer', 'intestinal-obstruction', 'perforation'],
  evidence: {
    sources: {
      fatigue: {
        title:
          'Postoperative changes in fatigue, physical function and body composition: an analysis of the amalgamated data from five randomized trials',
        publisher: 'R Discovery',
        year: 2011,
        url: 'https://discovery.researcher.life/article/postoperative-changes-in-fatigue-physical-function-and-body-composition-an-analysis-of-the-amalgamated-data-from-five-randomized-trials-on-patients-undergoing-colorectal-surgery/c13052b430ac3087b9d039145b2b5628',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      michigan: {
        title: 'Eating after surgery',
        publisher: 'University of Michigan',
        year: null,
        url: 'https://med.umich.edu/surgery/mshop/eat_postsurg.html',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      zalon: {
        title: 'Correlates of recovery among older adults after major abdominal surgery',
        publisher: 'Nursing Research',
        year: 2004,
        url: 'https://www.nursingcenter.com/journalarticle?Article_ID=499725&Journal_ID=54027&Issue_ID=499701',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      calderdale: {
        title: 'Bowel surgery: at home',
        publisher: 'Calderdale and Huddersfield NHS Foundation Trust',
        year: null,
        url: 'https://cht.nhs.uk/services/clinical-services/enhanced-recovery-after-surgery/bowel-surgery/at-home',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      lancashire: {
        title: 'Preventing blood clots',
        publisher: 'East Lancashire Hospitals NHS Trust',
        year: null,
        url: 'https://elht.nhs.uk/patients/your-enhanced-recovery-programme/surgery-school/recovering-home/preventing-venous-thromboemoblism-vte-blood-clots',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
    },
    figures: {
      tiredHome: { value: '65 in 100 people', source: 'fatigue' },
      tiredMonth: { value: '30 in 100 people', source: 'fatigue' },
      tiredBefore: { value: '17 in 100 people', source: 'fatigue' },
      healTime: { value: '6 to 8 weeks', source: 'michigan' },
      thinner: { value: '28 days', source: 'lancashire' },
    },
  },
} as const satisfies Article;
