import { practice } from '#content/practice.ts';
import { TestimonialsScreen } from '#sections/testimonials-screen.tsx';
import { PageMeta } from '#seo/page-meta.tsx';

// The published address is spelled this way (specification, section 2); correcting it would break the link.
export default function TestimonialsPage() {
  return (
    <>
      <PageMeta
        description={`Patients of ${practice.name} in ${practice.city} about their visits and their operations.`}
        noindex
        path="/testonomial"
        title="Testimonials"
      />
      <TestimonialsScreen />
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
