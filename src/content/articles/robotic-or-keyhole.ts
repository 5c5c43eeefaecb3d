import type { Article } from '#content/article.ts';
import { afterBellyOperation, cardOf, upperBellyPain } from '#content/triage.ts';

export const article = {
  title: 'Robotic or keyhole surgery?',
  category: 'Surgery explained',
  photo: '/images/articles/robotic-or-keyhole.svg',
  photoAlt: 'Drawing of two sets of thin surgical instruments side by side, one held by hands and one by jointed arms',
  date: '2026-08-27T09:00:00+05:30',
  updatedAt: '2026-11-22T09:00:00+05:30',
  body: [
    {
      paragraph:
        'In keyhole (laparoscopic) surgery the surgeon works through small cuts with long thin tools and a camera. In robotic surgery the cuts are much the same. The tools are held by the arms of a machine, and the surgeon moves them from a seat in the same room.',
    },
    {
      paragraph:
        'The robot does nothing by itself. It does not think, choose or operate. It copies the movements of the surgeon’s hands, steadies them, and bends at the tip like a wrist.',
    },
    {
      paragraph:
        'So the question is not “man or machine”. It is whether this tool, in these hands, for this operation, is likely to help you.',
    },
    { heading: 'What the trials have found' },
    {
      paragraph:
        'A review in {kawkaYear} gathered {kawkaTrials} of surgery in the belly and pelvis, with {kawkaPeople} in all. In such trials chance decides who has which. None found a clear difference in deaths, and {kawkaComplications} found none in complications.',
    },
    {
      paragraph:
        'The time in hospital was about the same in {kawkaStay}, and keyhole surgery was quicker in {kawkaTime}. Some trials found an easier recovery with the robot, and others did not.',
    },
    {
      paragraph:
        'For a plain gallbladder there is a warning: in a study of older Americans, bad injury of the bile duct was commoner with the robot. [kalata]',
    },
    { heading: 'Where the robot may help' },
    {
      paragraph:
        'Compared with open surgery through a long cut, surgery through small cuts can mean less pain, less blood loss and smaller scars. [fda] That is true of keyhole as well. What the robot may add is reach, in places such as these:',
    },
    {
      list: [
        'deep in the pelvis, as in surgery of the rectum',
        'stitching inside the belly, as in the repair of a large hernia',
        'operations in very heavy people, where long tools are tiring to hold',
        'some operations on the pancreas or liver, in centres that do many',
      ],
    },
    {
      paragraph:
        'For the rectum there is now one large trial, which you find below. For the others these are reasons that surgeons give, and the proof is still thin. For a plain gallbladder or a small hernia, ask what the robot would add, because keyhole surgery is the usual way.',
    },
    { heading: 'What is known and not known about cancer' },
    {
      paragraph:
        'The largest trial so far had {realCount} with cancer of the middle or lower rectum, in {realCentres} Chinese hospitals with trained surgeons. After {realYears} the cancer had come back in the pelvis in {realRobot} operated on with the robot, and in {realKeyhole} with keyhole. Bladder and sexual function were a little better too. About as many were alive in both groups, and it is not known whether every hospital would see the same. [real]',
    },
    {
      paragraph:
        'The American regulator has said that robotic devices were cleared on what happened in the first {fdaDays}. It has not judged whether people with cancer live longer, or stay free of it longer. [fda2021] Longer life than with other ways has not been shown in any trial.',
    },
    {
      paragraph:
        'For cancer of the rectum, Scotland’s advisers want robotic surgery kept to centres with enough patients to stay skilled, and want the results of every patient collected. [shtg] It is a good rule to borrow, so ask what your own centre records.',
    },
    { heading: 'Things that can go wrong' },
    {
      paragraph:
        'The risks are those of the operation itself: bleeding, infection, injury to a nearby organ, a leak from a join. With either way the surgeon may have to change to an open cut. That is a safety step and not a failure.',
    },
    {
      paragraph:
        'With the robot, a long time head-down matters to people with heart, lung or eye disease. The machine can also fault, and the team must be able to go on without it. Ask how often they have had to.',
    },
    { heading: 'Questions that help you to choose' },
    {
      list: [
        'Why do you advise this way for me, and what would you advise if there were no robot here?',
        'How many of this very operation have you done by this way, and how were you trained?',
        'How many of your patients have had a serious problem, and how many needed an open cut?',
        'Is there a trial that shows a benefit for my illness?',
        'How long will I be asleep by each way?',
        'Who sits at the machine, and who stands at my side?',
        'If I choose ordinary keyhole surgery, will you do it, or send me to someone who does?',
      ],
    },
    {
      paragraph:
        'A surgeon who does one way very often may serve you more safely by that way than by a newer one. Take a day to think. Bring the family member who will look after you, and say what matters most to you: less pain, an early return to work, or the fewest unknowns.',
    },
  ],
  careCard: cardOf([
    ...upperBellyPain,
    ...afterBellyOperation,
    'operation-jaundice',
    'wound-redness',
    'operation-cough',
    'urine-burns',
    'bulge-at-cut',
    'robot-offered',
    'second-opinion',
    'keyhole-after-earlier',
  ]),
  related: ['roboticsurgery', 'rectumcancer', 'whilesurgery', 'Inguinalhernial', 'gallbladderstones', 'weightlosssurgery'],
  evidence: {
    sources: {
      kawka: {
        title: 'Laparoscopic versus robotic abdominal and pelvic surgery: a systematic review of randomised controlled trials',
        publisher: 'Surgical Endoscopy',
        year: 2023,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10462573',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      fda: {
        title:
          'Caution when using robotically-assisted surgical devices in women’s health including mastectomy and other cancer-related surgeries',
        publisher: 'US Food and Drug Administration',
        year: 2019,
        url: 'https://www.fda.gov/medical-devices/safety-communications/caution-when-using-robotically-assisted-surgical-devices-womens-health-including-mastectomy-and',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the page as archived in June 2022',
      },
      fda2021: {
        title: 'Update: caution with robotically-assisted surgical devices in mastectomy',
        publisher: 'US Food and Drug Administration',
        year: 2021,
        url: 'https://www.fda.gov/medical-devices/safety-communications/update-caution-robotically-assisted-surgical-devices-mastectomy-fda-safety-communication',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'the page as archived in June 2022',
      },
      shtg: {
        title: 'Robot-assisted surgery compared with laparoscopic resection for the treatment of rectal cancer',
        publisher: 'Scottish Health Technologies Group',
        year: null,
        url: 'https://shtg.scot/our-advice/robot-assisted-surgery-compared-with-laparoscopic-resection-for-the-treatment-of-rectal-cancer',
        checkedOn: '2026-11-22',
        basis: 'full',
      },
      real: {
        title: 'Robotic vs laparoscopic surgery for middle and low rectal cancer: the REAL randomized clinical trial',
        publisher: 'JAMA',
        year: 2025,
        url: 'https://doi.org/10.1001/jama.2025.8123',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      kalata: {
        title: 'Comparative safety of robotic-assisted vs laparoscopic cholecystectomy',
        publisher: 'JAMA Surgery',
        year: 2023,
        url: 'https://doi.org/10.1001/jamasurg.2023.4389',
        checkedOn: '2026-11-22',
        basis: 'copy',
        copy: 'JNCCN 360, account of the paper’s results',
      },
    },
    figures: {
      realKeyhole: { value: '40 in 1,000', source: 'real' },
      realRobot: { value: '16 in 1,000 people', source: 'real' },
      realYears: { value: '3 years', source: 'real' },
      realCentres: { value: '11', source: 'real' },
      realCount: { value: '1,171 people', source: 'real' },
      kawkaYear: { value: '2023', source: 'kawka' },
      kawkaTrials: { value: '45 trials', source: 'kawka' },
      kawkaPeople: { value: '7,364 people', source: 'kawka' },
      kawkaComplications: { value: '31 of 35 trials', source: 'kawka' },
      kawkaStay: { value: '27 of 32 trials', source: 'kawka' },
      kawkaTime: { value: '16 of 31 trials', source: 'kawka' },
      fdaDays: { value: '30 days', source: 'fda2021' },
    },
  },
} as const satisfies Article;
