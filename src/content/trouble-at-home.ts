/** Signs of trouble after an operation on the belly, in the words of the care card, for a page's recovery. */
export const troubleAtHome = {
  when: 'Trouble at home',
  what: 'Call 112 or 108 if your belly hurts more, swells or goes hard, or a wound opens or keeps bleeding. Call too for {Fever} or more with shivering or a fast pulse, a swollen leg, chest pain or trouble breathing. With {Fever} alone, or pus, go to a hospital the same day.',
} as const;
