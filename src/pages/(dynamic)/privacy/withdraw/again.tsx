import { unstable_redirect as redirect } from 'waku/router/server';
import { english } from '#content/languages.ts';
import { refusedForm } from '#edge/forms/redisplay.ts';
import { WithdrawAgainScreen } from '#sections/forms/again-screens.tsx';

export default function WithdrawAgainPage() {
  const refused = refusedForm('withdraw') ?? redirect('/privacy/withdraw');
  return <WithdrawAgainScreen language={english} refused={refused} />;
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
