import { doctorName } from '#content/contact-links.ts';
import { practice } from '#content/practice.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { EmergencyNumbers } from '#ui/emergency.tsx';
import { Icon } from '#ui/icon.tsx';
import { PhoneButton } from '#ui/phone.tsx';
import { HeroPictures } from './hero-pictures.tsx';

function Emergency() {
  return (
    <p className="mt-8 flex gap-3">
      <Icon className="mt-0.5 size-6 text-emergency" name="warning" />
      <span>
        Vomiting blood, black stool, or sudden severe belly pain?{' '}
        <span className="inline-block">
          Call <EmergencyNumbers /> now.
        </span>
      </span>
    </p>
  );
}

/** The top of the home page: the heading and the main action, beside two pictures that take turns. */
export function Hero() {
  return (
    <section aria-labelledby="hero-heading" className="hero">
      <Container className="grid grid-cols-1 gap-10 pt-8 pb-12 sm:pt-12 lg:grid-cols-12 lg:items-center lg:gap-12 lg:pt-16 lg:pb-20">
        <div className="lg:col-span-6">
          <h1 className="text-4xl" id="hero-heading">
            Clear answers for stomach, liver and bowel problems
          </h1>
          <p className="mt-5 max-w-reading text-lg text-soft">
            {doctorName} is a {practice.doctor.title.toLowerCase()} in {practice.city}. Your first visit is to find out whether you need an
            operation at all, in plain words.
          </p>
          <p className="mt-7 flex flex-col gap-3 xs:flex-row xs:flex-wrap">
            <ButtonLink href="/callback" look="accent">
              Request a Callback
            </ButtonLink>
            <PhoneButton look="quiet" />
          </p>
          <Emergency />
        </div>
        <div className="lg:col-span-6">
          <HeroPictures />
        </div>
      </Container>
    </section>
  );
}
