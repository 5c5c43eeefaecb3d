import { type Case, casesOf } from '#content/cases.ts';
import type { Picture } from '#content/picture.ts';

const frameOf = 'my-4 max-w-reading overflow-hidden rounded-md border border-line bg-surface';

/** A drawing with its caption; an operation's four frames are listed below it. */
export function Drawing({ picture: { src, width, height, alt, caption, frames } }: { picture: Picture }) {
  return (
    <figure className={`${frameOf} ${frames ? 'in-frames' : ''}`} data-reveal="img">
      <img alt={alt} className="w-full bg-brand-50" height={height} loading="lazy" src={src} width={width} />
      <figcaption className="px-5 py-3 text-sm leading-snug">
        {caption}
        {frames && (
          <ol className="mt-2 list-decimal space-y-1 pl-list">
            {frames.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ol>
        )}
      </figcaption>
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
    <section aria-labelledby="drawings" className="in-margin mt-8 lg:mt-10">
      <h2 className="text-2xl" id="drawings">
        In pictures
      </h2>
      {/* Focusable, so that a keyboard can scroll it. */}
      <div aria-labelledby="drawings" className="swiped" role="group" tabIndex={0}>
        {drawn}
      </div>
    </section>
  );
}
