import { doctorName } from '#content/contact-links.ts';
import { practice } from '#content/practice.ts';
import { SearchBox } from '#islands/search-box.tsx';
import { BodyMap } from '#sections/symptoms/body-map.tsx';
import { VisitLine } from '#sections/visit/visit-line.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { EmergencyNumbers } from '#ui/emergency.tsx';
import { Icon } from '#ui/icon.tsx';
import { PhoneButton } from '#ui/phone.tsx';

function Emergency() {
  return (
    <p className="flex gap-3">
      <Icon className="mt-0.5 size-6 shrink-0 text-emergency" name="warning" />
      <span>
        Vomiting blood, black stool, or sudden severe belly pain?{' '}
        <span className="inline-block">
          Call <EmergencyNumbers /> now.
        </span>
      </span>
    </p>
  );
}

/** The top of the home page and its one question: written in the box, or answered on the body. */
export function Hero() {
  return (
    <section aria-labelledby="hero-heading">
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-4 pt-5 pb-6 sm:pt-10 sm:pb-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-y-8 lg:pt-12 lg:pb-16">
        <div className="lg:col-span-6">
          <h1 className="text-3xl lg:text-4xl" id="hero-heading">
            Clear answers for stomach, liver and bowel problems
          </h1>
          <h2 className="mt-5 mb-2 text-2xl lg:mt-10" id="trouble-heading">
            What troubles you?
          </h2>
          <SearchBox example="pain under the ribs" id="trouble" label="What troubles you?" />
          <p className="mt-2 mb-4 text-soft">Write it as you say it, or choose the place.</p>
          <Emergency />
        </div>
        <div className="lg:col-span-6 lg:row-span-2">
          <BodyMap />
        </div>
        <div className="lg:col-span-6">
          <p className="max-w-reading text-soft lg:text-lg">
            {doctorName} is a {practice.doctor.title.toLowerCase()} in {practice.city}. Your first visit is to find out whether you need an
            operation at all, in plain words.
          </p>
          <p className="mt-5 flex flex-col gap-3 xs:flex-row xs:flex-wrap">
            <ButtonLink href="/callback" look="accent">
              Request a Callback
            </ButtonLink>
            <PhoneButton look="quiet" />
          </p>
          <VisitLine className="mt-1 text-soft" />
        </div>
      </Container>
    </section>
  );
}
