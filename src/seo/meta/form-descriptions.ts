import { practice } from '#content/practice.ts';

// Nobody finds these pages by searching; a browser's history and a screen reader's list of pages show them all the same.
export const receivedDescription = `${practice.name} has received what you sent. This page shows your reference, what happens next and when, and how to reach us in between.`;
export const withdrawnDescription = `${practice.name} has received the withdrawal of your consent. This page says what happens next, by when, and whom to ask if you are still contacted.`;
export const againDescription = `The form could not be sent as it is. This page shows what you wrote, what is wrong with it, and how to reach ${practice.name} another way.`;
