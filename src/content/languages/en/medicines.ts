import {
  clearDrinks,
  goingHome,
  lowSugar,
  lowSugarInShort,
  medicineNames,
  medicinesBefore,
  medicinesLead,
  slowStomach,
  tellTheAnaesthetist,
} from '#content/medicines-before.ts';
import { sheetSources } from '#content/sheet-sources.ts';

/** What getting-ready sheets say of medicines, of the anaesthetic and of fasting. */
export const text = {
  lead: medicinesLead,
  names: medicineNames,
  before: medicinesBefore,
  sources: sheetSources.words,
  anaesthetist: tellTheAnaesthetist,
  slowStomach,
  lowSugar,
  lowSugarInShort,
  clearDrinks,
  goingHome,
} as const;
