import { digestiveSystem } from '#content/organ-view.ts';

const ground: Readonly<Record<string, string>> = { '--skin': '#d3a27c', '--sk2': '#b97f58', '--cav': '#f7ede0', '--u': '#c3dedb' };
const litShade = '#082f30';

// The drawing's own light style sheet, without the variables and `:target`, which only browsers support.
const lines = `
    .e{stroke-width:2.8;stroke-linecap:round;stroke-linejoin:round;fill:none}
    .to,.t{fill:none;stroke-linecap:round;stroke-linejoin:round}
    .d{fill:none;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round;opacity:.5}
    .h{fill:none;stroke:#fff;stroke-width:4;stroke-linecap:round;opacity:.5}
    .rectus{display:none}`;

function styleFor(organ: string): string {
  return `${lines}
    .e,.to,.d{stroke:#8fb3ae} .f{fill:#e3ece8} .t{stroke:#e3ece8}
    #abdominal-wall .f{fill:#c48d67} #abdominal-wall .e{stroke:#b97f58}
    #${organ} .f{fill:#0f5c5c} #${organ} .e{stroke:#d9783a;stroke-width:3.4} #${organ} .d{stroke:#c3dedb}
    #${organ} .to{stroke:#d9783a} #${organ} .t{stroke:#0f5c5c} #${organ} .h{opacity:.2}
    #${organ} .rectus{display:inline}
    ${organ === 'bile-duct' ? '#bile-duct .to{stroke-width:13} #bile-duct .t{stroke-width:7.5}' : ''}
    ${['oesophagus', 'stomach', 'bile-duct'].includes(organ) ? '#liver{opacity:.5}' : ''}
    ${organ === 'pancreas' ? '#stomach{opacity:.22}' : ''}`;
}

// The style sheet sets each organ's colour as `--n`, first for the light page.
function styleOfWhole(svg: string): string {
  const [light = ''] = svg.split('@media');
  const colours = [...light.matchAll(/([#a-z,-]+)\{--n:(#[0-9a-f]{6})\}/g)].flatMap(([, organs = '', colour]) =>
    organs.split(',').map((organ) => `${organ} .f{fill:${colour}} ${organ} .t{stroke:${colour}}`),
  );
  return `${lines} .e,.to,.d{stroke:#1f7774} ${colours.join(' ')}`;
}

function litFigure(svg: string, organ: string | undefined): string {
  const style = organ ? styleFor(organ) : styleOfWhole(svg);
  const [before = '', ...groups] = svg.replace(/<style>[\s\S]*?<\/style>/, `<style>${style}</style>`).split(/(?=<g id=")/);
  const shown = groups.map((group) => (group.startsWith(`<g id="${organ}"`) ? group.replaceAll('var(--u)', litShade) : group));
  return [before, ...shown].join('').replace(/var\((--[a-z0-9]+)\)/g, (whole, name: string) => ground[name] ?? whole);
}

/** The page's background behind the picture (--color-sunk), as large as the drawing; the figure fades out and needs none. */
function sunk(svg: string): string {
  const [, x, y, width, height] = /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return `<path style="fill:#f4efe4" d="M${x} ${y}h${width}v${height}h-${width}z"/>`;
}

// A close-up's own light style sheet, with the part's id in place of `:target`. Renderers do not know `:has`, by which a part may stand alone.
function litCloseUp(svg: string, part: string): string {
  const [written = ''] = (/<style>([\s\S]*?)<\/style>/.exec(svg)?.[1] ?? '').split('@media');
  const isAlone = written.includes(`svg:has(#${part}:target)>`);
  const light = `${written.replace(/svg:has\([^{]*\{[^}]*\}/g, '')}${isAlone ? '#outline,.d{display:none}' : ''}`;
  const colours = new Map([...light.matchAll(/(--[a-z0-9]+):(#[0-9a-f]{3,6})/gi)].map(([, name = '', colour = '']) => [name, colour]));
  return svg
    .replace(/<style>[\s\S]*?<\/style>/, `<style>${light.replace(/\.[a-z]+:target/g, `#${part}`)}</style>${sunk(svg)}`)
    .replace(/var\((--[a-z0-9]+)\)/gi, (whole, name: string) => colours.get(name) ?? whole);
}

/** Returns a drawing with the part in its address highlighted, as a browser shows it, for a renderer without `:target`. */
export function drawingAt(address: string, svg: string): string {
  const [file, part] = address.split('#');
  if (file === digestiveSystem) return litFigure(svg, part);
  return part ? litCloseUp(svg, part) : svg;
}
