'use client';
import { type AnchorHTMLAttributes, type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useNavigationStatus_UNSTABLE as useNavigationStatus } from 'waku/router/client';
import { blogMessages } from '#content/messages.ts';
import { Container } from '#ui/container.tsx';
import { PostSkeletons } from '#ui/post-skeletons.tsx';

type SoftLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children: ReactNode };

// After this the browser has made the page ready behind the link (public/speculation-rules.json), or is about to.
const rest = 600;

/** Lets a browser that makes pages ready follow a link on which the pointer has rested: it is four times as fast as the router. */
function useReadyPage() {
  const timer = useRef<number>(undefined);
  const ready = useRef(false);
  const link = useRef<HTMLAnchorElement>(null);
  const rests = useCallback((resting: boolean, already = 0) => {
    clearTimeout(timer.current);
    ready.current = false;
    if (resting && HTMLScriptElement.supports?.('speculationrules'))
      timer.current = window.setTimeout(() => (ready.current = true), rest - already);
  }, []);
  // The pointer that brought React may be on the link already, and has rested there while React came.
  useEffect(() => {
    const [intent] = performance.getEntriesByName('intent');
    if (link.current?.matches(':hover')) rests(true, intent && performance.now() - intent.startTime);
    return () => clearTimeout(timer.current);
  }, [rests]);
  return {
    ref: link,
    onPointerEnter: () => rests(true),
    onPointerLeave: () => rests(false),
    // The click goes on to the browser and never comes to the router.
    onClickCapture: (event: MouseEvent) => ready.current && event.stopPropagation(),
  };
}

function PlainLink(props: SoftLinkProps) {
  return <a {...props} />;
}

function RouterLink({ href, children, ...props }: SoftLinkProps) {
  const readyPage = useReadyPage();
  return (
    <Link to={href as Parameters<typeof Link>[0]['to']} unstable_prefetchOnEnter={{}} {...readyPage} {...props}>
      {children}
      <OnItsWay href={href} />
    </Link>
  );
}

/**
 * A link whose next page takes the place of this one without a load, once React is there; before that it is a plain
 * link. Pages that Waku made from the posts show their placeholders while they are on their way. On the server, where
 * nothing is clicked, it is no more than the link: there are some fifty on a page of the blog.
 */
export const SoftLink = import.meta.env.SSR ? PlainLink : RouterLink;

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
