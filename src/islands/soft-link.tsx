'use client';
import { type AnchorHTMLAttributes, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useNavigationStatus_UNSTABLE as useNavigationStatus } from 'waku/router/client';
import { blogMessages } from '#content/messages.ts';
import { Container } from '#ui/container.tsx';
import { PostSkeletons } from '#ui/post-skeletons.tsx';

type SoftLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children: ReactNode };

/**
 * A link whose next page takes the place of this one without a load, once React is there; before that it is a plain
 * link. Pages that Waku made from the posts show their placeholders while they are on their way.
 */
export function SoftLink({ href, children, ...props }: SoftLinkProps) {
  return (
    <Link to={href as Parameters<typeof Link>[0]['to']} unstable_prefetchOnEnter={{}} {...props}>
      {children}
      <OnItsWay href={href} />
    </Link>
  );
}

// A page that comes sooner than this would only flicker.
const noticedAfter = 150;

function OnItsWay({ href }: { href: string }) {
  const { pending = false } = useNavigationStatus();
  const [noticed, setNoticed] = useState(false);
  useEffect(() => {
    if (!pending) return setNoticed(false);
    const timer = setTimeout(() => setNoticed(true), noticedAfter);
    return () => clearTimeout(timer);
  }, [pending]);
  const place = pending && noticed ? document.getElementById('on-its-way') : null;
  return place && createPortal(<Placeholders href={href} />, place);
}

/** Three cards for home, six for the list, 'Loading...' for a post (specification, sections 2 and 8). */
function Placeholders({ href }: { href: string }) {
  const path = href.split('?')[0];
  return (
    <Container className="py-24">
      {path === '/' && <PostSkeletons count={3} />}
      {path === '/blog' && <PostSkeletons count={6} />}
      {path !== '/' && path !== '/blog' && (
        <p className="text-xl" role="status">
          {blogMessages.loading}
        </p>
      )}
    </Container>
  );
}
