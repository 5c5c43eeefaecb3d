import { AsyncLocalStorage } from 'node:async_hooks';
import type { FormAnswer, FormKind } from './answers.ts';

/** A form that could not be taken, on its way back to a browser without JavaScript: what was typed and what is wrong. */
export type FormAgain = {
  kind: FormKind;
  typed: Readonly<Record<string, string>>;
  answer: FormAnswer;
};

const store = new AsyncLocalStorage<FormAgain>();

export function withFormAgain<T>(again: FormAgain, render: () => T): T {
  return store.run(again, render);
}

/** The form being shown again in this request; undefined when the page was simply visited. */
export function formAgain(): FormAgain | undefined {
  return store.getStore();
}
