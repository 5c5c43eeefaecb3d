import type { Organ } from '#content/organs.ts';

const ground: Readonly<Record<string, string>> = { '--skin': '#d3a27c', '--sk2': '#b97f58', '--cav': '#f7ede0', '--u': '#c3dedb' };
const litShade = '#082f30';

// What the drawing's own style sheet says of a lit organ on a light page, without the variables and `:target` that only a browser knows.
function styleFor(organ: Organ): string {
  return `
    .e{stroke:#8fb3ae;stroke-width:2.8;stroke-linecap:round;stroke-linejoin:round;fill:none}
    .f{fill:#e3ece8}
    .to,.t{fill:none;stroke:#8fb3ae;stroke-linecap:round;stroke-linejoin:round} .t{stroke:#e3ece8}
    .d{fill:none;stroke:#8fb3ae;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round;opacity:.5}
    .h{fill:none;stroke:#fff;stroke-width:4;stroke-linecap:round;opacity:.5}
    .rectus{display:none}
    #abdominal-wall .f{fill:#c48d67} #abdominal-wall .e{stroke:#b97f58}
    #${organ} .f{fill:#0f5c5c} #${organ} .e{stroke:#d9783a;stroke-width:3.4} #${organ} .d{stroke:#c3dedb}
    #${organ} .to{stroke:#d9783a} #${organ} .t{stroke:#0f5c5c} #${organ} .h{opacity:.2}
    #${organ} .rectus{display:inline}
    ${organ === 'bile-duct' ? '#bile-duct .to{stroke-width:13} #bile-duct .t{stroke-width:7.5}' : ''}
    ${['oesophagus', 'stomach', 'bile-duct'].includes(organ) ? '#liver{opacity:.5}' : ''}
    ${organ === 'pancreas' ? '#stomach{opacity:.22}' : ''}`;
}

/** The digestive drawing with one organ lit, for a renderer that is no browser. */
export function litDrawing(svg: string, organ: Organ): string {
  const [before = '', ...groups] = svg.replace(/<style>[\s\S]*?<\/style>/, `<style>${styleFor(organ)}</style>`).split(/(?=<g id=")/);
  const shown = groups.map((group) => (group.startsWith(`<g id="${organ}"`) ? group.replaceAll('var(--u)', litShade) : group));
  return [before, ...shown].join('').replace(/var\((--[a-z0-9]+)\)/g, (whole, name: string) => ground[name] ?? whole);
}
