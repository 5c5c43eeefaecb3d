import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '#content/languages.ts';
import type { FormAnswer, FormKind } from './answers.ts';

/** A refused form on its way back to a browser without JavaScript: what was typed and what is wrong. */
type FormAgain = {
  kind: FormKind;
  language: Language;
  typed: Readonly<Record<string, string>>;
  answer: FormAnswer;
};

const store = new AsyncLocalStorage<FormAgain>();

export function withFormAgain<T>(again: FormAgain, render: () => T): T {
  return store.run(again, render);
}

/** Returns the form that this request shows again, or undefined on a plain visit. */
export function formAgain(): FormAgain | undefined {
  return store.getStore();
}
