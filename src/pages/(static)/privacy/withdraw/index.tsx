import { english } from '#content/languages.ts';
import { withdrawal } from '#content/withdrawal.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { WithdrawPage } from '#sections/forms/form-screens.tsx';
import { withdrawGraph } from '#seo/structured-data/pages/practice-pages.ts';

export default function WithdrawInEnglish() {
  return (
    <WithdrawPage
      data={<StructuredData json={withdrawGraph({ title: withdrawal.title, path: '/privacy/withdraw' })} />}
      language={english}
    />
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
