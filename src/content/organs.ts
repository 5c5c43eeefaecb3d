/** The named parts of the digestive drawing, from the mouth down; each can be lit. */
export const organs = {
  oesophagus: 'Food pipe (oesophagus)',
  stomach: 'Stomach',
  liver: 'Liver',
  gallbladder: 'Gallbladder',
  'bile-duct': 'Bile duct',
  pancreas: 'Pancreas',
  'small-intestine': 'Small intestine',
  'large-intestine': 'Large intestine (colon)',
  rectum: 'Rectum',
  anus: 'Anus',
  'abdominal-wall': 'Wall of the belly',
} as const;

export type Organ = keyof typeof organs;
