import type { Findable } from './types.ts';

/** The list of the sheets by which somebody gets ready for an operation. */
export const sheetsIndex: Findable = {
  href: '/getting-ready',
  name: 'Getting ready for an operation',
  about: 'A sheet for each operation: food and drink, medicines, what to bring.',
  kind: 'sheet',
  words: [
    'getting ready',
    'print sheet',
    'sheets to print',
    'checklist',
    'get ready for operation',
    'prepare for operation',
    'how to prepare for surgery',
    'before operation',
    'before surgery checklist',
    'operation se pehle',
    'operation se pehle kya kare',
    'operation ki tayari',
    'ऑपरेशन से पहले',
    'ऑपरेशन की तैयारी',
    'शस्त्रक्रियेपूर्वी तयारी',
    'शस्त्रक्रियेपूर्वी',
    'medicines to stop before operation',
    'blood thinner before operation',
    'aspirin before surgery',
    'sugar tablets before operation',
    'fasting before operation',
    'what to bring to hospital',
    'what to pack for hospital',
    'hospital bag',
    'bring for operation',
    'drink water before operation',
    'calendar for operation',
  ],
};

/** What people type for a sheet of what matters to them, by the treatment's address. */
export const weighing: Readonly<Record<string, ReadonlyArray<string>>> = {
  gallbladderstones: [
    'gallbladder removal or wait',
    'decide gallbladder operation',
    'what matters gallstones',
    'gallstones operate or watch',
  ],
  Inguinalhernial: ['hernia repair now or watch', 'decide hernia operation', 'what matters hernia', 'hernia operate or wait'],
  hemorrhoids: ['piles bands or operation', 'decide piles operation', 'what matters piles', 'piles surgery or habits'],
  antireflux: [
    'tablets or wrap',
    'reflux tablets or operation',
    'acidity tablets or surgery',
    'decide reflux surgery',
    'what matters reflux',
  ],
  weightlosssurgery: [
    'weight loss injection or operation',
    'bariatric surgery or injections',
    'decide weight loss surgery',
    'what matters weight loss',
    'surgery or programme for weight',
  ],
};
