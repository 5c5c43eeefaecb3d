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
  // Whatever it is asked for, it gives this one address.
  const policy = browser.trustedTypes?.createPolicy('turnstile', { createScriptURL: () => address });
  const script = document.createElement('script');
  script.src = policy?.createScriptURL('') ?? address;
  document.head.appendChild(script);
  return new Promise((resolve) => {
    script.onload = () => resolve(browser.turnstile);
    // Without it the form is sent without a token, and staff decide.
    script.onerror = () => resolve(undefined);
  });
}

let loading: Promise<Turnstile | undefined> | undefined;

/**
 * Cloudflare's widget, which puts its token into the form around it. It is loaded when the visitor starts to fill in that
 * form, never before, and shows itself only to those of whom it asks something.
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
      // By then the visitor may have gone on to another page.
      if (!box.current || widget.current) return;
      widget.current = turnstile?.render(box.current, { sitekey: siteKey, appearance: 'interaction-only', 'error-callback': () => true });
    };
    // The first focus is also what woke React, and has gone by.
    if (form?.matches(':focus-within')) void begin();
    else form?.addEventListener('focusin', begin);
    return () => {
      form?.removeEventListener('focusin', begin);
      if (widget.current) browser.turnstile?.remove(widget.current);
      widget.current = undefined;
    };
  }, [siteKey]);

  useEffect(() => {
    // A token counts once; another try needs another.
    if (state.outcome && widget.current) browser.turnstile?.reset(widget.current);
  }, [state]);

  return <div className="empty:hidden" ref={box} />;
}
