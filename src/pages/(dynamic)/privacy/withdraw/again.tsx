import { unstable_redirect as redirect } from 'waku/router/server';
import { withdrawal } from '#content/withdrawal.ts';
import { formAgain } from '#edge/forms/again.ts';
import { WithdrawScreen } from '#sections/forms/withdraw-screen.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { againDescription } from '#seo/meta/practice-meta.ts';

/** The form filled in, with its errors. Rendered only for a post that was refused. */
export default function WithdrawAgainPage() {
  const again = formAgain();
  if (again?.kind !== 'withdraw') redirect('/privacy/withdraw');
  const { typed, answer } = again;
  return (
    <>
      <PageMeta description={againDescription} noindex path="/privacy/withdraw/again" title={`Error: ${withdrawal.title}`} />
      <WithdrawScreen errors={answer.errors} message={answer.message} typed={typed} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
