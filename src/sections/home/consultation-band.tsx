import { openAsRead } from '#content/opening-hours.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { PhoneButton } from '#ui/phone/phone-button.tsx';

export function ConsultationBand() {
  return (
    <section aria-labelledby="consultation-heading" className="bg-deep py-16 text-on-deep lg:py-20 print:hidden">
      <Container className="grid grid-cols-1 items-center gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="lg:col-span-7">
          <h2 className="text-3xl" id="consultation-heading">
            Not sure whether you need an operation?
          </h2>
          <p className="mt-3 max-w-reading text-lg text-on-deep-soft">
            Tell us what troubles you and keep your reports at hand. We will ring you back {openAsRead}, and say what a good next step is.
          </p>
        </div>
        <p className="flex flex-col gap-3 sm:flex-row sm:flex-wrap lg:col-span-5 lg:justify-end">
          {/* One action: on a phone the bar has the callback's words in sight, with more room the foot of the screen has the phone. */}
          <ButtonLink className="max-sm:hidden" href="/callback" look="accent">
            Request a Callback
          </ButtonLink>
          <span className="sm:hidden">
            <PhoneButton look="onDeep" />
          </span>
        </p>
      </Container>
    </section>
  );
}
