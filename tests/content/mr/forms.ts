import { text as hindi } from '#content/languages/hi/forms.ts';
import type { TextsIn } from '#content/languages/translated.ts';

// A real language has all of it; the proof has the callback form.
export const text = {
  ...hindi,
  callback: {
    ...hindi.callback,
    fname: { label: 'पूर्ण नाव' },
    phone: { ...hindi.callback.phone, label: 'फोन नंबर' },
    consent: 'हा फॉर्म भरून तुम्ही आम्हाला फोन, ईमेल किंवा मेसेजने संपर्क करण्याची परवानगी देता.',
    button: 'कॉलबॅक मागा',
  },
} as const satisfies TextsIn<typeof import('#content/languages/en/forms.ts').text>;
