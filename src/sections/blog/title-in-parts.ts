/** A title as it is drawn: the word before its colon stays with the one before that, so that a line ends after the colon. */
export const titleInParts = (title: string) => title.replace(/ (?=\S{1,12}: )/, '\u00a0');
