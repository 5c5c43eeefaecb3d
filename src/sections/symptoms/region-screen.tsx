import type { ReviewState } from '#content/review.ts';
import type { Region } from '#content/symptoms/symptom.ts';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { NextStep } from '#sections/treatment/page-end.tsx';
import { Container } from '#ui/container.tsx';
import { EmergencyFirst } from './emergency-first.tsx';
import { RegionLinks } from './region-links.tsx';
import { SymptomFold } from './symptom-fold.tsx';

/** Where the signs come from, and whether the doctor has signed them. */
export function WhereFrom({ review }: { review: ReviewState }) {
  return (
    <p className="mt-6 max-w-reading text-soft">
      This is no diagnosis: it says how soon to be seen, and where to read on. How soon comes from one list for the whole site; its sources
      stand on the pages. {review.state === 'signed' ? `Read by ${review.by}.` : 'The list awaits review by a doctor.'}
    </p>
  );
}

/** The page of one place: its complaints, each with how soon and the likely pages. */
export function RegionScreen({ region, review }: { region: Region; review: ReviewState }) {
  return (
    <>
      <BreadcrumbBanner
        headText={region.name}
        items={[{ label: 'Home', href: '/' }, { label: 'What do you feel?', href: '/symptoms' }, { label: region.name }]}
        text={`What do you feel? · ${region.hindi}`}
      />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-16 py-8 lg:grid-cols-12 lg:py-12">
        <div className="lg:col-span-8">
          <EmergencyFirst />
          <p className="mt-6 mb-3 text-lg">Open what comes nearest.</p>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {region.symptoms.map((symptom) => (
              <SymptomFold key={symptom.id} symptom={symptom} />
            ))}
          </div>
          <WhereFrom review={review} />
          <NextStep callbackHref="/callback" />
        </div>
        <nav aria-labelledby="other-places" className="mt-12 lg:col-span-4 lg:mt-0">
          <h2 className="mb-4 text-xl" id="other-places">
            Somewhere else?
          </h2>
          <RegionLinks className="sm:grid-cols-2 lg:grid-cols-1" except={region.id} />
        </nav>
      </Container>
    </>
  );
}
