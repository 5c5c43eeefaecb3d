import { Fragment, type ReactNode } from 'react';

/** A text whose `{name}`s are elements. */
export function Filled({ text, values }: { text: string; values: Readonly<Record<string, ReactNode>> }) {
  return text.split(/\{(\w+)\}/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence keep their order
    <Fragment key={at}>{at % 2 === 1 ? values[part] : part}</Fragment>
  ));
}
