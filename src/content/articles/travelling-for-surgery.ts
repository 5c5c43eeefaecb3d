import type { Article } from '#content/article.ts';
import { afterBellyOperation, cardOf, upperBellyPain } from '#content/triage.ts';

export const article = {
  title: 'Travelling to another city for surgery',
  category: 'Surgery explained',
  photo: '/images/articles/travelling-for-surgery.svg',
  photoAlt: 'Drawing of a small suitcase and a folder of papers on a railway platform bench',
  date: '2026-10-01T09:00:00+05:30',
  updatedAt: '2026-11-28T09:00:00+05:30',
  body: [
    {
      paragraph:
        'Many families cross half the country for an operation. Sometimes that is wise: rare cancers, large liver or pancreas surgery, or a repair of the bile duct are done in few places. Often the same operation is done well nearer home, where the family can help for weeks.',
    },
    {
      paragraph:
        'Ask your local doctor who near you does this often. Ask also who will see you if there is trouble after you are back. The second question matters as much as the first.',
    },
    {
      paragraph:
        'Never travel far with a warning sign. Fever with yellow eyes, a stuck hernia, a blocked bowel or heavy bleeding need the nearest hospital first. The doctors there can then call the distant team.',
    },
    { heading: 'Before you book the tickets' },
    {
      paragraph: 'Send the papers ahead, by e-mail or through the clinic’s form, so that a wasted journey is avoided. Then ask:',
    },
    {
      list: [
        'Do I need to come for tests first, or can some be done in my town?',
        'How many days before the operation must I be there?',
        'How long is the usual stay, and how long should I remain nearby afterwards?',
        'Can check-ups be done by telephone or video, with dressings near home?',
        'Which of my medicines should change before surgery, and who decides?',
        'Whom do we call at night?',
      ],
    },
    {
      paragraph:
        'If you smoke, chew tobacco or use bidi, stop as soon as the date is set. In trials, people who stopped smoking had fewer problems after surgery, and those who had stopped for {smokeTime} or more gained most.',
    },
    { heading: 'The file that travels with you' },
    {
      list: [
        'all scans on a disc or drive with the reports, not the reports alone',
        'biopsy reports, and the number of the block or slides',
        'old operation notes and discharge papers',
        'a list of medicines with doses, and of allergies, in large letters',
        'identity papers, insurance papers, and blood group',
        'telephone numbers of your own doctor and of family at home',
      ],
    },
    {
      paragraph: 'Keep a photograph of each page on two phones. Carry the file in your hand luggage, because a lost one can cost days.',
    },
    { heading: 'Who comes along' },
    {
      paragraph:
        'Choose one steady person for the whole stay, and a second one who can take turns. It should be someone the patient is not shy with, since it may mean washing, toilet and tubes. If the language of the city is not yours, bring someone who speaks it, or ask the hospital for help with it.',
    },
    {
      paragraph:
        'Stay close enough to reach the hospital in a short auto ride, with a lift or on the ground floor. A Western toilet, a kitchen for plain food and boiled water count for more than comfort. And let the helper eat and sleep too, because a tired son or daughter misses things.',
    },
    { heading: 'Going home: when, and by what' },
    {
      paragraph:
        'Ask the surgeon before you book, and choose tickets that can be changed. These are our own days before a flight, counted from the operation. What you are told in person comes before them.',
    },
    {
      ownAnswers: {
        when: 'fly',
        of: [
          { words: 'Gallbladder or groin hernia, by keyhole', operations: ['keyhole-gallbladder', 'keyhole-hernia'] },
          { words: 'Wrap for reflux', operations: ['reflux-wrap'] },
          { words: 'Sleeve or bypass for weight loss', operations: ['sleeve', 'bypass'] },
          { words: 'Part of the bowel or the rectum, by an open cut', operations: ['small-bowel', 'colon', 'rectum'] },
          {
            words: 'Part of the liver, the pancreas or the stomach, by an open cut, or a repair of the bile duct',
            operations: ['liver', 'whipple', 'stomach', 'bile-duct-repair'],
          },
          { words: 'Piles', operations: ['piles'] },
        ],
      },
    },
    {
      paragraph:
        'For every other operation ask us. British advice lets people fly sooner than we mostly do: {flyKeyhole} after keyhole surgery, {flySimple} after simple belly surgery, and {flyLarge} after larger surgery. Airlines have rules of their own.',
    },
    {
      paragraph:
        'Long sitting is the other risk, because a clot can form in the leg. It can happen on any trip of more than {clotTrip}, by air, train, bus or car, and more easily within {clotSurgery} of surgery. Your surgeon may give you injections or stockings for it; do not leave them out on the journey.',
    },
    {
      list: [
        'On the train, ask for a lower berth, and keep the patient near the toilet.',
        'By car, stop often, walk a little, and put a small pillow between belt and belly.',
        'Move the ankles up and down, and walk the aisle when it is safe.',
        'Drink water, and carry plain food from the kitchen you trust.',
        'Let somebody else lift the bags, all of them.',
        'Carry pain tablets, papers and water where a hand can reach.',
      ],
    },
    { heading: 'Before you leave the city' },
    {
      paragraph:
        'Get the discharge paper, and read it through with the nurse. In a study of three hospitals in two Indian states, {goodNotes} held all that the next doctor would need. These were for long illnesses and not for surgery, but the lesson is the same.',
    },
    {
      paragraph:
        'It should say what was done, what was found, which medicines to take and for how long, when stitches come out, and whom to call. Ask for the biopsy date. Buy enough medicine for the first weeks, as your town may not stock it.',
    },
  ],
  careCard: cardOf([
    ...upperBellyPain,
    ...afterBellyOperation,
    'operation-jaundice',
    'wound-redness',
    'drain-trouble',
    'medicine-missing',
    'care-near-home',
    'papers-before-travel',
    'note-for-travel',
    'operation-urine',
    'bile-leak',
    'fever-alone',
  ]),
  related: ['whilesurgery', 'Bileductinjury', 'livercancer', 'pancreaticcancer', 'rectumcancer', 'weightlosssurgery'],
  evidence: {
    sources: {
      fly: {
        title: 'When can I fly after surgery?',
        publisher: 'NHS, quoting the UK Civil Aviation Authority',
        year: null,
        url: 'https://www.nhs.uk/chq/Pages/2615.aspx?CategoryID=69',
        checkedOn: '2026-11-22',
        basis: 'full',
      },
      cdc: {
        title: 'Blood clots and travel: what you need to know',
        publisher: 'US Centers for Disease Control and Prevention',
        year: 2014,
        url: 'https://www.cdc.gov/ncbddd/dvt/travel.html',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'Northwest Prime Time, reprint of the text',
      },
      discharge: {
        title: 'Investigating discharge communication for chronic disease patients in three hospitals in India',
        publisher: 'PLoS ONE',
        year: 2020,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7159187',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      mills: {
        title: 'Smoking cessation reduces postoperative complications: a systematic review and meta-analysis',
        publisher: 'American Journal of Medicine',
        year: 2011,
        url: 'https://doi.org/10.1016/j.amjmed.2010.09.013',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      smokeTime: { value: '4 weeks', source: 'mills' },
      flyKeyhole: { value: '1 to 2 days', source: 'fly' },
      flySimple: { value: '4 to 5 days', source: 'fly' },
      flyLarge: { value: '10 days', source: 'fly' },
      clotTrip: { value: '4 hours', source: 'cdc' },
      clotSurgery: { value: '3 months', source: 'cdc' },
      goodNotes: { value: 'only 31 in 100 discharge notes', source: 'discharge' },
    },
  },
} as const satisfies Article;
