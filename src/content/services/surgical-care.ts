import type { ServicePage } from '#content/service-page.ts';

export const service = {
  link: 'surgical-care',
  name: 'Surgical care',
  organs: [],
  summary:
    'I may need an operation: what happens before, on the day and in the theatre? Consent, second opinions, fasting, the anaesthetic and who will be there.',
  keywords: [
    'preparing for surgery',
    'day of operation',
    'anaesthetic',
    'consent for surgery',
    'second opinion',
    'fasting before operation',
    'ऑपरेशन की तैयारी',
  ],
  description:
    'Surgical care is everything around an operation: deciding, getting ready, the day itself and the handover to recovery. A planned operation can almost always wait for your questions. This page walks you through it in the order in which it happens.',
  careCard: {
    emergency: [
      'you are waiting for surgery and have sudden, severe belly pain',
      'a hernia turns hard, red or very sore, or will not go back',
      'you vomit blood, pass black stool or bleed without stopping',
      'your skin or eyes turn yellow and you have fever, belly pain, drowsiness, a stent or known gallstones',
      'you faint, are confused or cannot catch your breath',
    ],
    urgent: [
      'you have a cough, fever, loose stools, a skin infection, or urine that burns, in the days before surgery',
      'you may be pregnant',
      'you have been given a new medicine, above all a blood thinner',
      'your sugar or blood pressure has been out of range at home',
      'you ate, drank or took a tablet that you were told to leave out',
    ],
    routine: [
      'you have been advised to have an operation and want a second opinion',
      'you want the risks and the cost explained again, with your family',
      'you wish to stop smoking or chewing tobacco before surgery',
    ],
  },
  sections: [
    {
      title: 'Deciding',
      paragraphs: [
        'Ask what the operation is for: to cure, to prevent, to relieve, or to find out. Then ask what happens if you wait, and what else there is. You should hear about all of these before any date is fixed.',
        'You may take a second opinion from any doctor or hospital that you choose, and the first one should respect that [consumer]. The charter of patients’ rights also gives you your reports: within {recordsStay} of admission, or {recordsHome} of going home. A good surgeon is not offended.',
      ],
    },
    {
      title: 'Consent',
      paragraphs: [
        'Consent is a talk first and a signature after. Before surgery that carries risk, the doctor must explain the risks, benefits and other choices, and have your consent in writing [consumer]. Ask for a language you think in, and for a relative to sit with you.',
        'You can ask for changes to the form, take it home to read, or say no. You can also change your mind after you have signed. In an emergency, when you cannot speak, doctors do what is needed to save life.',
        'Before you sign, you should know:',
      ],
      list: [
        'what will be done, and on which part of the body',
        'who will operate, and who else may do parts of it',
        'what may have to change during surgery, such as open instead of keyhole',
        'the common problems, and the rare serious ones',
        'the likely cost, and what could raise it',
      ],
    },
    {
      title: 'Getting ready',
      paragraphs: [
        'You see an anaesthetist before the day. Tell them of allergies, loose teeth, snoring, heart or lung trouble, and any relative who had a bad reaction. Bring every strip, syrup and herbal powder that you take.',
        'Blood thinners, sugar medicines and some herbs need a plan. Do not stop or skip any of them by yourself; we write down for each what to do and when.',
        'If you smoke, stop. People who stop {smokeWeeks} or more before surgery have fewer problems afterwards [who]. Walk each day, eat well, and have cuts, bad teeth and coughs looked at.',
      ],
    },
    {
      title: 'Food and drink before the anaesthetic',
      paragraphs: [
        'An empty stomach protects your lungs while you sleep. The usual rule for adults is no food or milk for {noFood}, and clear drinks such as water until {clearDrinks} before. Your own paper comes first, since some conditions need longer.',
        'Many people are kept hungry for longer than they need. In an Indian survey only {fastFollowed} who answered said that their own hospital keeps to the rule. So it is fair to ask: until what time may I drink water?',
      ],
    },
    {
      title: 'On the day',
      paragraphs: [
        'Bath, fresh clothes, no make-up, nail polish or jewellery. Leave cash at home. Keep glasses, hearing aids and dentures until someone asks for them.',
        'You will be asked your name, your operation and the side more than once. That is the safety check at work. The checklist of the World Health Organization makes the team stop before the anaesthetic, before the first cut and before you leave the room [who2008].',
      ],
    },
    {
      title: 'Who is in the theatre',
      paragraphs: ['A theatre is busy, and everyone there has one task. You may ask for each name and role.'],
      list: [
        'the surgeon, who is answerable for the operation, and an assistant',
        'the anaesthetist, who stays beside you and watches each breath and heartbeat',
        'a scrub nurse, who hands the instruments and counts them',
        'a second nurse, who fetches what is needed and keeps the record',
        'technicians for the anaesthetic machine, the camera or the robot',
        'students or a company’s engineer only if you have been told, and you may refuse students',
      ],
    },
    {
      title: 'The anaesthetic',
      paragraphs: [
        'For most belly operations you sleep. Some, such as a hernia or piles operation, can be done with the lower body numb while you are awake or drowsy. The anaesthetist goes through what suits your heart, lungs and wishes.',
        'Thirst, a sore throat, sickness and shivering are very common: each comes in more than {veryCommon} in Britain. Serious harm is rare. A grave allergy comes in about {allergy}, waking during surgery in {awake} and death from the anaesthetic itself in {death}.',
        'These are averages from one country. Age, illness and an emergency raise the risk, so ask what yours is.',
      ],
    },
    {
      title: 'Your family, and afterwards',
      paragraphs: [
        'Choose one person whom we ring, and give us the number. Surgery often takes longer than planned because of waiting and waking, and a long wait does not mean bad news. The surgeon speaks with that person afterwards, and with you when you are awake enough to take it in.',
        'From there our page “Postoperative care” takes over: pain, wound, walking, and the signs for which you should call.',
      ],
    },
  ],
  questions: [
    'What is the aim of this operation, and how likely is it to reach it?',
    'What happens if I wait for some months, or never have it?',
    'How many of these do you do in a year, and what went wrong?',
    'Keyhole, robotic or open: why this one for me?',
    'What exactly do I do with each of my medicines?',
    'Until what hour may I eat, and until what hour may I drink water?',
    'What will it cost in all, and what could add to it?',
  ],
  related: [
    'gallbladderstones',
    'Inguinalhernial',
    'Ventralhernia',
    'antireflux',
    'roboticsurgery',
    'weightlosssurgery',
    'whilesurgery',
    'cancer',
    'rectumcancer',
    'livercancer',
  ],
  evidence: {
    sources: {
      consumer: {
        title: 'Patient rights (charter of the National Human Rights Commission)',
        publisher: 'Jago Grahak Jago',
        year: null,
        url: 'https://jagograhakjago.com/?p=2403',
        checkedOn: '2026-11-20',
        basis: 'summary',
      },
      charter: {
        title: 'India’s first charter of patients’ rights explained',
        publisher: 'Qrius',
        year: 2018,
        url: 'https://qrius.com/all-you-need-to-know-about-indias-first-charter-of-patients-rights/amp/',
        checkedOn: '2026-11-20',
        basis: 'summary',
      },
      who: {
        title: 'Quit smoking before surgery, WHO advises',
        publisher: 'RT Magazine',
        year: 2020,
        url: 'https://www.rtmagazine.com/public-health/smoking/quit-smoking-before-surgery-who-advises/',
        checkedOn: '2026-11-20',
        basis: 'summary',
      },
      esa: {
        title: 'Fasting before anaesthesia, after the guideline of the European Society of Anaesthesiology',
        publisher: 'Beacon Pre-operative Assessment',
        year: null,
        url: 'https://beaconpreassessment.quarto.pub/pre-op-assessment/fasting.html',
        checkedOn: '2026-11-20',
        basis: 'summary',
      },
      survey: {
        title: 'A prospective survey on knowledge, attitude and current practices of pre-operative fasting amongst anaesthesiologists',
        publisher: 'Indian Journal of Anaesthesia',
        year: 2019,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6530283',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
      who2008: {
        title: 'Surgical safety checklist: sign in, time out, sign out',
        publisher: 'World Health Organization, at FRCA Mind Maps',
        year: 2008,
        url: 'https://frcamindmaps.org/mindmaps/guidelines/whochecklist/whochecklist-assets/whochecklist-outline.html',
        checkedOn: '2026-11-20',
        basis: 'summary',
      },
      bradford: {
        title: 'Preparing for your operation: risks of anaesthesia (figures of the Royal College of Anaesthetists)',
        publisher: 'Bradford Teaching Hospitals NHS Foundation Trust',
        year: null,
        url: 'https://www.bradfordhospitals.nhs.uk/preparing-for-your-operation/',
        checkedOn: '2026-11-20',
        basis: 'read',
      },
    },
    figures: {
      recordsStay: { value: '24 hours', source: 'charter' },
      recordsHome: { value: '72 hours', source: 'charter' },
      smokeWeeks: { value: '4 weeks', source: 'who' },
      noFood: { value: '6 hours', source: 'esa' },
      clearDrinks: { value: '2 hours', source: 'esa' },
      fastFollowed: { value: 'about 50 in 100 anaesthetists', source: 'survey' },
      veryCommon: { value: '10 in 100 people', source: 'bradford' },
      allergy: { value: '10 in 100,000 people', source: 'bradford' },
      awake: { value: '5 in 100,000', source: 'bradford' },
      death: { value: '1 in 100,000 people', source: 'bradford' },
    },
  },
  written: '2026-11-20',
  reviewed: null,
} as const satisfies ServicePage;
