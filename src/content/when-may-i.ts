import type { Operation } from './operations.ts';

/** What one asks about an operation, and the practice's answer, in the order in which one gets to it. */
export const answersOf = ({
  lasts,
  anaesthetic,
  stay,
  cost,
  back,
}: Operation): ReadonlyArray<readonly [question: string, answer: string]> => [
  ['How long does it last?', lasts],
  ['Anaesthetic', anaesthetic],
  ['Nights in hospital', stay],
  ['Cost', cost],
  ['When may I drink?', back.drink],
  ['Eat?', back.eat],
  ['Walk?', back.walk],
  ['Bathe?', back.bath],
  ['Work at a desk?', back.deskWork],
  ['Ride a two-wheeler?', back.twoWheeler],
  ['Drive a car?', back.drive],
  ['Lift things?', back.lift],
  ['Do heavy work?', back.heavyWork],
  ['Fly?', back.fly],
  ['Have sex?', back.sex],
];

/** Stands on answers that are not the surgeon's yet. */
export const exampleNotice = 'An example, until our surgeon has given her own answers. Follow what we tell you in person.';
