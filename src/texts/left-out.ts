import { type TextBodies, type TextKey, type TextLanguage, textLanguages, textSeeds } from '#content/patient-texts/seeds.ts';

/** The sentences of the visit that a text no longer has, by language. */
export type LeftOut = ReadonlyArray<{ language: TextLanguage; fields: ReadonlyArray<'day' | 'time'> }>;

const languages = Object.keys(textLanguages) as TextLanguage[];

/** The day and the time of the visit where the first text says them and this one does not: patients would come on any day. */
export function leftOut(key: TextKey, bodies: TextBodies): LeftOut {
  const first: TextBodies = textSeeds[key].bodies;
  return languages.flatMap((language) => {
    const isGone = (field: string) => first[language].includes(`{${field}}`) && !bodies[language].includes(`{${field}}`);
    const fields = (['day', 'time'] as const).filter(isGone);
    return fields.length > 0 ? [{ language, fields }] : [];
  });
}

/** As the form sends it back, so that the answer to one question is not taken for the answer to another. */
export const leftOutKey = (left: LeftOut): string => left.map(({ language, fields }) => `${language}:${fields.join('+')}`).join(' ');
