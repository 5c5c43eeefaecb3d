import type { Nodes } from 'hast';

// They turn what follows around or hide how it reads; only beside letters that run from right to left have they a use.
const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

function withoutBidiControls(text: string): string {
  return rightToLeft.test(text) ? text : text.replace(bidiControls, '');
}

/** Takes the marks of direction out of a body's texts, those of pictures and titles as well, but not out of one in such a script. */
export function stripBidiControls(node: Nodes): void {
  if (node.type === 'text') node.value = withoutBidiControls(node.value);
  if (node.type === 'element')
    for (const name of ['alt', 'title']) {
      const text = node.properties[name];
      if (typeof text === 'string') node.properties[name] = withoutBidiControls(text);
    }
  if ('children' in node) for (const child of node.children) stripBidiControls(child);
}
