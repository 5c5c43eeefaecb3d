import { unstable_redirect as redirect } from 'waku/router/server';
import { english } from '#content/languages.ts';
import { redisplayedForm } from '#edge/forms/redisplay.ts';
import { FormAgainScreen } from '#sections/forms/again-screens.tsx';

export default function ContactAgainPage() {
  const again = redisplayedForm();
  if (again?.kind !== 'contact') redirect('/contact');
  const { typed, answer } = again;
  return <FormAgainScreen kind="contact" language={english} refused={{ typed, errors: answer.errors ?? {}, message: answer.message }} />;
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
