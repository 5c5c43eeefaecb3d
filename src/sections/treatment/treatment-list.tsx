import { hrefOfTreatment, treatments } from '#content/catalogue.ts';
import { hrefOfService, servicePages } from '#content/service-catalogue.ts';
import { Fold } from '#ui/fold.tsx';
import { GroupIcon } from './group-icon.tsx';

const inGroups = treatments.map((page) => ({ name: page.name, icon: page.icon, group: page.group, href: hrefOfTreatment(page) }));
const services = servicePages.map((page) => ({ name: page.name, icon: page.link, group: 'services', href: hrefOfService(page) }));
const rows = [...inGroups, ...services];

const row =
  'flex min-h-11 items-center gap-3 rounded-sm px-3 py-1.5 leading-tight text-ink hover:bg-brand-50 hover:text-brand aria-[current=page]:bg-brand aria-[current=page]:font-semibold aria-[current=page]:text-on-brand';

/** The sidebar 'Services': the page among those of its group, and the way to all. Folded where there is no room for it (treatment.css). */
export function TreatmentList({ current }: { current: string }) {
  const group = rows.find(({ href }) => href === current)?.group;
  return (
    <aside className="treatment-list rounded-md border border-line bg-surface xl:sticky xl:top-24 xl:order-first print:hidden">
      <Fold title="Services">
        <nav aria-label="Services" className="px-2 pb-3">
          <h2 className="hidden px-3 pt-4 pb-2 text-lg xl:block">Services</h2>
          <ul>
            {rows
              .filter((each) => each.group === group)
              .map(({ name, icon, href }) => (
                <li key={href}>
                  <a aria-current={href === current ? 'page' : undefined} className={row} href={href}>
                    <GroupIcon className="size-5" name={icon} />
                    {name}
                  </a>
                </li>
              ))}
            <li className="mt-1 border-t border-line pt-1">
              <a className={`${row} font-semibold`} href="/treatment">
                <GroupIcon className="size-5" name="digestive-system" />
                All treatments
              </a>
            </li>
          </ul>
        </nav>
      </Fold>
    </aside>
  );
}
