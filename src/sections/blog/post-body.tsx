import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** A post's sanitised tree as React elements; no HTML string is ever set. */
export function PostBody({ body }: { body: Root }) {
  return <div className="article-text">{toJsxRuntime(body, { Fragment, jsx, jsxs })}</div>;
}
