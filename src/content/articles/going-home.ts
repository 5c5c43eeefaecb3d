import type { Article } from '#content/article.ts';
import { afterBellyOperation, afterBowelJoin, cardOf, upperBellyPain, withStoma } from '#content/triage.ts';

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
        'The day you go home is a happy one, and a little frightening too, because the nurses are gone, the stairs look steep and everyone has advice. This page is for you and for the person who will look after you.',
    },
    { heading: 'The tiredness is real' },
    {
      paragraph:
        'You may be tired for longer than the skin takes to close. After major surgery, even when all goes well, {tiredMonth} feel much more tired than before for the whole first month. After keyhole bowel surgery it passes sooner: in {keyholeCount} in Denmark, tiredness was back to its old level after {keyholeTired}.',
    },
    {
      paragraph:
        'In an American study of people of {olderFrom} or more, walking speed took {walkBack} on average to come back. Washing and dressing as before took {selfCareBack}, and shopping and housework {choresBack}. It is slower after a serious complication. Plan one thing in the morning and one after a rest, and let that be enough.',
    },
    {
      paragraph:
        'Many feel low or tearful in the first days. In that study mood did not, on average, grow worse, so a low mood that lasts is not simply part of healing. If you still cry easily or care for nothing after the first weeks, tell us, because it can be helped. You can also talk to Tele-MANAS, the national helpline, on {TeleManas}.',
    },
    { heading: 'Walk every day, lift nothing heavy' },
    {
      paragraph:
        'Walking guards against clots and chest infection, and it wakes the bowel. Begin inside the house with several short rounds a day. You may use the stairs if you feel steady and someone is near.',
    },
    {
      paragraph:
        'Lifting is different, because the deep layers need time to heal. After an open operation, lift nothing heavy, such as a bucket, a gas cylinder or a child, for at least {NoLiftWeeks}. Your surgeon may set a longer time.',
    },
    {
      list: [
        'no sacks of rice, full water cans or grandchildren in the arms',
        'roll to the side and push up with the arms when you leave the bed',
        'hold a small pillow to the belly when you cough or laugh',
        'no sitting on the floor at first, if getting up strains you; use a chair to pray and to eat',
        'a Western toilet or a raised seat, if bending hurts',
        'no scooter or car until you can brake hard without pain, which takes most people some weeks after a large operation, and never on strong pain tablets',
      ],
    },
    { heading: 'Food and the bowel' },
    {
      paragraph:
        'Appetite may take weeks to come back. Eat small meals and snacks through the day, with something that builds at each: dal, curd, egg, paneer, fish, chicken or soya. Well-meant rules of “only boiled food” leave many people weak; unless your team has set a diet, plain home food is right.',
    },
    {
      paragraph:
        'Stools may be loose or hard for some months after bowel surgery; if nobody told you so and it goes on for several days, see a doctor in the next day or two. “Postoperative care” goes through food day by day. Drink enough water, and ask before you use a strong laxative. If part of the stomach, pancreas or bowel was taken out, your dietitian’s sheet comes before any relative’s advice.',
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
        'Take pain tablets by the clock at first, since you cannot walk or cough well in pain. Do not restart or stop your old medicines by guessing, because the discharge paper must say what to do with each.',
    },
    {
      paragraph:
        'Some people are asked to inject a blood thinner at home, often up to {thinner} after a cancer operation. In trials clots were then seen in {clotsWith}, against {clotsWithout} who stopped when they left hospital. Most were found only by a scan, and bleeding was no more common. Do not skip it.',
    },
    { heading: 'The house, and the people in it' },
    {
      paragraph:
        'Visitors mean well, but they tire you. Ask one person in the family to guard the door, so that visits are short, nobody comes with a cough, and there is no long talk of other people’s cases. Night is harder than day, so let someone sleep within call in the first week.',
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
        'And to the one who cares: you count too. Eat, sleep, and share the work out by name and by day, because most people who say “call me if you need anything” would be glad of a task.',
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
    'operation-jaundice',
    'operation-urine',
    'operation-spinal',
    'wound-redness',
    'drain-trouble',
    'urine-burns',
    'feeding-tube-out',
    'loose-stools-dizzy',
    'stools-after-operation',
    'wound-spots',
    'stoma-bag-leaks',
    'stitches-due',
    'recovery-slow',
    'back-to-life',
    'bile-leak',
    ...afterBowelJoin,
    'head-on-thinner',
    'feeding-tube-out-ill',
    'feeding-tube-out-new',
    'stoma-stops',
    'operation-cough',
    'drain-ill',
    'operation-shoulder-ill',
    'wound-bowel-shows',
    ...withStoma,
    'collapse',
    'jaundice-stent',
    'stroke',
  ]),
  related: ['whilesurgery', 'rectumcancer', 'cancer', 'livercancer', 'intestinal-obstruction', 'perforation'],
  evidence: {
    sources: {
      fatigue: {
        title: 'Postoperative fatigue',
        publisher: 'World Journal of Surgery',
        year: 1993,
        url: 'https://www.ncbi.nlm.nih.gov/pubmed/8511917',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      keyhole: {
        title: 'Changes in fatigue and physical function following laparoscopic colonic surgery',
        publisher: 'Polish Journal of Surgery',
        year: 2014,
        url: 'https://doi.org/10.2478/pjs-2014-0015',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      texas: {
        title: 'Functional independence after major abdominal surgery in the elderly',
        publisher: 'Journal of the American College of Surgeons',
        year: 2004,
        url: 'https://doi.org/10.1016/j.jamcollsurg.2004.05.280',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      cochrane: {
        title: 'Prolonged thromboprophylaxis with low molecular weight heparin for abdominal or pelvic surgery',
        publisher: 'Cochrane Database of Systematic Reviews',
        year: 2019,
        url: 'https://doi.org/10.1002/14651858.CD004318.pub5',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its results in an EBM Guidelines evidence summary',
      },
    },
    figures: {
      tiredMonth: { value: 'about one-third of people', source: 'fatigue' },
      keyholeCount: { value: '62 people', source: 'keyhole' },
      keyholeTired: { value: '4 weeks', source: 'keyhole' },
      olderFrom: { value: '60 years', source: 'texas' },
      walkBack: { value: '6 weeks', source: 'texas' },
      selfCareBack: { value: '3 months', source: 'texas' },
      choresBack: { value: '6 months', source: 'texas' },
      thinner: { value: '28 days', source: 'cochrane' },
      clotsWith: { value: '50 in 1,000 people', source: 'cochrane' },
      clotsWithout: { value: '132 in 1,000', source: 'cochrane' },
    },
  },
} as const satisfies Article;
