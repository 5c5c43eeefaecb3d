import { type Case, casesOf } from '#content/cases.ts';
import type { Picture } from '#content/picture.ts';

const frameOf = 'my-4 max-w-reading overflow-hidden rounded-md border border-line bg-surface';

/** A drawing with its words; one of an operation has four frames, which are named in order below it. */
export function Drawing({ picture: { src, width, height, alt, caption, frames } }: { picture: Picture }) {
  return (
    <figure className={frameOf}>
      <img alt={alt} className="w-full bg-brand-50" height={height} loading="lazy" src={src} width={width} />
      <figcaption className="px-5 py-3 text-sm leading-snug">
        {caption}
        {frames && (
          <ol className="mt-2 grid list-decimal gap-x-8 gap-y-1 pl-list sm:grid-cols-2">
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
    <figure className={frameOf}>
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-center sm:grid-cols-[14rem_minmax(0,1fr)] print:grid-cols-[7rem_minmax(0,1fr)]">
        <img
          alt={imageAlt}
          className="h-full min-h-28 w-full bg-brand-50 object-cover sm:aspect-4/3"
          height="450"
          loading="lazy"
          src={image}
          width="600"
        />
        <figcaption className="px-4 py-2.5 text-sm leading-snug">
          <b>{name}.</b> {desc}
        </figcaption>
      </div>
    </figure>
  );
}

/** The drawings of cases that a page explains; none where the page has drawings of its own of the operation. */
export function CaseDrawings({ treatment, images = [] }: { treatment: string; images?: ReadonlyArray<Picture> | undefined }) {
  if (images.some(({ frames }) => frames)) return null;
  return casesOf(treatment).map((item) => <CaseDrawing item={item} key={item.id} />);
}
