// Whole words alone: 'आजकल' is nowadays, 'उद्यान' a park. 'Kal' is yesterday too; whoever wrote of that is answered early, which harms nobody.
const words = [
  'to-?days?',
  'to-?night',
  'this (?:morning|afternoon|evening)',
  'tom+or+ows?',
  'tmr+w?',
  'tmo?rw',
  '2mor+ow',
  'aaj(?:ach|cha|hi|ke|ka|ki)?',
  'kal',
  'udh?ya+(?:ch|cha|chi|che|la)?',
  'आज(?:च|चा|ची|चे|ही|पर्यंत)?',
  'कल',
  'उद्या(?:च|चा|ची|चे|ला|पर्यंत)?',
];
const nearDay = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${words.join('|')})(?![\p{L}\p{M}\p{N}])`, 'iu');

/** Whether a text speaks of today or tomorrow, so that an answer on the day after would come too late. */
export const speaksOfNearDay = (text: string): boolean => nearDay.test(text);
