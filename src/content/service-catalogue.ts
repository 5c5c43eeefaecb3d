import type { ServicePage } from './service-page.ts';

const files = import.meta.glob<{ service: ServicePage }>('./services/*.ts', { eager: true });

/** The pages about the practice's work, by name. One content file makes one page. */
export const servicePages: ReadonlyArray<ServicePage> = Object.values(files)
  .map(({ service }) => service)
  .sort((a, b) => a.name.localeCompare(b.name));

export function findService(link: string): ServicePage | undefined {
  return servicePages.find((page) => page.link === link);
}

export function hrefOfService({ link }: Pick<ServicePage, 'link'>): string {
  return `/treatment/${link}`;
}
