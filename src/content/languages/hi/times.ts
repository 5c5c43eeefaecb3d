import type { TimeWords } from '#content/promise-as-read.ts';

export const times: TimeWords = {
  lang: 'hi-IN',
  parts: [
    [4, 'रात'],
    [12, 'सुबह'],
    [16, 'दोपहर'],
    [20, 'शाम'],
    [24, 'रात'],
  ],
  oClock: '{time} बजे',
  to: '{from} से {to}',
  until: '{from} बजे से {to} बजे तक',
  today: 'आज',
  on: '{day} को',
  by: '{day} {time} तक',
  at: '{day} {time}',
  nextOpeningDay: 'अगले दिन जब क्लिनिक खुलेगा, तब',
};
