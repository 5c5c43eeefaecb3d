import { howIDecide, howIDecideIsShown } from '#content/about.ts';
import { dateIn } from '#content/languages/dates.ts';
import { fill } from '#content/languages/fill.ts';
import type { Texts } from '#content/languages/texts.ts';
import { english } from '#content/languages.ts';
import { practice } from '#content/practice.ts';
import type { ReviewState } from '#content/review.ts';
import { Nameplate, type PlateWords } from '#sections/about/nameplate.tsx';
import { Signed } from '#sections/about/signed.tsx';
import { PlacePhotograph } from '#sections/visit/place-photograph.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { Banner, Caution, Part, Reviewed, spokenIn, Terms } from './bricks.tsx';
import { linksIn } from './links.ts';

const { doctor } = practice;

function plateIn(texts: Texts): PlateWords {
  const { words, practice: own } = texts;
  const { about, photographs } = words;
  return {
    portrait: fill(photographs.portrait, own.names),
    name: own.names.doctor,
    title: `${own.names.title}, ${own.names.city}`,
    experience: fill(about.experience, { years: Number.parseInt(practice.experience.about, 10) }),
    registration: about.registration,
    council: own.names.council,
    speaks: about.speaks,
    languages: spokenIn(texts),
    operatesAt: doctor.hospitals.given ? about.operatesAt : `${about.operatesAt} (${about.examples})`,
    register: about.checkRegister,
    registered: english.lang,
  };
}

/** The doctor's own words in another language, or the sample until there are some. */
function HowIDecideIn({ texts: { language, words, practice: own } }: { texts: Texts }) {
  const { howIDecide: title, decideSample } = words.about;
  return (
    <Part title={title}>
      {!howIDecide.given && <Caution words={fill(decideSample.words, own.names)} />}
      <blockquote className="grid max-w-reading gap-4 border-l-4 border-brand-300 pl-5">
        {own.howIDecide.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
      <Signed date={dateIn(language, howIDecide.on)} mark={decideSample.mark} name={own.names.doctor} />
    </Part>
  );
}

export function AboutScreenIn({ texts, review }: { texts: Texts; review: ReviewState }) {
  const { words, practice: own } = texts;
  const { about, photographs } = words;
  return (
    <>
      <Banner texts={texts} title={fill(about.title, { doctor: own.names.doctor })} />
      <Container className="grid grid-cols-1 gap-x-10 gap-y-8 py-8 md:grid-cols-12 lg:py-12 xl:gap-x-16">
        <div className="md:col-span-5 lg:col-span-4">
          <div className="md:sticky md:top-28">
            <Nameplate first words={plateIn(texts)} />
          </div>
        </div>
        <div className="min-w-0 md:col-span-7 lg:col-span-8">
          <Reviewed review={review} texts={texts} />
          <div className="grid max-w-reading gap-4">
            <p>{own.about.who}</p>
            <p>{own.about.how}</p>
            <p>{own.about.visit}</p>
          </div>
          {howIDecideIsShown && <HowIDecideIn texts={texts} />}
          <Part title={about.practice}>
            <PlacePhotograph alt={fill(photographs.room, own.names)} className="mb-6" of="room" />
            <div className="grid max-w-reading gap-4">
              {own.aboutPractice.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <PlacePhotograph alt={fill(photographs.door, own.names)} className="mt-6" of="door" />
          </Part>
          <Part title={about.skills}>
            <Terms look="max-w-4xl sm:grid-cols-2" terms={own.skills.map(({ title, description }) => [title, description])} />
          </Part>
          <p className="mt-8">
            <ButtonLink href={linksIn(texts).callback.href} look="accent">
              {words.nav.callback}
            </ButtonLink>
          </p>
        </div>
      </Container>
    </>
  );
}
