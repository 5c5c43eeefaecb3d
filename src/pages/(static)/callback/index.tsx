import { english } from '#content/languages.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { CallbackPage } from '#sections/forms/form-screens.tsx';
import { callbackGraph } from '#seo/structured-data/pages/practice-pages.ts';

export default function CallbackInEnglish() {
  return (
    <CallbackPage language={english}>
      <StructuredData json={callbackGraph({ title: 'Request a Callback', path: '/callback' })} />
    </CallbackPage>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
