import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { allTexts } from '#content/languages/all-texts.ts';
import { rules } from '#content/triage.ts';
import { EmergencyScreenIn } from '#sections/languages/home-screens.tsx';

// By page, an illness showed only those of its signs that no page before it has.
test('an emergency page in another language shows each sign once', () => {
  for (const texts of allTexts) {
    const markup = renderToStaticMarkup(<EmergencyScreenIn review={{ state: 'awaiting review' }} texts={texts} />);
    const { care } = texts.words;
    const { more: _more, others: _others, ...groups } = care.groups;
    const titles = [care.forAnyone, ...Object.values(groups), care.forSome];
    const places = titles.map((title) => markup.indexOf(`>${title}</h2>`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    const emergencies = Object.values(rules).filter(({ urgency }) => urgency === 'emergency');
    const signs = markup.slice(0, markup.indexOf(`>${texts.home.illnesses}</h2>`)).match(/<li>/g) ?? [];
    expect(signs).toHaveLength(emergencies.length);
  }
});
