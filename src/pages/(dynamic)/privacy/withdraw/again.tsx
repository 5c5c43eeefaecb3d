import { unstable_redirect as redirect } from 'waku/router/server';
import { english } from '#content/languages.ts';
import { redisplayedForm } from '#edge/forms/redisplay.ts';
import { WithdrawAgainScreen } from '#sections/forms/again-screens.tsx';

export default function WithdrawAgainPage() {
  const again = redisplayedForm();
  if (again?.kind !== 'withdraw') redirect('/privacy/withdraw');
  const { typed, answer } = again;
  return <WithdrawAgainScreen language={english} refused={{ typed, errors: answer.errors ?? {}, message: answer.message }} />;
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
