import { Reveal } from '#islands/motion/reveal.tsx';
import { Container } from '#ui/container.tsx';
import { EmergencyFirst } from './emergency-first.tsx';
import { RegionLinks } from './region-links.tsx';

/** The way in for whoever knows a complaint and no name of an illness: emergencies first, then the places. */
export function WhatDoYouFeel() {
  return (
    <section aria-labelledby="what-do-you-feel">
      <Container>
        <h3 className="text-2xl" id="what-do-you-feel">
          What do you feel?
        </h3>
        <p className="mt-1 mb-4 text-lg text-soft">Choose the place. Next you see how soon to be seen, and what to read.</p>
        <EmergencyFirst className="mb-4" />
        <Reveal>
          <RegionLinks />
        </Reveal>
      </Container>
    </section>
  );
}
