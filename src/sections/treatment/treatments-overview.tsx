import { treatmentsMenu } from '#content/menu.ts';
import { treatmentGroups } from '#content/navigation.ts';
import { hrefOfService, servicePages } from '#content/service-catalogue.ts';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import organMapStyles from '#sections/organ-map/organ-map.css?url';
import { OrganMap } from '#sections/organ-map/organ-map.tsx';
import { SearchBox } from '#sections/search/search-box.tsx';
import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { GroupIcon, GroupIconStyles } from './group-icon.tsx';

type NamedLink = { name: string; href: string };

function Links({ links }: { links: ReadonlyArray<NamedLink> }) {
  return (
    <ul>
      {links.map(({ name, href }) => (
        <li key={href}>
          <a
            className="inline-flex min-h-11 items-center leading-tight text-brand underline decoration-brand-300 underline-offset-4 hover:decoration-2"
            href={href}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

type GroupProps = { group: string; name: string; links: ReadonlyArray<NamedLink>; className?: string };

function Group({ group, name, links, className = '' }: GroupProps) {
  return (
    <section className={`rounded-lg border border-line bg-surface p-6 ${className}`}>
      <h3 className="flex flex-wrap items-center gap-3 text-xl">
        <GroupIcon className="size-8 text-brand" name={group} />
        <span className="w-min grow">{name}</span>
      </h3>
      <div className="mt-3">
        <Links links={links} />
      </div>
    </section>
  );
}

/** All treatments by organ, and again by the groups of the menu. */
export function TreatmentsOverview() {
  return (
    <>
      <link href={organMapStyles} precedence="page" rel="stylesheet" />
      <GroupIconStyles />
      <BreadcrumbBanner
        headText="Our Treatments"
        items={[{ label: 'Home', href: '/' }, { label: 'Our Treatments' }]}
        text="Each page says when to get help, what the choices are, and what each can do for you, risks included."
      />
      <Container className="pt-8">
        <SearchBox className="max-w-2xl" id="search" />
      </Container>
      <OrganMap />
      <Container>
        <section aria-labelledby="by-group">
          <SectionHeading id="by-group">By group</SectionHeading>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2 lg:grid-cols-3">
            {treatmentsMenu.map(({ name, links }, at) => (
              <Group group={treatmentGroups[at]?.group ?? ''} key={name} links={links} name={name} />
            ))}
            <Group
              // The tenth card has the last row of three columns to itself.
              className="lg:col-span-3 lg:[&_ul]:grid lg:[&_ul]:grid-cols-4"
              group="surgical-care"
              links={servicePages.map((page) => ({ name: page.name, href: hrefOfService(page) }))}
              name="Care and services"
            />
          </div>
        </section>
      </Container>
    </>
  );
}
