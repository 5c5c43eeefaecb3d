const when = 'Trouble at home';
const danger =
  'Call 112 or 108 for worse pain, hard or swollen belly, repeated vomiting, bleeding, black stool, yellow eyes, no urine, fainting, confusion. Also: opening wounds, swollen leg, sore calf, chest pain, breathlessness, {Fever} with shivering or fast pulse.';

/**
 * A fever alone after an operation, as the row 'operation-fever-alone' of the rulebook says it; whose body cannot hold an infection comes
 * first. `also` is what means a hospital that day for everybody.
 */
export const feverAlone = (also = ''): string =>
  `With cirrhosis, cancer medicine, sickle cell disease, no spleen, or bile-duct stent, drain, repair or join call 112 for {Fever} alone; others${also && `, and ${also} without fever`}: hospital that day.`;

/** Yellow eyes for which a doctor today is too late, as 'jaundice-stent', 'operation-jaundice' and 'jaundice-pregnant' say it. */
export const yellowEyesAlone =
  'With a bile-duct stent, drain, repair or join call for fever or yellow eyes alone, too; after surgery or in pregnancy for yellow eyes alone.';

/** Signs of trouble after an operation on the belly, in the words of the care card, for a page's recovery. */
export const troubleAtHome = { when, what: `${danger} ${feverAlone('pus')}` } as const;
