import { english } from '#content/languages.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { ContactPage } from '#sections/forms/form-screens.tsx';
import { VisitStrip } from '#sections/visit/visit-strip.tsx';
import { contactGraph } from '#seo/structured-data/pages/practice-pages.ts';

export default function ContactInEnglish() {
  return (
    <>
      <ContactPage data={<StructuredData json={contactGraph({ title: 'Contact Us', path: '/contact' })} />} language={english} />
      <VisitStrip />
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
