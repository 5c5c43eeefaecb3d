import type { Picture } from '#content/picture.ts';
import { cuts, single } from './shared.ts';

const robotRoom: Picture = {
  ...single,
  src: '/images/treatments/robot-room.svg',
  alt: 'A surgeon sits at a console and looks into its screen. Beside it lies a patient on the operating table, with four thin robot arms over the belly.',
  caption: 'The surgeon sits in the same room and moves every instrument. The robot does nothing by itself.',
};

const robotPorts: Picture = {
  ...single,
  src: '/images/treatments/robot-ports.svg',
  alt: 'a: a belly from the front with four small marks in a row above the navel. b: the tips of two instruments, with arrows that show how they bend and turn like a wrist.',
  caption: 'Several small cuts, placed to suit the operation (a). The tips of the instruments turn like a wrist (b).',
};

export const roboticSurgeryPictures: ReadonlyArray<Picture> = [robotRoom, robotPorts, cuts];
