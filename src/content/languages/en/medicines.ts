import { gliflozinNote, medicineNames, medicinesBefore, slowStomach, tellTheAnaesthetist } from '#content/medicines-before.ts';

/** What getting-ready sheets say of medicines and of the anaesthetic. */
export const text = {
  names: medicineNames,
  before: medicinesBefore,
  gliflozins: gliflozinNote.words,
  anaesthetist: tellTheAnaesthetist,
  slowStomach,
} as const;
