import { hrefOfTreatment, treatments } from '#content/catalogue.ts';
import { hrefOfService, servicePages } from '#content/service-catalogue.ts';
import { Fold } from '#ui/fold.tsx';
import { GroupIcon } from './group-icon.tsx';

const rows = [
  ...treatments.map((page) => ({ name: page.name, group: page.group, href: hrefOfTreatment(page) })),
  ...servicePages.map((page) => ({ name: page.name, group: page.link, href: hrefOfService(page) })),
];

/** The sidebar 'Services'. Below 1024 px it is folded; from there up the fold is always open (treatment.css). */
export function TreatmentList({ current }: { current: string }) {
  return (
    <aside className="treatment-list rounded-md border border-line bg-surface lg:sticky lg:top-24 lg:order-first print:hidden">
      <Fold title="Services">
        <nav aria-label="Services" className="px-2 pb-3">
          <h2 className="hidden px-3 pt-4 pb-3 text-xl lg:block">Services</h2>
          <ul>
            {rows.map(({ name, group, href }) => (
              <li key={href}>
                <a
                  aria-current={href === current ? 'page' : undefined}
                  className="flex min-h-11 items-center gap-3 rounded-sm px-3 py-1.5 leading-tight text-ink hover:bg-brand-50 hover:text-brand aria-[current=page]:bg-brand aria-[current=page]:font-semibold aria-[current=page]:text-on-brand"
                  href={href}
                >
                  <GroupIcon className="size-5" group={group} />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Fold>
    </aside>
  );
}
