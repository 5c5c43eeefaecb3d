import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { type ContentFile, readContentFiles } from '#checks/content-files.ts';
import { digestiveSystem, viewOfPage } from '#content/organ-view.ts';
import { photographs } from '#content/photographs.ts';
import { practice } from '#content/practice.ts';
import { aboutMeta, homeMeta } from '#seo/meta/practice-meta.ts';
import { cardOfDrawing, cardOfPage, drawingOfCard, generalCard, pictureOfPost } from '#seo/meta/share-picture.ts';
import { drawingAt } from './lit-organ.ts';
import { type Card, shareCard, wordlessCard } from './share-card.ts';

type Wanted = Partial<Omit<Card, 'picture'>> & {
  src: string;
  /** Address of a drawing in public/, with the highlighted part as its fragment. */
  drawing: string;
};

const whereAndWhat = `${practice.doctor.title} in ${practice.city}`;

// Until there are photographs, pages about the practice show the drawing of what it treats: one of the practice would be invented.
const whatWeTreat = digestiveSystem;

// Pictures of pages without an organ of their own.
const drawings: Readonly<Record<string, `/images/${string}`>> = {
  [aboutMeta.path]: photographs.portrait ?? whatWeTreat,
  '/cases': '/images/cases/case-0.svg',
  '/callback': '/images/hero-1.svg',
  '/treatment': '/images/hero-2.svg',
};

function drawingsByPage(files: ReadonlyArray<ContentFile>): ReadonlyMap<string, string> {
  return new Map(
    files.flatMap(({ kind, page }): ReadonlyArray<[string, string]> => {
      if (kind === 'article') return [];
      const href = kind === 'treatment' ? `/treatment/${page.group}/${page.link}` : `/treatment/${page.link}`;
      return [[href, viewOfPage(href, page.organs[0]).src]];
    }),
  );
}

function plain(attribute: string): string {
  const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
  return attribute.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}

function shared(html: string, property: string): string | undefined {
  const content = new RegExp(`<meta content="([^"]*)" property="${property}"`).exec(html)?.[1];
  return content && plain(content);
}

/** Reads from each built page which card it links to and its title. Pages with the general card need none of their own. */
async function wantedByPages(folder: URL, lit: ReadonlyMap<string, string>): Promise<ReadonlyArray<Wanted>> {
  const wanted = new Map<string, Wanted>();
  for await (const file of glob('**/*.html', { cwd: folder.pathname })) {
    const html = await readFile(new URL(file, folder), 'utf8');
    const [title, url, image] = ['og:title', 'og:url', 'og:image'].map((property) => shared(html, property));
    if (!title || !url || !image) throw new Error(`${file} lacks og:title, og:url or og:image.`);
    const { pathname } = new URL(url);
    const src = new URL(image).pathname;
    if (src === generalCard.src) continue;
    const ofDrawing = drawingOfCard(src);
    if (ofDrawing) {
      wanted.set(src, { src, drawing: ofDrawing });
      continue;
    }
    const kicker = pathname.startsWith('/treatment/') ? 'Treatments explained' : whereAndWhat;
    wanted.set(src, { src, title, kicker, drawing: lit.get(pathname) ?? drawings[pathname] ?? whatWeTreat });
  }
  return [...wanted.values()];
}

function wantedByArticles(files: ReadonlyArray<ContentFile>): ReadonlyArray<Wanted> {
  return files.flatMap(({ kind, page }) =>
    kind === 'article' ? [{ src: pictureOfPost(page.photo).src, title: page.title, kicker: page.category, drawing: page.photo }] : [],
  );
}

// The Worker renders these, so there is no built page to read.
const rendered: ReadonlyArray<Wanted> = [
  { src: cardOfPage('/').src, title: homeMeta.title, kicker: practice.name, drawing: '/images/hero-1.svg' },
  { src: cardOfPage('/blog').src, title: 'Plain answers to your questions', kicker: 'Blog', drawing: '/images/hero-1.svg' },
  {
    src: cardOfPage('/visit').src,
    title: 'Your visit: hours, fees, insurance and the way here',
    kicker: whereAndWhat,
    drawing: photographs.door ?? whatWeTreat,
  },
  { src: generalCard.src, title: practice.name, kicker: whereAndWhat, drawing: whatWeTreat },
  // Pages in another language.
  { src: cardOfDrawing(whatWeTreat).src, drawing: whatWeTreat },
];

/** Draws the card of each page and sample article into the built folder, from the site's own drawings. */
export async function drawSharePictures(folder: URL): Promise<void> {
  const files = await readContentFiles();
  const logo = await readFile(new URL('./icons/logo.svg', folder));
  const draw = async ({ src, drawing, title, kicker }: Wanted) => {
    const file = await readFile(new URL(`.${drawing.split('#')[0]}`, folder));
    const picture = /\.svg(?:#|$)/.test(drawing) ? Buffer.from(drawingAt(drawing, String(file))) : file;
    const address = new URL(`.${src}`, folder);
    await mkdir(new URL('.', address), { recursive: true });
    await writeFile(address, title && kicker ? await shareCard({ title, kicker, picture }) : await wordlessCard({ picture, logo }));
  };
  const wanted = [...(await wantedByPages(folder, drawingsByPage(files))), ...wantedByArticles(files), ...rendered];
  await Promise.all(wanted.map(draw));
}
