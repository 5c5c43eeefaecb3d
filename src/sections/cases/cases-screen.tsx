import { casesIntro, casesPageCases } from '#content/cases.ts';
import { wholeBody } from '#content/organ-view.ts';
import { pageLink } from '#content/page-link.ts';
import { practice } from '#content/practice.ts';
import { CaseLightboxes, type LinkedCase } from '#islands/carousels/case-lightboxes.tsx';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { VisitLine } from '#sections/visit/visit-line.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { lightboxId } from '#ui/lightbox-id.ts';

const isShown: boolean = practice.show.cases;
const linked = casesPageCases.map((item) => ({ ...item, page: pageLink(item.treatment) }));

function CaseCard({ item, first }: { item: LinkedCase; first: boolean }) {
  const { id, name, desc, image, imageAlt, page } = item;
  return (
    <li className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface">
      <div className="relative bg-brand-50">
        <img
          alt={imageAlt}
          className="aspect-4/3 w-full object-cover"
          height="450"
          loading={first ? 'eager' : 'lazy'}
          src={image}
          width="600"
        />
        <button
          aria-label={`Enlarge: ${name}`}
          className="absolute right-3 bottom-3 flex size-12 items-center justify-center rounded-full bg-brand text-on-brand shadow-card transition-colors duration-200 hover:bg-brand-strong"
          command="show-modal"
          commandfor={lightboxId('case', id)}
          popoverTarget={lightboxId('case', id)}
          type="button"
        >
          <Icon className="size-5" name="enlarge" />
        </button>
      </div>
      <div className="p-5">
        <h2 className="text-lg leading-snug">{name}</h2>
        <p className="mt-2 text-soft">{desc}</p>
        <a className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline underline-offset-4" href={page.href}>
          {page.name} <Icon className="size-5" name="arrow" />
        </a>
      </div>
    </li>
  );
}

function CaseGrid() {
  return (
    <>
      <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {linked.map((item, place) => (
          <CaseCard first={place < 3} item={item} key={item.id} />
        ))}
        <li className="flex flex-col items-start justify-center gap-5 rounded-lg bg-brand-50 p-6 sm:p-8">
          <p className="text-xl font-semibold">Would one of these help you?</p>
          <p>Tell us what troubles you, and we will ring you back.</p>
          <ButtonLink href="/callback" look="accent">
            Request a Callback
          </ButtonLink>
          <VisitLine className="-mt-3 text-soft" />
        </li>
      </ul>
      <CaseLightboxes cases={linked} close={<Icon name="close" />} prefix="case" />
    </>
  );
}

export function CasesScreen() {
  return (
    <>
      <BreadcrumbBanner
        headText="Cases"
        items={[{ label: 'Home', href: '/' }, { label: 'Cases' }]}
        text={`${casesIntro} Every person’s illness is different; these show the way, not a promise.`}
        view={wholeBody}
      />
      <Container className="py-12 lg:py-20">
        {isShown ? <CaseGrid /> : <p className="text-lg">The practice shows no cases at present.</p>}
      </Container>
    </>
  );
}
