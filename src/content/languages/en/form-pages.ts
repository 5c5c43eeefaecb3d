import { formNotice, noticeItems } from '#content/form-notice.ts';
import { offlineWords } from '#content/messages.ts';
import { receiptLater, receiptUnread } from '#content/receipt.ts';
import { generalSigns } from '#content/triage/general-signs.ts';

/** What stands around the forms, and what the server says of a post. The practice's facts are filled in (`content/form-facts.ts`). */
export const text = {
  pages: {
    home: 'Home',
    offline: offlineWords,
    callback: {
      title: 'Request a Callback',
      description:
        'Leave your name and a phone number or email address, and the practice calls you back in its opening hours. For an emergency call 112 or 108.',
      intro: 'Your name and one way to reach you are enough. We call {hours}.',
      /** Opened from the page of an illness or operation. */
      about: { title: 'Request a Callback about {name}', description: 'Ask the practice to call you back about {name}.' },
    },
    contact: {
      title: 'Contact Us',
      description:
        'Phone, email, address and opening hours of {practice} in {city}, and a form to send a message. Not for emergencies: call 112 or 108.',
      intro: 'Open {openHours}.',
      form: 'Send us a message',
      directions: 'Directions',
    },
    missing: {
      title: 'Page not found',
      text: 'The address may be mistyped, or the page may not be in this language yet.',
      inEnglish: 'The same page in English',
      nearest: 'Did you mean one of these?',
      elsewhere: 'Where to look',
    },
    /** In place of a page, when the server fails or is not set up. */
    fault: {
      title: 'Something went wrong on our side',
      text: 'Please try again in a minute, or ring us: {phone}. If you were sending a form, please ring or send it again.',
    },
    notReady: {
      title: 'This page is not ready yet',
      text: 'Please ring us, {openHours}: {phone}. If you were sending a form, we did not receive it.',
    },
    inAnEmergency: 'In an emergency call 112 or 108.',
    again: {
      title: 'Error: {title}',
      description:
        'The form could not be sent as it is. This page shows what you wrote, what is wrong with it, and how to reach {practice} another way.',
    },
    withdraw: {
      description:
        'Take back a callback request or a message: give its reference and your phone number or email, and we erase what we hold. You need not say why.',
      withdrawnDescription:
        '{practice} has received the withdrawal of your consent. This page says what happens next, by when, and whom to ask if you are still contacted.',
      privacy: 'Privacy',
      received: 'Received',
    },
  },
  ways: {
    title: 'Other ways to reach us',
    phone: 'Phone',
    hours: 'Opening hours',
    email: 'Email',
    address: 'Address',
    directions: 'Directions',
    chat: 'Chat on WhatsApp',
    notForEmergencies: 'Not for emergencies: call {numbers}.',
  },
  /** By the outcomes of `edge/forms/answers.ts`. */
  answers: {
    'not-received': '❌ We did not receive your request. What you wrote is still here: please try again, or ring {phone}.',
    'too-many': '❌ Too many requests came from your network. Please wait a minute and try again, or ring {phone}.',
    'too-slow': '❌ What you sent did not reach us whole: the connection was too slow. Please try again, or ring {phone}.',
    'too-large': '❌ That is more text than we can take. Please shorten it and try again.',
    'key-reused': '❌ We already have this request, with what you wrote before. To change it, ring {phone}.',
    erased: '❌ This request was taken back, and it is erased. To ask anew, send the form once more, or ring {phone}.',
    /** Without script: without a key its form is recognised by its text for half an hour. */
    'erased-and-known': '❌ You took this request back. To ask anew, send the form again in half an hour, or ring {phone}.',
    'foreign-origin': '❌ This form can only be sent from our own site.',
  },
  receiptPage: {
    description:
      '{practice} has received what you sent. This page shows your reference, what happens next and when, and how to reach us in between.',
    title: { callback: 'Your callback request is received', contact: 'Your message is received' },
    thanks: 'Thank you',
    back: 'Taken back',
    received: 'Received',
    receipt: 'Receipt',
    next: 'What happens next',
    rings: 'Someone from the practice rings or writes to you. The call may come from a number that you do not know.',
    writes: 'Someone from the practice writes to the email address that you gave. Please look among unwanted mail (spam) too.',
    nobodyCalled: 'If nobody has called you, ring {phone} and give the reference.',
    nobodyWrote: 'If nobody has written to you, ring {phone} and give the reference.',
    heardNothing: 'If you have heard nothing {callBy}, ring {phone} and give the reference.',
    fewDays: 'after a few working days',
    changedMind: {
      callback:
        'Changed your mind? With the reference and your phone number or email you can {withdraw}. What we keep of it stands in the {privacy}.',
      contact:
        'Changed your mind? With the reference and your phone number or email you can {withdraw}. What we keep of it stands in the {privacy}.',
    },
    withdraw: { callback: 'take your request back', contact: 'take your message back' },
    privacy: 'privacy notice',
    askElse: 'To ask something else, {again}, or ring {phone} and give the reference.',
    again: { callback: 'send another request', contact: 'write another message' },
    later: receiptLater,
    unread: receiptUnread,
  },
  /** What a visitor sends to her own phone, and the entry in her calendar. */
  message: {
    callback: 'Callback request to {practice}',
    contact: 'Message to {practice}',
    reference: 'Reference: {reference}',
    call: 'They call {callBy}.',
    write: 'They write {callBy}.',
    phone: 'Their phone: {phone}',
    calendar: 'Call from {practice} {callBy}',
    details: 'Reference {reference}. They may call earlier. If nobody has called, ring {phone}.',
  },
  notice: {
    title: formNotice.title,
    items: noticeItems,
    whole: formNotice.link.text,
    beside: formNotice.link.beside,
    withdraw: formNotice.withdraw.text,
  },
  /** `generalSigns`, in the same order. */
  signs: generalSigns as unknown as readonly [string, string, string, string],
} as const;
