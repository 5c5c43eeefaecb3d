/** Signs of trouble after an operation on the belly, in the words of the care card, for a page's recovery. */
export const troubleAtHome = {
  when: 'Trouble at home',
  what: 'Call 112 or 108 if your belly hurts more, swells or hardens, a wound opens or bleeds on, a leg swells, your chest hurts or breath is short. Also for {Fever} with shivering, fast pulse, bile duct stent or cancer medicine. With {Fever} alone, or pus, go to hospital that day.',
} as const;
