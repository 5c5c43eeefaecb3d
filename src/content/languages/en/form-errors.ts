/** What a form says of a field. Browsers and the server get it from the schemas; `{count}` is a number of characters. */
export const text = {
  callback: {
    fname: 'Enter your full name',
    reach: 'Enter a phone number or an email address so we can reach you.',
    consent: 'Tick the box so that we may contact you',
    choice: 'Choose one of the answers, or none',
  },
  phone: {
    tenDigits: 'Phone number must be 10 digits',
    mobilePrefix: 'Phone number must start with 6, 7, 8, or 9',
    /** Behind the message of a number that looks like a landline's. */
    landline: 'A landline? Ring us, or write your email.',
  },
  contact: {
    fullName: 'Enter your full name',
    email: 'Enter your email address',
    phoneNumber: 'Enter a phone number that we can ring, with 8 to 15 digits',
    message: 'Write your message',
    /** Behind the message of a number that is missing or wrong. */
    noPhone: 'No phone? The callback form takes an email alone.',
  },
  withdrawal: {
    reference: 'Enter the reference as we showed it, like GI-7K3Q-92',
    missing: 'Enter the phone number or email address that you gave us',
    phone: 'Enter the whole phone number, with 8 to 15 digits',
  },
  any: {
    notText: 'This must be text.',
    name: 'Write the name with letters',
    tooLong: 'Use {count} characters or fewer.',
    email: 'Enter an email address in the form name@example.com',
    noSuchField: 'This form does not have such a field.',
  },
} as const;
