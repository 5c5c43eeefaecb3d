import { unstable_redirect as redirect } from 'waku/router/server';
import { english } from '#content/languages.ts';
import { refusedForm } from '#edge/forms/redisplay.ts';
import { FormAgainScreen } from '#sections/forms/again-screens.tsx';

export default function ContactAgainPage() {
  const refused = refusedForm('contact') ?? redirect('/contact');
  return <FormAgainScreen kind="contact" language={english} refused={refused} />;
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
