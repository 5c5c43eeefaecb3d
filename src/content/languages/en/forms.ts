import { contactMessages } from '#content/contact-messages.ts';
import { callbackMessages, consentText, dialogEmergency, faultHelp, moreFields, repeatWords, sendWithoutPhone } from '#content/messages.ts';
import { keptWords, receiptWords } from '#content/receipt.ts';

/** All that a form says while it is filled in and sent, and its receipt. Browsers get it, so the practice's facts are not here. */
export const text = {
  callback: {
    messages: callbackMessages,
    fname: { label: 'Full Name' },
    phone: {
      label: 'Phone',
      hint: 'Ten digits, without +91.',
      onlyDigits: 'Only digits are kept here.',
      withoutIt: sendWithoutPhone,
    },
    more: moreFields,
    lname: { label: 'Last name (optional)', hint: 'Only if it is not in the box above.' },
    email: { label: 'Or your email' },
    patientType: {
      label: 'Have you been here before? (optional)',
      none: 'Choose',
      answers: { new: 'New patient', existing: 'Existing patient' },
    },
    reason: {
      label: 'What is it about? (optional)',
      none: 'Choose',
      answers: { appointment: 'Appointment', billing: 'Billing', other: 'Other' },
    },
    description: {
      label: 'Anything we should know (optional)',
      hint: 'A few words are enough. Leave out what you would rather say in person.',
    },
    consent: consentText,
    button: 'Request a Callback',
    sending: 'Submitting...',
  },
  contact: {
    messages: contactMessages,
    fullName: { label: 'Full Name' },
    email: { label: 'Email' },
    phoneNumber: {
      label: 'Phone number',
      /** With the link to the callback form in the middle. */
      hint: ['So that we can ring you if an email would take too long. No phone?', 'The callback form', 'takes an email alone.'],
    },
    message: { label: 'Message' },
    button: 'Send message',
    sending: 'Sending...',
  },
  /** What a form says of a mistake, of its own post, and of a text that is nearly too long. */
  status: {
    problem: 'There is a problem',
    error: 'Error:',
    /** Of the field that only robots fill in. */
    trap: 'Leave this empty',
    faultHelp,
    trying: repeatWords.trying,
    stop: repeatWords.stop,
    left: { one: '{count} character left', other: '{count} characters left' },
    tooMany: { one: '{count} character too many', other: '{count} characters too many' },
  },
  /** `{callBy}` is the promise in words, `{numbers}` the two numbers for an emergency. */
  receipt: {
    ...receiptWords,
    willCall: 'We will call you {callBy}.',
    promised: 'We promised to call you {callBy}.',
    /** Of the number only its end: others may look on. */
    onNumber: 'We ring the number that ends in {end}.',
    /** To those who gave an email address alone. */
    willWrite: 'We will write to you {callBy}.',
    promisedWriting: 'We promised to write to you {callBy}.',
    reference: 'Your reference is {reference}.',
    withIt: {
      callback: 'With it you can ask about your request or take it back.',
      contact: 'With it you can ask about your message or take it back.',
    },
    worse: 'If you get worse, call {numbers}.',
    doNotWait: { callback: 'Do not wait for our call.', contact: 'Do not wait for our answer.' },
  },
  /** What this phone remembers of a request. */
  kept: keptWords,
  emergency: {
    question: dialogEmergency.question,
    /** Before the signs. */
    call: 'If you have any of these, call {numbers} now; do not wait for our call:',
    or: 'or',
    end: '.',
    /** On a receipt, to whoever wrote of one. */
    written: 'What you wrote may be an emergency.',
    now: 'Call 112 or 108 now. Do not wait for us. We have what you sent as well.',
    ring: 'Call {number}',
  },
} as const;
