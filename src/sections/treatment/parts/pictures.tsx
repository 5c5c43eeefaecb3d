import { type Case, casesOf } from '#content/cases.ts';
import type { Picture } from '#content/picture.ts';

const frameOf = 'my-4 max-w-reading overflow-hidden rounded-md border border-line bg-surface';

// The place of each frame in the file, two by two.
const corners = ['top-0 left-0', 'top-0 -left-full', '-top-full left-0', '-top-full -left-full'] as const;

/** The four frames of one file, each over its own sentence. The first carries the words for all. */
function Frames({ src, width, height, alt, frames }: Picture & Required<Pick<Picture, 'frames'>>) {
  return (
    <ol className="grid grid-cols-2 gap-px bg-line">
      {frames.map((words, at) => (
        <li className="bg-surface" key={words}>
          <div className="relative aspect-square overflow-hidden bg-brand-50">
            <img
              alt={at === 0 ? alt : ''}
              className={`absolute h-[200%] w-[200%] max-w-none ${corners[at]}`}
              height={height}
              loading="lazy"
              src={src}
              width={width}
            />
          </div>
          <p className="px-3 py-2.5 text-sm leading-snug">{words}</p>
        </li>
      ))}
    </ol>
  );
}

/** A drawing with its caption; an operation is in four frames. */
export function Drawing({ picture }: { picture: Picture }) {
  const { src, width, height, alt, caption, frames } = picture;
  return (
    <figure className={`${frameOf} ${frames ? 'in-frames' : ''}`} data-reveal="img">
      {frames ? (
        <Frames {...picture} frames={frames} />
      ) : (
        <img alt={alt} className="w-full bg-brand-50" height={height} loading="lazy" src={src} width={width} />
      )}
      <figcaption className="px-5 py-3 text-sm leading-snug">{caption}</figcaption>
    </figure>
  );
}

function CaseDrawing({ item: { name, desc, image, imageAlt } }: { item: Case }) {
  return (
    <figure className={frameOf} data-reveal="img">
      <img alt={imageAlt} className="w-full bg-brand-50" height="450" loading="lazy" src={image} width="600" />
      <figcaption className="px-5 py-3 text-sm leading-snug">
        <b>{name}.</b> {desc}
      </figcaption>
    </figure>
  );
}

/** The page's drawings and cases in a row that scrolls sideways. */
export function Drawings({ images, treatment }: { images: ReadonlyArray<Picture>; treatment: string }) {
  const drawn = [
    ...images.map((picture) => <Drawing key={picture.src} picture={picture} />),
    ...casesOf(treatment).map((item) => <CaseDrawing item={item} key={item.id} />),
  ];
  if (drawn.length === 0) return null;
  return (
    <section aria-labelledby="drawings" className="in-margin mt-6 sm:mt-8 lg:mt-10">
      <div>
        <h2 className="text-2xl" id="drawings">
          In pictures
        </h2>
        {/* Focusable, so that a keyboard can scroll it (`src/boot.ts`). */}
        <div aria-labelledby="drawings" className="swiped" data-row="" role="group" tabIndex={0}>
          {drawn}
        </div>
      </div>
    </section>
  );
}
