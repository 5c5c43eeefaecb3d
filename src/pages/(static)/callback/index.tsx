import { english } from '#content/languages.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { CallbackPage } from '#sections/forms/form-screens.tsx';
import { callbackGraph } from '#seo/structured-data/pages/practice-pages.ts';

export default function CallbackInEnglish() {
  return (
    <CallbackPage data={<StructuredData json={callbackGraph({ title: 'Request a Callback', path: '/callback' })} />} language={english} />
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
