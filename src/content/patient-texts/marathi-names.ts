import { addressIn } from '#content/contact-links.ts';
import { sample } from '#content/sample.ts';

/** The names in practice.ts as texts in Marathi write them; no page needs them. */
export const marathiNames = {
  practice: sample('देशपांडे जीआय सर्जरी'),
  doctor: sample('डॉ. मीरा देशपांडे'),
  address: addressIn({ street: sample('दुसरा मजला, सह्याद्री चेंबर्स, कर्वे रोड'), locality: 'पुणे', region: 'महाराष्ट्र' }),
};
