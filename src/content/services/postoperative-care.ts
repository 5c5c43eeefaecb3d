import type { ServicePage } from '#content/service-page.ts';
import { afterBellyOperation, cardOf } from '#content/triage.ts';

export const service = {
  link: 'postoperative-care',
  name: 'Postoperative care',
  organs: [],
  summary:
    'Is this normal after my operation, or should I call? Warning signs in one list, then wound care, pain, walking, food, work and the check-ups that follow.',
  keywords: [
    'care after surgery',
    'postoperative care',
    'wound care',
    'fever after surgery',
    'recovery after abdominal surgery',
    'ऑपरेशन के बाद देखभाल',
  ],
  description:
    'Postoperative care is what you and we do together from the moment you wake until you are well. Most people go home with some pain, little appetite and many questions. This page says what is usual, what is not, and what to do about each.',
  careCard: cardOf([
    ...afterBellyOperation,
    'operation-bleeding',
    'operation-jaundice',
    'operation-vomiting',
    'operation-urine',
    'operation-confused',
    'stoma-pours',
    'wound-redness',
    'drain-trouble',
    'pain-not-held',
    'urine-burns',
    'less-well',
    'eats-too-little',
    'loose-stools-dizzy',
    'stools-after-operation',
    'bulge-at-cut',
    'stitches-due',
    'back-to-life',
    'biopsy-result',
  ]),
  sections: [
    {
      title: 'The first hours',
      paragraphs: [
        'You wake in a recovery room with a nurse beside you. Your pulse, blood pressure and oxygen are measured again and again; this is routine and does not mean that something is wrong.',
        'Side effects of the anaesthetic mostly pass within hours. Until the next day at least, do not drive, cook on a flame, sign papers or stay alone.',
      ],
    },
    {
      title: 'Pain',
      paragraphs: [
        'Some pain is expected, but you should be able to breathe deeply, cough and walk. Say so when you cannot, because a chest infection starts in lungs that are not used.',
        'Take the tablets by the clock for as long as we wrote, then step down. Do not add a relative’s tablets, since two with different names can hold the same medicine.',
      ],
    },
    {
      title: 'Moving, and blood clots',
      paragraphs: [
        'Blood that stands still in the legs can clot, and a clot can travel to the lungs. In a British study of women who stayed in hospital for surgery, the risk was about {clotTimes} as high as usual during the first {clotPeak}. Up to {clotSpan} it was still about {clotLater} as high. So the calf and breath signs above hold for months, not days.',
        'Walk from the first day, a little and often. Move your ankles when you sit. After larger operations, most of all for cancer, people inject a blood thinner at home for some weeks. The discharge paper says until which day; do not leave a dose out on your own.',
      ],
    },
    {
      title: 'The wound',
      paragraphs: [
        'A little clear or pink fluid, bruising and a firm ridge are usual. Wash your hands before you touch it. The skin seals within about {skinSeals}, so most people may then have a shower or a bucket bath [bath]: let clean water run over the wound, do not rub, pat it dry. Soaking in a tub, a pool or a river waits until it has closed. Oil, turmeric, powder and home pastes can carry germs into it.',
        'Wound infection is common everywhere. In a world study of operations on the gut it came within {ssiDays} in {ssiRich} in the richest countries, and in {ssiMiddle} in countries of the middle group, India’s. Found early, it often needs little more than opening and cleaning.',
        'The discharge paper says when stitches or clips come out. Many stitches dissolve by themselves, and then nothing needs to be taken out.',
      ],
    },
    {
      title: 'Eating, drinking and the bowel',
      paragraphs: [
        'Begin with small meals and chew well. Unless you have a sheet from our dietitian, plain home food with dal, curd, egg, fish or paneer is right; the body cannot heal on rice water alone.',
        'The bowel is slow after an anaesthetic and strong pain tablets. Water, walking and a mild laxative help. No stool and no wind, with a belly that grows, is another matter: see the list above.',
      ],
    },
    {
      title: 'Lifting, work and driving',
      paragraphs: [
        'Sleep on your back or side, whichever hurts less, with a pillow under the knees if that helps. To get out of bed, roll to the side and push up with your arms.',
        'After an open operation, lift nothing heavier than {NoLiftWeight} for at least {NoLiftWeeks}: no buckets, gas cylinders or children in the arms. If we write a longer time on your discharge paper, that counts.',
        'Do not drive, or ride a scooter even as a passenger on a bad road, until you can brake or be jolted without thinking of the wound, and not on strong pain tablets. Sex is fine once it does not hurt.',
        'Most people ask when they can work again. These are the times that European and British surgeons advise after an operation without problems [back]. They are guides, not deadlines, and hardly any of them has been tested in a trial; ask us what we advise for you.',
      ],
      list: [
        'keyhole removal of the gallbladder: back at work after {workGallbladder}',
        'repair of a groin hernia: light work after {workHernia}, some lifting after {liftHernia}, heavy labour after {heavyHernia}',
        'keyhole removal of a part of the bowel: {workKeyholeBowel}',
        'open removal of a part of the bowel: {workOpenBowel}',
      ],
    },
    {
      title: 'Your other medicines',
      paragraphs: [
        'Tablets for sugar, pressure, the heart or the blood may have been changed for the operation. The discharge paper must say which to take, which to hold and from what day to begin again. If a line is unclear, ring before you guess.',
      ],
    },
    {
      title: 'Check-ups and reaching us',
      paragraphs: [
        'At the first visit we look at the wound, go through the biopsy with you, and plan what follows. Bring the discharge paper, your medicine strips and the person who cares for you at home.',
        'Our number stands on every page and on your discharge paper. With one of the signs in the first list, do not wait for us, but call 112 or 108, or go to the nearest emergency department. Take the paper with you, so that the doctors there know what was done.',
      ],
    },
    {
      title: 'Mood and tiredness',
      paragraphs: [
        'Many people feel flat, tearful or worn out for a while, and it usually gets better over some weeks. Tell us if it does not pass, if you cannot sleep, or if you no longer care about anything, because that is not simply part of healing, and there is help for it. You can also talk to Tele-MANAS, the national helpline, on {TeleManas}.',
      ],
    },
  ],
  questions: [
    'Which signs after my operation should make me go to hospital at once?',
    'What is still not known about my recovery, and who decides with me?',
    'Whom do I ring at night and on days when you are closed?',
    'When may I shower, climb stairs, lift, drive and work?',
    'Which of my old medicines do I take, and from what day?',
    'When is my check-up, and who tells me the biopsy result?',
  ],
  related: [
    'gallbladderstones',
    'Bileductinjury',
    'Inguinalhernial',
    'Ventralhernia',
    'whilesurgery',
    'rectumcancer',
    'cancer',
    'weightlosssurgery',
    'perforation',
    'roboticsurgery',
  ],
  evidence: {
    sources: {
      bmj: {
        title: 'Duration and magnitude of the postoperative risk of venous thromboembolism in middle aged women: prospective cohort study',
        publisher: 'BMJ',
        year: 2009,
        url: 'https://doi.org/10.1136/bmj.b4583',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      globalsurg: {
        title:
          'Surgical site infection after gastrointestinal surgery in high-income, middle-income, and low-income countries: a prospective, international, multicentre cohort study',
        publisher: 'The Lancet Infectious Diseases',
        year: 2018,
        url: 'https://doi.org/10.1016/S1473-3099(18)30101-4',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      bath: {
        title: 'Early versus delayed post-operative bathing or showering to prevent wound complications',
        publisher: 'Cochrane Database of Systematic Reviews',
        year: 2015,
        url: 'https://doi.org/10.1002/14651858.CD010075.pub3',
        checkedOn: '2026-11-22',
        basis: 'abstract',
      },
      back: {
        title: 'Lack of Standardized Advice on Physical Strain Following Abdominal Surgery, table 2',
        publisher: 'Deutsches Ärzteblatt International',
        year: 2020,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7878727/table/T2',
        checkedOn: '2026-11-22',
        basis: 'full',
      },
    },
    figures: {
      clotTimes: { value: '70 times', source: 'bmj' },
      clotLater: { value: '20 times', source: 'bmj' },
      skinSeals: { value: '48 hours', source: 'bath' },
      clotPeak: { value: '6 weeks', source: 'bmj' },
      clotSpan: { value: '12 weeks', source: 'bmj' },
      ssiDays: { value: '30 days', source: 'globalsurg' },
      ssiRich: { value: '9 in 100 people', source: 'globalsurg' },
      ssiMiddle: { value: '14 in 100', source: 'globalsurg' },
      workGallbladder: { value: '10 to 14 days', source: 'back' },
      workHernia: { value: '1 to 2 weeks', source: 'back' },
      liftHernia: { value: '2 to 3 weeks', source: 'back' },
      heavyHernia: { value: '6 weeks', source: 'back' },
      workKeyholeBowel: { value: '6 weeks', source: 'back' },
      workOpenBowel: { value: '8 weeks', source: 'back' },
    },
  },
  written: '2026-11-22',
} as const satisfies ServicePage;
