import * as v from 'valibot';
import { type TextLanguage, textLanguages } from '#content/patient-texts/seeds.ts';
import { optionalPhone } from '#desk/frame/phone-field.ts';
import type { PatientRequest } from '#requests/request.ts';
import { nameField, optionalText } from '#schemas/fields.ts';

export const ways = { phone: 'They rang', visit: 'They came to the desk', 'no-phone': 'They came, and have no phone' } as const;
type Way = keyof typeof ways;

const languages = Object.keys(textLanguages) as TextLanguage[];
export const isTextLanguage = (tag: string | undefined): tag is TextLanguage => languages.some((language) => language === tag);

/** The fields of a form about a caller. */
export const callerFields = {
  name: v.optional(nameField('Enter their name'), ''),
  phone: optionalPhone,
  wish: optionalText,
  came: v.optional(v.picklist(Object.keys(ways) as Way[], 'Choose how they came'), 'phone'),
  language: v.optional(v.picklist(languages, 'Choose a language'), 'en'),
};

// Nobody can call a patient without a number, so the form asks staff to say so.
export const hasPhoneOrNone = ({ phone, came }: { phone: string; came: Way }): boolean => phone !== '' || came === 'no-phone';
export const phoneMissing = `Enter their number. Without one, choose ‘${ways['no-phone']}’ below.`;

export const cameBy = (came: Way): 'phone' | 'visit' => (came === 'phone' ? 'phone' : 'visit');

/** Returns a written-down caller as the form's fields. */
export function callerIn({ written, cameBy: by, language }: PatientRequest): Readonly<Record<string, string>> {
  const { name = '', phone = '', text = '' } = written ?? {};
  return { name, phone, wish: text, came: by === 'visit' && phone === '' ? 'no-phone' : (by ?? 'phone'), language };
}
