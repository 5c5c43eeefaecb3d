'use client';
import { useEffect, useRef } from 'react';
import { turnstileHost } from '#content/robot-check.ts';
import type { FormPost } from './use-form-post.ts';

type Turnstile = {
  render: (box: HTMLElement, options: Readonly<Record<string, unknown>>) => string | undefined;
  reset: (widget: string) => void;
  remove: (widget: string) => void;
};
type Policy = { createScriptURL: (address: string) => string };
type WithTurnstile = {
  turnstile?: Turnstile;
  trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
};

const browser = globalThis as WithTurnstile;
const address = `${turnstileHost}/turnstile/v0/api.js?render=explicit`;

function load(): Promise<Turnstile | undefined> {
  // The policy returns this address for any input.
  const policy = browser.trustedTypes?.createPolicy('turnstile', { createScriptURL: () => address });
  const script = document.createElement('script');
  script.src = policy?.createScriptURL('') ?? address;
  document.head.appendChild(script);
  return new Promise((resolve) => {
    script.onload = () => resolve(browser.turnstile);
    // The form is then sent without a token, and staff decide.
    script.onerror = () => resolve(undefined);
  });
}

let loading: Promise<Turnstile | undefined> | undefined;

/**
 * Cloudflare Turnstile, which adds its token to the surrounding form. Loads when the form first gets the focus, and is visible
 * only if it needs an interaction.
 */
export function RobotCheck({ siteKey, state }: { siteKey: string; state: FormPost }) {
  const box = useRef<HTMLDivElement>(null);
  const widget = useRef<string>(undefined);

  useEffect(() => {
    const form = box.current?.closest('form');
    const begin = async () => {
      form?.removeEventListener('focusin', begin);
      loading ??= load();
      const turnstile = await loading;
      // The visitor may have left the page meanwhile.
      if (!box.current || widget.current) return;
      widget.current = turnstile?.render(box.current, {
        sitekey: siteKey,
        appearance: 'interaction-only',
        // The page's; by itself it would speak the browser's.
        language: document.documentElement.lang.slice(0, 2),
        'error-callback': () => true,
      });
    };
    // The focus that loaded React has already happened.
    if (form?.matches(':focus-within')) void begin();
    else form?.addEventListener('focusin', begin);
    return () => {
      form?.removeEventListener('focusin', begin);
      if (widget.current) browser.turnstile?.remove(widget.current);
      widget.current = undefined;
    };
  }, [siteKey]);

  useEffect(() => {
    // A token is valid once.
    if (state.outcome && widget.current) browser.turnstile?.reset(widget.current);
  }, [state]);

  return <div className="empty:hidden" ref={box} />;
}
