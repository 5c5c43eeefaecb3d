/** One thing that people weigh, in the words of somebody who weighs it, and what to ask about it. */
export type Weighed = { statement: string; ask: string };

export type WhatMatters = {
  /** Link of the treatment page. */
  treatment: string;
  /** The choice that is to be made. */
  choice: string;
  statements: readonly [Weighed, Weighed, Weighed, Weighed, Weighed];
};

// Choices that depend on the person. None of it is scored: what weighs most for somebody is not ours to add up.
export const whatMatters: ReadonlyArray<WhatMatters> = [
  {
    treatment: 'gallbladderstones',
    choice: 'Have the gallbladder taken out, or watch and wait?',
    statements: [
      {
        statement: 'I want to be as sure as I can that these attacks do not come back.',
        ask: 'How likely are more attacks in my case, with and without surgery?',
      },
      {
        statement: 'I would rather not have an operation if I can live well without one.',
        ask: 'How safe is it for me to wait, and for how long?',
      },
      {
        statement: 'I cannot be away from work or from those I care for just now.',
        ask: 'Can we choose the time, and what if an attack comes before it?',
      },
      {
        statement: 'I am often far from a hospital, or I travel.',
        ask: 'What should I carry with me, and where would I go in an attack?',
      },
      {
        statement: 'The risk of an injury to the bile duct, even a small one, worries me.',
        ask: 'How do you keep the duct safe, and how often has it been injured in your hands?',
      },
    ],
  },
  {
    treatment: 'Inguinalhernial',
    choice: 'Have the hernia repaired now, or watch it?',
    statements: [
      {
        statement: 'The bulge or the pain stops me from doing what I want to do.',
        ask: 'Which of my troubles come from the hernia, and would surgery end them?',
      },
      {
        statement: 'I am afraid that it gets stuck and has to be operated in a hurry.',
        ask: 'How likely is that with my hernia, and which signs should I know?',
      },
      {
        statement: 'Pain that stays for months after the repair would be hard for me.',
        ask: 'How often does that happen, by keyhole and by the open way?',
      },
      {
        statement: 'I lift heavy things at work, and I need to know when I can do so again.',
        ask: 'When may I lift again, and is there lighter work until then?',
      },
      {
        statement: 'I would rather not have a mesh in my body.',
        ask: 'What would a repair without mesh mean for me?',
      },
    ],
  },
  {
    treatment: 'hemorrhoids',
    choice: 'Change of habits, bands, or an operation?',
    statements: [
      {
        statement: 'I want the bleeding to stop, but I can live with a lump.',
        ask: 'Which is the smallest treatment that would stop my bleeding?',
      },
      {
        statement: 'I want to have it done once, even if it hurts more.',
        ask: 'How often does each treatment have to be repeated?',
      },
      {
        statement: 'I am afraid of the pain afterwards.',
        ask: 'How much does each treatment hurt, for how many days, and what do you give for it?',
      },
      {
        statement: 'I can stay off work for only a few days.',
        ask: 'When could I sit, drive and work after each?',
      },
      {
        statement: 'Losing control of wind or stool, even for a time, would be hard for me.',
        ask: 'How often does that happen after each treatment?',
      },
    ],
  },
  {
    treatment: 'antireflux',
    choice: 'Go on with tablets, or have a wrap?',
    statements: [
      {
        statement: 'I do not want to take tablets for years.',
        ask: 'How many people need tablets again after a wrap?',
      },
      {
        statement: 'Tablets help my burning, but food or water still comes up.',
        ask: 'Would a wrap stop that, and how do you test it before?',
      },
      {
        statement: 'Trouble with swallowing or with wind afterwards would bother me much.',
        ask: 'How often does it stay, and what can be done then?',
      },
      {
        statement: 'I would first try to lose weight, or change when and what I eat.',
        ask: 'How much could that do in my case, and how long should I try?',
      },
      {
        statement: 'I would rather not have an operation for something that tablets can hold.',
        ask: 'What happens if I stay on tablets, and which checks do I need?',
      },
    ],
  },
  {
    treatment: 'weightlosssurgery',
    choice: 'Surgery, injections, or a programme without either?',
    statements: [
      {
        statement: 'My diabetes, my joints or my breathing at night matter more to me than my weight.',
        ask: 'Which way does most for these, and how long does it last?',
      },
      {
        statement: 'I am ready to take vitamins and come for blood tests all my life.',
        ask: 'What happens if I forget, and what does it cost each year?',
      },
      {
        statement: 'An operation that cannot be undone frightens me.',
        ask: 'What can be undone, and what would I try first?',
      },
      {
        statement: 'I want to become pregnant in the next years.',
        ask: 'How long should I wait after each way?',
      },
      {
        statement: 'Meals with family and guests are a large part of my life.',
        ask: 'What will I be able to eat after a month, and after a year?',
      },
    ],
  },
];

export const whatMattersHref = (treatment: string) => `/what-matters/${treatment}`;
