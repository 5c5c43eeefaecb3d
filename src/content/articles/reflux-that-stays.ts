import type { Article } from '#content/article.ts';
import { cardOf, upperBellyPain } from '#content/triage.ts';

export const article = {
  title: 'Reflux that does not go away',
  category: 'Stomach and food pipe',
  photo: '/images/articles/reflux-that-stays.svg',
  photoAlt: 'Drawing of a bed with its head raised on blocks, and a clock that shows early evening',
  date: '2026-04-30T09:00:00+05:30',
  updatedAt: '2026-11-22T09:00:00+05:30',
  body: [
    {
      paragraph:
        'You take a tablet for “gas” or “acidity” and the burning still comes back. That is common, because a review finds it in {thirdFail} who take an acid-lowering tablet for reflux.',
    },
    {
      paragraph:
        'It does not mean that nothing can be done. It usually means one of three things: the tablet is not taken in the way that works, the acid is not fully held, or the cause is not acid at all. Each of these has its own answer.',
    },
    { heading: 'First: is it safe to go on at home?' },
    {
      paragraph:
        'Some signs call for a look inside with a camera (gastroscopy) before any more tablets are tried. [acg] See a doctor about them in the next day or two:',
    },
    {
      list: [
        'food that sticks, or swallowing that has become hard',
        'weight loss that you did not plan',
        'anaemia in a blood test',
        'new reflux later in life, above all with weight loss or pain in the upper belly',
      ],
    },
    {
      paragraph:
        'Vomiting blood or black stool is an emergency, and so is new pain in the chest, even if it burns, because it may be the heart. The heart must be checked first. If you vomit after most meals, see a doctor the same day.',
    },
    { heading: 'Check how you take the tablet' },
    {
      paragraph:
        'The usual acid-lowering tablets, called PPIs, work on the pumps that a meal switches on, so the time matters. Take them {beforeMeal} before a meal and not at bedtime, once a day, for {trialLength} as a first trial. [acg]',
    },
    {
      paragraph:
        'Do not double the dose by yourself, and do not stop it suddenly after a long time. Bring the strip with you to the visit. If the tablets worked, the guideline advises trying without them after the first course; if they did not, it advises finding out why. [acg]',
    },
    { heading: 'Habits that are worth the trouble' },
    {
      paragraph: 'Not every rule in the family has proof behind it. These are the ones that a large guideline supports. [acg]',
    },
    {
      list: [
        'Lose weight, if you have too much. This has the strongest proof.',
        'Finish dinner {dinnerGap} before you lie down. In many homes this is the hardest and the most useful change.',
        'Leave out the foods that set it off in you; there is no need to give up all of them.',
        'Stop tobacco in every form: cigarette, bidi, gutkha, khaini.',
        'If it wakes you at night, raise the head of the bed with blocks or bricks.',
      ],
    },
    {
      paragraph:
        'Common triggers here are strong tea, fried snacks, red chilli, raw onion, tomato gravy, cold drinks and alcohol. Try leaving one out for a week or so and then bring it back, to see if it matters. A large late meal often does more harm than any spice.',
    },
    { heading: 'Then: find out what it really is' },
    {
      paragraph:
        'If good habits and a well-taken tablet fail, tests come next. A gastroscopy looks for sores, a narrow place, or a stomach that slips up into the chest (hiatus hernia). It is often normal, which is useful to know too.',
    },
    {
      paragraph:
        'If the doubt remains, the acid itself can be measured over a day, usually while you are off the tablets. [acg] Another thin tube measures how the food pipe squeezes (manometry), while a barium X-ray alone is not enough to prove reflux. [acg]',
    },
    {
      paragraph:
        'Many people find that there is no more acid than normal, but that the food pipe has become too sensitive. Doctors call this functional heartburn. In an American trial it was found in {functionalShare} whose tablets had not helped enough. More acid tablets are not the answer then, but other medicines, or ways to calm the nerves of the gut, may be.',
    },
    { heading: 'When surgery comes into it' },
    {
      paragraph:
        'An operation can wrap the top of the stomach round the food pipe to make a new valve (fundoplication). It is for people in whom reflux has been proved, and who still have trouble or do not want tablets for life, so it should not be done on a guess.',
    },
    {
      paragraph:
        'It helps many people, though not always for good. In a European trial {surgeryWell} needed no acid tablets {trialYears} after it. In all of Sweden {swedenAll} took tablets for long again, or had a second operation, in about {swedenYears}.',
    },
    {
      paragraph:
        'Trouble with swallowing, bloating and loose stools is common after surgery. [richter] It often eases over some months but can last: {trialYears} on, {bloatOp} in that trial felt bloated, against {bloatTab} on tablets. You may not be able to burp or vomit as before. For people who are very overweight, weight-loss surgery may treat both problems; ask which kind, because some kinds make reflux worse.',
    },
  ],
  careCard: cardOf([
    'volvulus',
    'vomits-blood-or-black-stool',
    'cannot-swallow',
    ...upperBellyPain,
    'vomiting-nonstop',
    'keeps-little-down',
    'swallowing-harder',
    'stomach-alarm',
    'anaemia',
    'acid-tablets',
    'heartburn',
    'hoarse-with-heartburn',
    'retching-pain',
    'heartburn-new',
  ]),
  related: ['antireflux', 'weightlosssurgery', 'cancer', 'gallbladderstones'],
  evidence: {
    sources: {
      singapore: {
        title: 'Persistent gastro-oesophageal reflux symptoms despite proton pump inhibitor therapy',
        publisher: 'Singapore Medical Journal',
        year: 2016,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5075954',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      acg: {
        title: 'Clinical guideline for the diagnosis and management of gastroesophageal reflux disease',
        publisher: 'American College of Gastroenterology',
        year: 2022,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8754510',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'its recommendations, as emergencyguidelines.ca and the journal’s Table 1 list them',
      },
      lotus: {
        title: 'Laparoscopic antireflux surgery vs esomeprazole treatment for chronic GERD: the LOTUS trial',
        publisher: 'JAMA',
        year: 2011,
        url: 'https://doi.org/10.1001/jama.2011.626',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      sweden: {
        title: 'Association between laparoscopic antireflux surgery and recurrence of gastroesophageal reflux',
        publisher: 'JAMA',
        year: 2017,
        url: 'https://doi.org/10.1001/jama.2017.10981',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      richter: {
        title: 'Gastroesophageal reflux disease treatment: side effects and complications of fundoplication',
        publisher: 'Clinical Gastroenterology and Hepatology',
        year: 2013,
        url: 'https://doi.org/10.1016/j.cgh.2012.12.006',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      spechler: {
        title: 'Randomized trial of medical versus surgical treatment for refractory heartburn',
        publisher: 'New England Journal of Medicine',
        year: 2019,
        url: 'https://doi.org/10.1056/NEJMoa1811424',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
    },
    figures: {
      functionalShare: { value: '99 of 366 people', source: 'spechler' },
      thirdFail: { value: 'about 33 in 100 people', source: 'singapore' },
      beforeMeal: { value: '30 to 60 minutes', source: 'acg' },
      trialLength: { value: '8 weeks', source: 'acg' },
      dinnerGap: { value: '2 to 3 hours', source: 'acg' },
      trialYears: { value: '5 years', source: 'lotus' },
      surgeryWell: { value: '85 in 100 people', source: 'lotus' },
      bloatOp: { value: '40 in 100 people', source: 'lotus' },
      bloatTab: { value: '28 in 100 people', source: 'lotus' },
      swedenAll: { value: '470 of 2,655 people', source: 'sweden' },
      swedenYears: { value: '5.6 years', source: 'sweden' },
    },
  },
} as const satisfies Article;
