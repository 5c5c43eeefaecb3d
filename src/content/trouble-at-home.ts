const when = 'Trouble at home';
const what =
  'Call 112 or 108 if your belly hurts more, swells or hardens, a wound opens or keeps bleeding, a leg swells, your chest hurts or breath is short. Also for {Fever} with shivering or a fast pulse. With {Fever} alone, or pus, go to hospital that day.';

/** Signs of trouble after an operation on the belly, in the words of the care card, for a page's recovery. */
export const troubleAtHome = { when, what } as const;
/** The same where many have a stent in the bile duct, or a cancer medicine as well: a fever alone is then an emergency. */
export const troubleWithStent = {
  when,
  what: `${what} With a stent, drain, repair or join: call for {Fever} alone.`,
} as const;
