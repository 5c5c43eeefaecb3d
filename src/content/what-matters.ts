/** One thing that people weigh, in the words of somebody who weighs it, and what to ask about it. */
export type Weighed = {
  statement: string;
  ask: string;
  /** What is known of it: the page's own figures, by their keys; null where the page has none that bears on it. */
  known: string | null;
};

export type WhatMatters = {
  /** Link of the treatment page. */
  treatment: string;
  /** The choice that is to be made. */
  choice: string;
  /** For whom it is one: who is better advised otherwise, and how. Nothing where it is anybody's with the condition. */
  forWhom?: string;
  statements: readonly [Weighed, Weighed, Weighed, Weighed, Weighed];
};

// Choices that depend on the person. None of it is scored: what weighs most for somebody is not ours to add up.
export const whatMatters: ReadonlyArray<WhatMatters> = [
  {
    treatment: 'gallbladderstones',
    choice: 'Have the gallbladder taken out, or watch and wait?',
    forWhom:
      'This sheet is for stones that only bring attacks of pain. Silent ones are usually left alone: ask if yours are an exception. After pancreatitis, yellow eyes, a stone in the duct or an infected gallbladder, removal is usually advised, and soon: ask us when.',
    statements: [
      {
        statement: 'I want to be as sure as I can that these attacks do not come back.',
        ask: 'How likely are more attacks in my case, with and without surgery?',
        known:
          'In a Dutch trial {secureFree} were free of pain after {secureTime}; most had surgery. In a British one, those asked to wait had as much pain as the others over {cgallTime}; by then {cgallWatch} of them and {cgallSurgery} of the others had been operated on.',
      },
      {
        statement: 'I would rather not have an operation if I can live well without one.',
        ask: 'How safe is it for me to wait, and for how long?',
        known: 'Silent stones gave symptoms to {silentFive} within {fiveYears}, and to {silentTen} within {tenYears}.',
      },
      {
        statement: 'I cannot be away from work or from those I care for just now.',
        ask: 'Can we choose the time, and what if an attack comes before it?',
        known: 'In Britain people recover in {keyholeBack} after keyhole surgery, and can work {openBack} after an open cut.',
      },
      {
        statement: 'I am often far from a hospital, or I travel.',
        ask: 'What should I carry with me, and where would I go in an attack?',
        known:
          'In one Danish region, of people seen for painful stones whose surgery was put off, {funenTrouble} had trouble within {funenTime}, urgent surgery for pain included; it may differ elsewhere. With silent stones {danishSerious} had such trouble in about {danishTime}.',
      },
      {
        statement: 'The risk of an injury to the bile duct, even a small one, worries me.',
        ask: 'How do you keep the duct safe, and how often has it been injured in your hands?',
        known:
          'A bile duct is injured in some way in {ductInjury}. In Estonia {bileLeak} had a leak or another small injury, and {leakMajor} a major one.',
      },
    ],
  },
  {
    treatment: 'Inguinalhernial',
    choice: 'Have the hernia repaired now, or watch it?',
    forWhom:
      'This sheet is for men whose hernia goes back and hurts little. Women and children, and anyone with a hernia below the groin crease or one that hurts each day, are advised to have it repaired soon. If it got stuck and went back, see a doctor today: call us, or go to a hospital if we are closed.',
    statements: [
      {
        statement: 'The bulge or the pain stops me from doing what I want to do.',
        ask: 'Which of my troubles come from the hernia, and would surgery end them?',
        known:
          'In a trial of {trialMen}, pain limited daily life after {trialYears} in {painWait} who waited and in {painRepair} with a repair.',
      },
      {
        statement: 'I am afraid that it gets stuck and has to be operated on in a hurry.',
        ask: 'How likely is that with my hernia, and which signs should I know?',
        known:
          'In about {waitYears}, {waitEmergency} who waited needed an emergency operation; {crossover} chose a repair by then, mostly for pain. In Denmark {emergencyDeaths} died within {deathDays} of an emergency repair, mostly old people.',
      },
      {
        statement: 'Pain that stays for months after the repair would be hard for me.',
        ask: 'How often does that happen, by keyhole and by the open way?',
        known:
          'After repairs of all kinds, pain that limits daily life stays for months in {painDaily}, and disables {painSevere}. In the trial above it limited life in {painRepair} after {trialYears}.',
      },
      {
        statement: 'I lift heavy things at work, and I need to know when I can do so again.',
        ask: 'When may I lift again, and is there lighter work until then?',
        known: 'British surgeons advise light work after {workLight}, and heavy labour after {workHeavy}.',
      },
      {
        statement: 'I would rather not have a mesh in my body.',
        ask: 'What would a repair without mesh mean for me?',
        known:
          'In a Swedish trial of {swedes} the hernia was back {swedeYears} later in {swedeMesh} with a mesh, and in {swedeStitch} with stitches.',
      },
    ],
  },
  {
    treatment: 'hemorrhoids',
    choice: 'Change of habits, bands, or an operation?',
    forWhom:
      'This sheet is for piles that a doctor has seen. New bleeding is looked into first, above all in middle age and later, with weight loss, changed stools or bowel cancer in the family. On a blood thinner, in pregnancy or with weak immunity, bands may be wrong for you: tell us.',
    statements: [
      {
        statement: 'I want the bleeding to stop, but I can live with a lump.',
        ask: 'Which is the smallest treatment that would stop my bleeding?',
        known:
          'In trials fibre cut the number who still bled by about half [fibre]. In a Dutch clinic {bandHarm} had a complication of bands, and {cutTrouble} of an operation.',
      },
      {
        statement: 'I want to have it done once, even if it hurts more.',
        ask: 'How often does each treatment have to be repeated?',
        known:
          'In a Dutch trial grade III piles were back within a year in {bandBackIII} after bands, and in {cutBackIII} after removal. In a British one {halBack} had more trouble or treatment after tying off the blood supply.',
      },
      {
        statement: 'I am afraid of the pain afterwards.',
        ask: 'How much does each treatment hurt, for how many days, and what do you give for it?',
        known:
          'Strong pain is usual for days after removal. In a trial of {laserTrial}, usual life was back {cutOff} after it, and {laserOff} after laser.',
      },
      {
        statement: 'I can stay off work for only a few days.',
        ask: 'When could I sit, drive and work after each?',
        known:
          'In a Dutch trial people were back at work {bandWork} after bands and {cutWork} after removal. In a trial of laser, all of usual life was back after {laserOff}, and {laserBack} were treated again within a year.',
      },
      {
        statement: 'Losing control of wind or stool, even for a time, would be hard for me.',
        ask: 'How often does that happen after each treatment?',
        known: 'In a trial {cutLeak} had some trouble holding wind or stool a year after a removal, on average no more than before it.',
      },
    ],
  },
  {
    treatment: 'antireflux',
    choice: 'Go on with tablets, or have a wrap?',
    forWhom:
      'This sheet is for reflux that a doctor has looked into. Food that sticks, weight loss, anaemia, vomited blood or black stool come first: for blood or black stool call 112 or 108.',
    statements: [
      {
        statement: 'I do not want to take tablets for years.',
        ask: 'How many people need tablets again after a wrap?',
        known:
          'In a British trial {ukPillsOp} of those offered a wrap took tablets after {ukYears}, and {ukPillsMed} of the others. In all of Sweden {swedenAll} took tablets for long again, or had a second operation, in about {swedenYears}.',
      },
      {
        statement: 'Tablets help my burning, but food or water still comes up.',
        ask: 'Would a wrap stop that, and how do you test it before?',
        known: 'After {trialYears} fluid still came up in {tabletRegurg} on tablets, and in {surgeryRegurg} after a wrap.',
      },
      {
        statement: 'Trouble with swallowing or with wind afterwards would bother me much.',
        ask: 'How often does it stay, can I still belch or vomit, and what can be done then?',
        known:
          'After {trialYears} {swallowOp} had trouble swallowing ({swallowTab} on tablets), and {bloatOp} felt bloated ({bloatTab} on tablets).',
      },
      {
        statement: 'I would first try to lose weight, or change when and what I eat.',
        ask: 'How much could that do in my case, and how long should I try?',
        known: 'In a small trial {bed} felt better with the bed’s head raised as with a flat bed, within {bedTime}.',
      },
      {
        statement: 'I would rather not have an operation for something that tablets can hold.',
        ask: 'What happens if I stay on tablets, and which checks do I need?',
        known:
          'In a European trial {tabletWell} on tablets were still well after {trialYears}, and {surgeryWell} after a wrap. In about {barrett} with reflux disease the lining of the food pipe has changed; of these {cancer} got cancer each year in Denmark.',
      },
    ],
  },
  {
    treatment: 'weightlosssurgery',
    choice: 'Surgery, injections, or a programme without either?',
    forWhom:
      'This sheet is for adults. Surgery is only for those whose BMI reaches the limits on our page, and neither surgery nor injections are for pregnancy.',
    statements: [
      {
        statement: 'My diabetes, my joints or my breathing at night matter more to me than my weight.',
        ask: 'Which way does most for these, and how long does it last?',
        known:
          'In American trials {remitSurgery} with diabetes were in remission {remitYears} after surgery, and {remitMedical} on medicines. A year after semaglutide was stopped, {regain} of the lost weight was back.',
      },
      {
        statement: 'I am ready to take vitamins and come for blood tests all my life.',
        ask: 'What happens if I forget, and what does it cost each year?',
        known:
          'After a one-join bypass {oagbFood} had a serious lack of nutrients within {oagbYears}; after the usual bypass it was rarer [yomega].',
      },
      {
        statement: 'An operation that cannot be undone frightens me.',
        ask: 'What can be undone, and what would I try first?',
        known:
          'In a trial people lost {tirzeLoss} on tirzepatide and {semaLoss} on semaglutide. In a Swiss one {sleeveRedo} with a sleeve and {bypassRedo} with a bypass changed to another operation within {tenYears}. About {sleeveDeath} (sleeve) and {bypassDeath} (bypass) die in the weeks around it.',
      },
      {
        statement: 'I want to become pregnant in the next years.',
        ask: 'How long should I wait after each way, and which protection is safe until then?',
        known:
          'After surgery, wait for {pregnancy} before a pregnancy. Tirzepatide is stopped {stopTirze} before, semaglutide {stopSema}. The pill can fail on tirzepatide [mhra], and may work less well after surgery [preg].',
      },
      {
        statement: 'Meals with family and guests are a large part of my life.',
        ask: 'What will I be able to eat after a month, and after a year?',
        known:
          'After surgery you have fluids for {fluidWeeks}, runny food and smooth purees in {pureeWeeks}, and soft food in {softWeeks}. Later you eat small amounts. Alcohol acts faster, and troubled {alcohol} in America within {alcoholTime} of a bypass.',
      },
    ],
  },
];

/** Stands under a statement on which the page has no figure. */
export const nothingKnown = 'We know of no good figure for this.';

export const whatMattersHref = (treatment: string) => `/what-matters/${treatment}`;
