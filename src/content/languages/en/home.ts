/** The home page in other languages: shorter than the English one, with the question first. */
export const text = {
  title: 'GI surgeon in {city}: stomach, liver, gallbladder, bowel, piles',
  summary:
    '{doctor}, GI surgeon in {city}: gallstones, hernia, piles, liver, pancreas, stomach and bowel. What do you feel, how soon to be seen, what to ask.',
  heading: 'What is the matter? You can ask in your own language.',
  lead: 'This page tells you how soon to see a doctor, what can be done, and how to reach us.',
  ask: 'What do you feel?',
  ways: 'What you can do now',
  callback: 'We call you. Tell us your name and one way to reach you.',
  emergency: 'Signs for which not to wait',
  ready: 'Medicines, food, drink and what to bring',
  visit: 'Hours, fees, insurance and the way here',
  illnesses: 'Illnesses and operations',
} as const;
