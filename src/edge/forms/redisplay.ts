import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '#content/languages.ts';
import type { FormAnswer, FormKind } from './answers.ts';

/** A refused form on its way back to a browser without JavaScript: what was typed and what is wrong. */
type RedisplayedForm = {
  kind: FormKind;
  language: Language;
  typed: Readonly<Record<string, string>>;
  answer: FormAnswer;
};

const store = new AsyncLocalStorage<RedisplayedForm>();

export function withRedisplayedForm<T>(again: RedisplayedForm, render: () => T): T {
  return store.run(again, render);
}

/** Returns the form that this request shows again, or undefined on a plain visit. */
export function redisplayedForm(): RedisplayedForm | undefined {
  return store.getStore();
}
