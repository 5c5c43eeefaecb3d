import type { ReactNode } from 'react';
import { addressAsRead, addressInShort, emailLink, phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { practice } from '#content/practice.ts';
import { Container } from '#ui/container.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';

function Fact({ icon, href, children }: { icon: IconName; href: string; children: ReactNode }) {
  return (
    <a className="flex min-h-11 items-center gap-2 text-on-deep-soft hover:text-on-deep hover:underline" href={href}>
      <Icon className="size-4" name={icon} />
      {children}
    </a>
  );
}

/** Phone, e-mail and address above the header, from 768 px up. */
export function TopStrip() {
  return (
    <aside aria-label="Phone, email and address" className="hidden bg-deep text-sm md:block print:hidden">
      <Container className="flex items-center gap-x-8">
        <Fact href={phoneLink} icon="phone">
          {phoneAsRead}
        </Fact>
        <Fact href={emailLink} icon="mail">
          {practice.email}
        </Fact>
        <div className="ml-auto">
          <Fact href={practice.map.directions} icon="pin">
            <span className="xl:hidden">{addressInShort}</span>
            <span className="max-xl:hidden">{addressAsRead}</span>
          </Fact>
        </div>
      </Container>
    </aside>
  );
}
