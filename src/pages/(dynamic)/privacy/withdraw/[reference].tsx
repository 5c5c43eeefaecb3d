import { unstable_redirect as redirect } from 'waku/router/server';
import { english } from '#content/languages.ts';
import { referencePattern } from '#schemas/reference.ts';
import { WithdrawPage } from '#sections/forms/form-screens.tsx';

/** The form with the reference filled in, for links on receipts. Reveals nothing: any reference is filled in. */
export default function WithdrawOnePage({ reference }: { reference: string }) {
  if (!referencePattern.test(reference)) redirect('/privacy/withdraw');
  return <WithdrawPage language={english} typed={{ reference }} />;
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
