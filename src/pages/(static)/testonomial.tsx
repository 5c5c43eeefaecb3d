import { practice } from '#content/practice.ts';
import { shownTestimonials } from '#content/testimonials.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { TestimonialsScreen } from '#sections/testimonials-screen.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { plainGraph } from '#seo/structured-data/pages/practice-pages.ts';

const page = { title: 'Testimonials', path: '/testonomial' } as const;

// The published address is spelled this way; correcting it would break the link.
export default function TestimonialsPage() {
  return (
    <>
      <PageMeta
        {...page}
        description={`What patients of ${practice.name} in ${practice.city} say about their visits, their operations and coming home. Stories, and neither ratings nor promises.`}
        noindex={shownTestimonials.every(({ sample }) => sample)}
      />
      <StructuredData json={plainGraph(page)} />
      <TestimonialsScreen />
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
