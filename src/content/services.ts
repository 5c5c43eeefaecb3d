export type ServiceCard = { title: string; img: string; description: string; link: string };

const organ = (part: string) => `/images/digestive-system.svg#${part}`;
const outlet = (part: string) => `/images/digestive-system-outlet.svg#${part}`;

/** The sixteen cards of the services carousel; three of its addresses are aliases or stand outside the catalogue, as published. */
export const services = [
  {
    title: 'Digestive system',
    img: '/images/digestive-system.svg',
    description: 'How food travels, what can go wrong, and whom to see for what.',
    link: '/treatment/digestive-system',
  },
  {
    title: 'Gallbladder stones',
    img: organ('gallbladder'),
    description: 'When stones need an operation, and when they can be left alone.',
    link: '/treatment/gallbladder/gallbladderstones',
  },
  {
    title: 'Hernia',
    img: '/images/digestive-system-belly.svg#groin',
    description: 'A bulge in the groin or belly: repair now, or wait and watch.',
    link: '/treatment/hernia/Inguinalhernial',
  },
  {
    title: 'Stomach cancer',
    img: organ('stomach'),
    description: 'Tests, surgery and treatment around surgery, one step at a time.',
    link: '/treatment/stomach-cancer/cancer',
  },
  {
    title: 'Pancreatitis',
    img: organ('pancreas'),
    description: 'A sore, swollen pancreas: what sets it off and how it settles.',
    link: '/treatment/pancreas/pancreatitis',
  },
  {
    title: 'Whipple surgery',
    img: organ('pancreas'),
    description: 'A large operation on the head of the pancreas, explained.',
    link: '/treatment/pancreas/whipple',
  },
  {
    title: 'Piles',
    img: outlet('anus'),
    description: 'From fibre and fluids to banding and surgery.',
    link: '/treatment/proctology/hemorrhoids',
  },
  {
    title: 'Intestinal diseases',
    img: organ('small-intestine'),
    description: 'Blockage and swelling of the bowel, and when it is an emergency.',
    link: '/treatment/intestine/obstruction',
  },
  {
    title: 'Rectal cancer',
    img: outlet('rectum'),
    description: 'Staging, treatment before surgery, and life with or without a stoma.',
    link: '/treatment/colon-rectum/rectumcancer',
  },
  {
    title: 'Liver cirrhosis',
    img: organ('liver'),
    description: 'Scars in the liver: slowing them down and staying ahead of trouble.',
    link: '/treatment/liver/livercirrhosis',
  },
  {
    title: 'Anti-reflux surgery',
    img: organ('oesophagus'),
    description: 'For reflux that tablets do not hold, or for people who do not want them.',
    link: '/treatment/antireflux-procedure/antireflux',
  },
  {
    title: 'Weight-loss surgery',
    img: organ('stomach'),
    description: 'Who it is for, what it asks of you, and care for life.',
    link: '/treatment/weight-loss-surgery/weight-loss',
  },
  {
    title: 'Robotic GI surgery',
    img: organ('large-intestine'),
    description: 'What the robot does, what it does not, and what to ask.',
    link: '/treatment/robotic-gi-surgery/roboticsurgery',
  },
  {
    title: 'Surgical care',
    img: '/images/hero-2.svg',
    description: 'Getting ready for an operation, and the day itself.',
    link: '/treatment/surgical-care',
  },
  {
    title: 'Postoperative care',
    img: '/images/articles/going-home.svg',
    description: 'Going home, healing, and the signs that need a call.',
    link: '/treatment/postoperative-care',
  },
  {
    title: 'Ultrasound services',
    img: '/images/ultrasound.svg',
    description: 'A scan with sound waves: how to prepare and what it shows.',
    link: '/treatment/ultrasound-services',
  },
] as const satisfies ReadonlyArray<ServiceCard>;
