import { formTextsIn } from './languages/form-texts.ts';
import { english } from './languages.ts';

/** The page on which people withdraw their consent, and the one that answers them, in English. */
export const { withdrawal } = formTextsIn(english);
