export const phoneMessages = {
  tenDigits: 'Phone number must be 10 digits',
  mobilePrefix: 'Phone number must start with 6, 7, 8, or 9',
} as const;

/**
 * What a visitor typed as an Indian mobile number, as its national digits, at most ten. The country code or trunk zero
 * goes first: cut blindly, '+91 98765 43210' would become '9198765432', which passes every rule and rings a stranger.
 */
export function toNationalDigits(typed: string): string {
  const compact = typed.replace(/[^\d+]/g, '');
  const international = /^(?:\+91|0091)/.test(compact);
  const digits = compact.replace(/\D/g, '');
  if (international) return digits.replace(/^(?:0091|91)0?/, '').slice(0, 10);
  // Twelve digits that start with 91 are a mobile number with its country code and no plus; ten digits never are.
  if (digits.length > 10) return digits.replace(/^(?:91(?=[6-9]\d{9}$)|0(?=[6-9]))/, '').slice(0, 10);
  return digits;
}

/** The live message for a number that is being typed; undefined when it may be sent. An empty box may. */
export function phoneProblem(digits: string): string | undefined {
  if (digits === '') return undefined;
  if (digits.length < 10) return phoneMessages.tenDigits;
  return /^[6-9]/.test(digits) ? undefined : phoneMessages.mobilePrefix;
}
