import { parseNumber, phoneProblem } from '#schemas/phone-number.ts';

/** Who left neither a number nor an e-mail address: they come in, and nobody can call them. */
export const comesIn = (written: { phone: string; email: string } | undefined): boolean =>
  written !== undefined && written.phone === '' && written.email === '';

/** A number as a phone dials it: '+919876543210'. Other than Indian mobile numbers are dialled as typed. */
export function dialled(phone: string): string {
  const { whole, national } = parseNumber(phone);
  const international = whole.startsWith('00') ? `+${whole.slice(2)}` : whole;
  const isOurs = national !== '' && !phoneProblem(national) && !/^\+(?!91)/.test(international);
  return isOurs ? `+91${national}` : international.replace(/(?!^\+)\D/g, '');
}

/** A number for display: '+91 98765 43210'. */
export const numberAsRead = (phone: string): string => dialled(phone).replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2\u00a0$3');

export const telLink = (phone: string): string => `tel:${dialled(phone)}`;

/** A WhatsApp chat with a prepared message; undefined for a number without a country code, which WhatsApp needs. */
export function whatsappLink(phone: string, message: string): string | undefined {
  const number = dialled(phone);
  return number.startsWith('+') ? `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(message)}` : undefined;
}

export const mailLink = (email: string, subject: string, body: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;

/** Whether WhatsApp can be asked to reach a number: not a landline. */
export const takesTexts = (phone: string): boolean => phone !== '' && whatsappLink(phone, '') !== undefined;

/** Whether somebody can be sent a text at all. */
export const canBeWrittenTo = ({ phone, email }: { phone: string; email: string }): boolean => email !== '' || takesTexts(phone);
