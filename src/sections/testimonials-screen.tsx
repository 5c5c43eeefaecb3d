import { sampleNotice, shownTestimonials, type Testimonial } from '#content/testimonials.ts';
import { NextStep } from '#sections/treatment/page-end.tsx';
import { Container } from '#ui/container.tsx';
import { BreadcrumbBanner } from './breadcrumb-banner.tsx';

function Story({ title, story, by, sample }: Testimonial) {
  return (
    <li className="grid gap-4 border-t-2 border-brand-300 pt-5 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 text-soft">{by}</p>
      </div>
      <div className="grid max-w-reading gap-4 text-lg">
        <blockquote>
          <p>{story}</p>
        </blockquote>
        {sample && <p className="rounded-md border border-line bg-sunk px-4 py-3 text-sm text-balance">{sampleNotice}</p>}
      </div>
    </li>
  );
}

export function TestimonialsScreen() {
  return (
    <>
      <BreadcrumbBanner
        headText="Testimonials"
        items={[{ label: 'Home', href: '/' }, { label: 'Testimonials' }]}
        text="What it is like to be a patient here. There are no stars and no scores."
      />
      <Container className="py-12 lg:py-20">
        {shownTestimonials.length > 0 ? (
          <ul className="grid gap-12">
            {shownTestimonials.map((testimonial) => (
              <Story key={testimonial.id} {...testimonial} />
            ))}
          </ul>
        ) : (
          <p className="max-w-reading text-lg">The practice publishes no patients’ stories at present.</p>
        )}
        <NextStep callbackHref="/callback" />
      </Container>
    </>
  );
}
