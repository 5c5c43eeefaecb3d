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
        'Side effects of the anaesthetic mostly pass within hours, and you should be over it within {anaestheticGone}. Until then do not drive, cook on a flame, sign papers or stay alone.',
      ],
    },
    {
      title: 'Pain',
      paragraphs: [
        'Some pain is expected. The aim is that you can breathe deeply, cough and walk. Say so when you cannot, because a chest infection starts in lungs that are not used.',
        'Take the tablets by the clock for as long as we wrote, then step down. Do not add a relative’s tablets, since two with different names can hold the same medicine.',
      ],
    },
    {
      title: 'Moving, and blood clots',
      paragraphs: [
        'Blood that stands still in the legs can clot, and a clot can travel to the lungs. In a British study of women, the risk was highest in the first {clotPeak} after surgery and still raised up to {clotSpan}. So the calf and breath signs above hold for months, not days.',
        'Walk from the first day, a little and often. Move your ankles when you sit. After larger operations some people inject a blood thinner at home for {thinner}; do not leave a dose out on your own.',
      ],
    },
    {
      title: 'The wound',
      paragraphs: [
        'A little clear or pink fluid, bruising and a firm ridge are usual. Wash your hands first, keep the dressing dry, and shower once we have said so. Oil, turmeric, powder and home pastes can carry germs into it.',
        'Wound infection is common everywhere. In a study of bowel and stomach operations it came within {ssiDays} in {ssiRich} in the richest countries. In countries in the middle group it was {ssiMiddle}. Found early, it often needs little more than opening and cleaning.',
        'Stitches and clips come out between {stitches} after surgery, depending on the place [spire]. Some melt by themselves.',
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
        'After an open operation, lift nothing heavier than {NoLiftWeight} for at least {NoLiftWeeks}. If your operation asks for longer, that is written on your discharge paper.',
        'Welsh advice for keyhole operations gives {deskHernia} for desk work after a hernia repair. After part of the bowel was removed it gives {deskBowel}, and {heavyBowel} for heavy work. Open operations take longer, and these are guides, not deadlines.',
        'Do not drive or ride until you can brake hard without thinking of the wound, and not on strong pain tablets. Ask your insurer what it asks for.',
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
        'Our number stands on every page and on your discharge paper. With one of the signs in the first list, do not wait for us: call 112 or 108, or go to the nearest emergency department. Take the paper with you, so that the doctors there know what was done.',
      ],
    },
    {
      title: 'Mood and tiredness',
      paragraphs: [
        'Feeling flat, tearful or worn out is part of healing, and a sign of nothing worse. It passes slowly. Tell us if it does not lift, if you cannot sleep, or if you no longer care about anything, because there is help for that too.',
      ],
    },
  ],
  questions: [
    'Which signs after my operation should make me go to hospital at once?',
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
      london: {
        title: 'Recovering after surgery',
        publisher: 'NHS South West London',
        year: null,
        url: 'https://swlondon-healthiertogether.nhs.uk/healthier-me/prehabilitation/after-surgery/recovering-after-surgery',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      bmj: {
        title: 'Duration and magnitude of the postoperative risk of venous thromboembolism in middle aged women: prospective cohort study',
        publisher: 'BMJ',
        year: 2009,
        url: 'https://www.bmj.com/content/339/bmj.b4583',
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
      globalsurg: {
        title:
          'Incidence of surgical site infections highest in lower-income countries: report of a study in The Lancet Infectious Diseases',
        publisher: 'Infectious Disease Advisor',
        year: 2018,
        url: 'https://www.infectiousdiseaseadvisor.com/home/topics/nosocomial-infections/incidence-of-surgical-site-infections-highest-in-lower-income-countries/',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      spire: {
        title: 'Discharge and follow-up',
        publisher: 'Spire Healthcare',
        year: null,
        url: 'https://www.spirehealthcare.com/help-centre/discharge-follow-up/',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
      wales: {
        title: 'Recovery from common surgical procedures',
        publisher: 'Health Education and Improvement Wales',
        year: null,
        url: 'https://gpcpd.heiw.wales/non-clinical/return-to-work/recovery-from-common-surgical-procedures/',
        checkedOn: '2026-11-20',
        basis: 'to-check',
      },
    },
    figures: {
      anaestheticGone: { value: '48 hours', source: 'london' },
      clotPeak: { value: '6 weeks', source: 'bmj' },
      clotSpan: { value: '12 weeks', source: 'bmj' },
      thinner: { value: '28 days', source: 'lancashire' },
      ssiDays: { value: '30 days', source: 'globalsurg' },
      ssiRich: { value: '9 in 100 people', source: 'globalsurg' },
      ssiMiddle: { value: '14 in 100 people', source: 'globalsurg' },
      stitches: { value: '3 and 21 days', source: 'spire' },
      deskHernia: { value: '1 week', source: 'wales' },
      deskBowel: { value: '2 weeks', source: 'wales' },
      heavyBowel: { value: '6 weeks', source: 'wales' },
    },
  },
  written: '2026-11-22',
  reviewed: null,
} as const satisfies ServicePage;
