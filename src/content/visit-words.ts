// The Worker draws the page about a visit, so these stand apart from the words of all pages.

/** How the page about a visit asks which operation, and answers. */
export const costWords = {
  which: 'Which operation?',
  choose: 'Choose',
  show: 'Show the cost',
  asked: 'You asked what this costs. All operations are listed below.',
} as const;

/** How it asks for an insurer, and answers: each answer in a word or two, and the rest. */
export const insurerWords = {
  question: 'Is my insurer on the list?',
  look: 'Look',
  list: 'We settle directly with',
  schemes: 'Government schemes',
  yes: ['Yes.', 'We settle directly with {names}.'],
  perhaps: [
    'Do you mean {names}?',
    'Then yes: we settle directly. An insurer of another name is not on our list. Compare it with your card, or ask us: {phone}.',
  ],
  scheme: ['Perhaps.', '‘{asked}’ is a government scheme, not an insurer. {schemes} Ring us: {phone}.'],
  no: ['No.', '‘{asked}’ is not on our list. You pay the hospital and claim from your insurer. Ask us if you are not sure: {phone}.'],
  /** Of a name in other letters, which may be on the list. */
  letters: ['We cannot tell.', 'Write the name in English letters, as it is on your card, or ask us: {phone}.'],
  tooLong: 'That is longer than an insurer’s name. Write the name alone, in {most} characters or fewer.',
} as const;
