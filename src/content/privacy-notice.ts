import { formTextsIn } from './languages/form-texts.ts';
import { english } from './languages.ts';

// A lawyer must confirm this notice before launch: it follows summaries of the Digital Personal Data Protection Act
// (2023) and its Rules (2025), not the gazette itself.

const { notice, sections } = formTextsIn(english).notice;

/** The itemised notice at /privacy, in English. A consent is stored with `version`, so a change of meaning needs a new version. */
export const privacyNotice = { ...notice, sections };
