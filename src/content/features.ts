export type Feature = { title: string; description: string };

/** Why choose us: six plain facts about how the practice works, none of them a comparison. */
export const features = [
  {
    title: 'One surgeon, start to finish',
    description:
      'The surgeon you meet at the first visit plans your care, operates, and sees you afterwards. If someone else must step in, we tell you first.',
  },
  {
    title: 'Time for your questions',
    description: 'We go through your scans with you and write down the choices, so you can talk them over at home.',
  },
  { title: 'Waiting is a choice too', description: 'If watching and waiting is sound for you, we say so and agree when to look again.' },
  {
    title: 'Keyhole (laparoscopic) and robotic surgery',
    description: 'We explain what each way of operating can and cannot do for your condition, and when open surgery is the right one.',
  },
  {
    title: 'A team around you',
    description: 'Anaesthetists, radiologists, cancer doctors, dietitians and nurses plan the harder cases together.',
  },
  {
    title: 'A number to ring',
    description:
      'After an operation you get a phone number, and a list of the signs for which you should use it. In an emergency it is 112 or 108.',
  },
] as const satisfies ReadonlyArray<Feature>;
