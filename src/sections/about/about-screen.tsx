import { aboutPractice, biography, decideSample, howIDecide, howIDecideIsShown } from '#content/about.ts';
import { doctorName, doctorNameInOne } from '#content/contact-links.ts';
import { fillWords } from '#content/fill-words.ts';
import { photographs } from '#content/photographs.ts';
import { practice } from '#content/practice.ts';
import { dateAsRead } from '#content/review.ts';
import { visitIsKnown } from '#content/visit-facts.ts';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { PrintedHead } from '#sections/printed-head.tsx';
import { PlacePhotograph } from '#sections/visit/place-photograph.tsx';
import { WayInFrames } from '#sections/visit/way-in-frames.tsx';
import { Container } from '#ui/container.tsx';
import { Titled } from '#ui/titled.tsx';
import { Experience, Skills } from './career.tsx';
import { ContactCard } from './contact-card.tsx';
import { FaqList } from './faq-list.tsx';
import { Nameplate } from './nameplate.tsx';
import { Signed } from './signed.tsx';

const { doctor } = practice;

function Biography() {
  return (
    <Titled id="bio-heading" title="About the Doctor">
      <div className="mt-5 grid max-w-reading gap-4">
        {biography.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Titled>
  );
}

function HowIDecide() {
  return (
    <Titled id="decide-heading" title="How I decide">
      {!howIDecide.given && (
        <p className="mt-4 max-w-reading rounded-md border-2 border-dashed border-edge p-4 font-semibold">
          {fillWords(decideSample.words, { doctor: doctorName })}
        </p>
      )}
      <blockquote className="mt-5 grid gap-4 border-l-4 border-brand-300 pl-5">
        {howIDecide.paragraphs.map((paragraph) => (
          <p className="max-w-reading" key={paragraph}>
            {paragraph}
          </p>
        ))}
      </blockquote>
      <Signed date={dateAsRead(howIDecide.on)} mark={decideSample.mark} name={doctorName} />
    </Titled>
  );
}

function Registration() {
  return (
    <Titled
      className="rounded-md border-l-4 border-brand bg-brand-50 p-5 sm:p-6"
      id="registration-heading"
      look="text-lg"
      title="Registration, and how to check it"
    >
      <dl className="mt-3 grid gap-1">
        <div>
          <dt className="inline font-semibold">Register: </dt>
          <dd className="inline">Indian Medical Register of the National Medical Commission</dd>
        </div>
        <div>
          <dt className="inline font-semibold">State Medical Council: </dt>
          <dd className="inline">{doctor.council}</dd>
        </div>
        <div>
          <dt className="inline font-semibold">Registration number: </dt>
          <dd className="inline">{doctor.registration}</dd>
        </div>
      </dl>
      <p className="mt-3 max-w-reading">
        Any patient may check a doctor. Open the register, choose the council in the field ‘State Medical Council’, type{' '}
        <strong className="font-semibold">{doctor.registration.replace(/^\D+/, '')}</strong> into the field ‘Registration Number’, and
        search. If nothing comes, try the name.
      </p>
      <p className="mt-2">
        <a
          className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
          href={doctor.registerUrl}
          rel="noopener"
          target="_blank"
        >
          Open the Indian Medical Register
        </a>
      </p>
    </Titled>
  );
}

function ThePractice() {
  return (
    <Titled id="practice-heading" title="About the Practice">
      <PlacePhotograph className="mt-6" of="room" />
      <div className="mt-6 grid max-w-reading gap-4">
        {aboutPractice.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <PlacePhotograph className="mt-6" of="door" />
      {visitIsKnown && photographs.door === null && (
        <>
          <h3 className="mt-8 mb-3 text-lg">The way to our door</h3>
          <WayInFrames />
        </>
      )}
    </Titled>
  );
}

export function AboutScreen() {
  return (
    <>
      <PrintedHead />
      <BreadcrumbBanner
        headText={`About ${doctorNameInOne}`}
        items={[{ label: 'Home', href: '/' }, { label: 'About' }]}
        text={doctor.qualifications.join(', ')}
      />
      <Container className="grid grid-cols-1 gap-x-10 gap-y-10 py-12 md:grid-cols-12 xl:gap-x-16 lg:py-20">
        <div className="md:col-span-5 lg:col-span-4">
          <div className="md:sticky md:top-28">
            <Nameplate first />
          </div>
        </div>
        <div className="grid grid-cols-1 content-start gap-16 md:col-span-7 lg:col-span-8 lg:gap-20">
          <Biography />
          {howIDecideIsShown && <HowIDecide />}
          <Registration />
          <ThePractice />
          <Skills />
          <Experience />
        </div>
      </Container>
      <div className="-mb-8 bg-sunk py-16 sm:-mb-24 lg:py-24">
        <Container className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-12">
          <Titled className="lg:col-span-7" id="faq-heading" look="mb-6 text-3xl" title="Frequently asked questions">
            <FaqList />
          </Titled>
          <div className="lg:col-span-5">
            <ContactCard />
          </div>
        </Container>
      </div>
    </>
  );
}
