import { unstable_redirect as redirect } from 'waku/router/server';
import { withdrawal } from '#content/withdrawal.ts';
import { referencePattern } from '#schemas/reference.ts';
import { WithdrawScreen } from '#sections/forms/withdraw-screen.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';

/** The form with the reference filled in, for links on receipts. Reveals nothing: any reference is filled in. */
export default function WithdrawOnePage({ reference }: { reference: string }) {
  if (!referencePattern.test(reference)) redirect('/privacy/withdraw');
  return (
    <>
      <PageMeta description={withdrawal.description} noindex path="/privacy/withdraw" title={withdrawal.title} />
      <WithdrawScreen typed={{ reference }} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
