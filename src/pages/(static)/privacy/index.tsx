import { english } from '#content/languages.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { PrivacyPage } from '#sections/forms/form-screens.tsx';
import { plainGraph } from '#seo/structured-data/pages/practice-pages.ts';

export default function PrivacyInEnglish() {
  return <PrivacyPage data={<StructuredData json={plainGraph({ title: 'Privacy notice', path: '/privacy' })} />} language={english} />;
}

export const getConfig = () => ({ render: 'static' }) as const;
