import { AsyncLocalStorage } from 'node:async_hooks';
import type { FormAnswer, FormKind } from './answers.ts';

/** A refused form on its way back to a browser without JavaScript: what was typed and what is wrong. */
type RedisplayedForm = {
  kind: FormKind;
  typed: Readonly<Record<string, string>>;
  answer: FormAnswer;
};

const store = new AsyncLocalStorage<RedisplayedForm>();

export function withRedisplayedForm<T>(again: RedisplayedForm, render: () => T): T {
  return store.run(again, render);
}

/** Returns what a form of this kind shows again, or undefined on a plain visit. */
export function refusedForm(wanted: FormKind) {
  const again = store.getStore();
  if (again?.kind !== wanted) return undefined;
  const { typed, answer } = again;
  return { typed, errors: answer.errors ?? {}, message: answer.message };
}
