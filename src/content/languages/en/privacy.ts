import { practice } from '#content/practice.ts';

/**
 * The notice at /privacy. `{…}` are facts of the practice (`content/privacy-notice.ts`); a line of which nothing is left is left out.
 * `version` is that of the words: a translation names the one that it was made from, and a request keeps the version of what was read.
 */
export const text = {
  notice: {
    version: practice.privacy.noticeVersion,
    label: 'Privacy notice',
    description:
      'What this website keeps of what you send it, why, for how long, who sees it, how to take your consent back, and whom to complain to.',
    privacy: 'Privacy',
    title: 'What we do with what you tell us',
    summary:
      'We use what you send us to answer you. We pass it to the practice and then erase it here. You can change your mind at any time.',
    versionOf: 'Version of {date}',
    contents: 'On this page',
  },
  ask: {
    title: 'See, correct or take back',
    lead: 'One line is enough, with the reference number if you have it.',
    write: 'Write to us',
  },
  /** Phrases of these texts that become links. */
  links: { numbers: '112 or 108', contactForm: 'contact form' },
  /** What rule 8(3) of the DPDP Rules means for somebody who takes her consent back, in each of its three states. */
  oneYear: {
    binds:
      'A rule of 2025 makes the practice keep what it has received, and the log of it, for at least a year. If you take your consent back within that time, it is locked away, used for nothing else, and erased when the year is over.',
    'does-not-bind': 'If you take your consent back, it is erased earlier, unless it has become part of your medical record.',
    undecided:
      'If you take your consent back, it is erased earlier, unless a law makes the practice keep it. A rule of 2025 may ask for a year at the least; then it is locked away and used for nothing else.',
  },
  robotCheck: {
    added: 'a check by Cloudflare that you are no robot: so that the forms are not flooded. Its result is looked at once and not stored',
    asked:
      'and another: when you start to fill in a form, your browser loads a check from Cloudflare (challenges.cloudflare.com), which sees your network address and what your browser says of itself. It does not see what you write',
  },
  sections: [
    {
      title: 'Who we are',
      paragraphs: [
        'This is the website of {practice}, {address}. The practice of {doctor} decides what is done with your details, and answers for it.',
        'This notice is about the website. What you tell us in the clinic, or over the phone, is part of your medical record and has its own rules.',
      ],
    },
    {
      title: 'If this is an emergency',
      paragraphs: ['Do not use a form, email or WhatsApp. Call 112 or 108, or go to the nearest emergency department.'],
    },
    {
      title: 'What the callback form asks, and why',
      paragraphs: [
        'We ask for one thing in order to do one thing: to ring or write back to you. You must give your name, and a phone number or an email address. All the rest you may leave empty.',
        'The ground is your consent: you give it with a tick in the box, and you can take it back.',
      ],
      list: [
        'full name and last name: so that we know whom to ask for',
        'phone number: to ring or text you',
        'email address: to write to you',
        'new or existing patient: to find your file if you have one',
        'reason (appointment, billing or other): to pass you to the right person',
        'description, in your own words: so that the right person can prepare; it may say something about your health, so keep it short',
        'your tick in the consent box: to show that you agreed to be contacted',
      ],
    },
    {
      title: 'What the contact form asks, and why',
      paragraphs: [
        'All four answers are needed here, since the form exists to answer a message.',
        'There is no box to tick. The ground is that you write to us of your own accord and ask for an answer (section 7(a) of the Digital Personal Data Protection Act, 2023). We use what you write for that answer alone, and stop when you tell us to.',
      ],
      list: [
        'full name: to address you',
        'email address: to send the answer',
        'phone number: to ring you if that is quicker',
        'message: to know what you ask; please leave out reports and details of your illness',
      ],
    },
    {
      title: 'What is added on its own',
      paragraphs: [],
      list: [
        'a reference number: so that you and we can find your request',
        'the time, and the version and language of this notice: to show what you agreed to',
        'a mark when a form seems to have been filled in by a machine: so that a person can look at it before it goes on',
        'your network address: looked at for a short time, so that nobody can send us hundreds of forms at once, and not stored with your request',
        'the same address may be noted by Cloudflare, which carries this site, in its technical logs',
        '{robotAdded}',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'Your request stays in this site’s store until the practice has it, and is then erased there. If the practice’s own system is down, it waits, and we try again until it arrives. A form that seems to come from a machine waits until a person has looked at it.',
        'For 400 days we keep a line that says that a request came and went. It holds the reference number and the times, and nothing that says who you are.',
        'If you withdraw your consent on this website, we keep the phone number or email that you give there only until it has been compared. It is encrypted. After that, the reference number and the times stay for 400 days.',
        'Once the practice has your request, it is kept with the practice’s own records. If you never become a patient, the practice erases it {months} months after you were last in touch. If you become one, it becomes part of your medical record, and the law on medical records applies.',
        '{oneYear}',
      ],
    },
    {
      title: 'Where it is, and how it is guarded',
      paragraphs: [
        'This website and its store run on the network of Cloudflare, a company that works for us. Its computers may be outside India. Your request travels over an encrypted line. While it waits in the store it is encrypted, and the key is kept apart.',
      ],
    },
    {
      title: 'Who sees it',
      paragraphs: [
        'The staff of the practice who answer requests see it. The people who keep the site running see it only if a fault makes that necessary. We do not sell it, lend it or pass it to anyone for advertising.',
        'Each time that one of the staff opens your request, we write down who did so, and when. We keep that for 400 days, with your reference number and nothing else about you, so that the practice can see who has looked.',
      ],
    },
    {
      title: 'What this site does not do',
      paragraphs: [],
      list: [
        'no cookies; what a page must remember for a moment stays in your own browser',
        'nothing about your request in your browser but its reference number, and by when we call or what became of it: for 14 days, or until you tap “Forget on this device”',
        'no counting of visitors by other companies, and no advertising',
        'no profile of you, and no decision about you by a machine alone',
        'no calls to other companies before you ask: the map, directions, WhatsApp and the social pages open only after you tap them, and after that their rules apply',
        '{robotAsked}',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: ['They cost nothing, and using them does not change how you are treated.'],
      list: [
        'see: ask what we hold about you, and with whom it was shared',
        'correct: have mistakes put right and gaps filled',
        'erase: have it deleted, unless a law makes the practice keep it',
        'withdraw: take your consent back, as easily as you gave it; we then stop contacting you, and what was done before stays lawful',
        'nominate: name a person who may use these rights for you after your death, or when you cannot',
        'complain: to us first, and then to the Data Protection Board of India',
      ],
    },
    {
      title: 'How to use them',
      paragraphs: [
        'The quickest way to withdraw is the page “{withdraw}”. Give the reference number that you saw, and the phone number or email that you gave us. Whatever is still on this website is then erased at once.',
        'What the practice has already, its staff erase within {days} days, unless a law makes us keep it. Anything else that you ask about your data is answered within {days} days as well.',
        'You can also write to {contact}, ring {phone}, or send the contact form. Give the reference number that you saw when you sent your request, and say in a few words what you want: “withdraw” is enough.',
        'If you have lost the number, give your name and the day on which you sent the form, and the phone or email that you used. We may ask a question to be sure that it is you.',
      ],
    },
    {
      title: 'Whom to ask, and where to complain',
      paragraphs: [
        'Our grievance officer, {officer}, answers for your data. Write to {contact}, ring {phone}, or write by post to the address above. You have an answer within {days} days.',
        'You can ask for this notice in English, or in another language of the Eighth Schedule, such as Hindi.',
        'If our answer does not help, you can complain to the Data Protection Board of India.',
      ],
    },
    {
      title: 'Children, and people who cannot decide alone',
      paragraphs: [
        'If the patient is under 18, a parent or guardian should fill in the form. The same holds for a person who has a guardian by law. If you send a form for someone else, tell them that you did.',
      ],
    },
    {
      title: 'If something goes wrong',
      paragraphs: [
        'If your details are lost or seen by someone who should not see them, we tell you without delay. We say what happened, what it may mean for you, what we are doing and what you can do. We tell the Data Protection Board of India as well.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: ['This is the version of {version}. If we ever want your details for something new, we ask you first.'],
    },
  ],
} as const;
