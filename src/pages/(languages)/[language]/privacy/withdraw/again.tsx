import { unstable_notFound as notFound, unstable_redirect as redirect } from 'waku/router/server';
import { findTranslated } from '#content/languages.ts';
import { formAgain } from '#edge/forms/again.ts';
import { WithdrawAgainScreen } from '#sections/forms/again-screens.tsx';

export default function WithdrawAgainPage({ language: tag }: { language: string }) {
  const language = findTranslated(tag) ?? notFound();
  const again = formAgain();
  if (again?.kind !== 'withdraw') redirect(`/${tag}/privacy/withdraw`);
  const { typed, answer } = again;
  return <WithdrawAgainScreen language={language} refused={{ typed, errors: answer.errors ?? {}, message: answer.message }} />;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
