import type { Element } from 'hast';
import type { Block } from './block.ts';
import { oneLine } from './inline.ts';
import { declared, stepsIn, textOf } from './look.ts';
import { isEmpty, type Run, wordsOf } from './runs.ts';

export const bullet = /^[\s\u00a0]*(?:[•·▪▫◦●○■□‣⁃§\u2043\u2013\uf0b7\uf0a7\uf0d8\uf0fc]|[o-](?=[\u00a0\t]))[\s\u00a0]+/u;
const numbered = /^[\s\u00a0]*\(?(\d{1,2})[.)](?:[\t\u00a0]|[\s\u00a0]{2})[\s\u00a0]*/u;
const marker = /^[\s\u00a0]*\(?(?:(\d{1,3})|[a-z]{1,4})[.)]/i;

/** Takes so many characters from the start of runs. */
export function withoutStart(runs: ReadonlyArray<Run>, length: number): ReadonlyArray<Run> {
  let left = length;
  return runs.flatMap((run): ReadonlyArray<Run> => {
    if (left === 0 || run.kind === 'image' || run.kind === 'break') return [run];
    const taken = Math.min(left, run.text.length);
    left -= taken;
    return taken < run.text.length ? [{ ...run, text: run.text.slice(taken) }] : [];
  });
}

/** Word writes a list as paragraphs, with its level in the style and the sign as text; others write only the sign. */
export function itemOf(element: Element, style: string, runs: ReadonlyArray<Run>): Block | undefined {
  const drawn = oneLine(ignoredIn(element));
  const words = wordsOf(runs);
  const inWord = /\blevel(\d)/.exec(declared(style, 'mso-list') ?? '')?.[1];
  const sign =
    drawn && words.trimStart().startsWith(drawn.slice(0, 1)) ? words.indexOf(drawn.slice(0, 1)) + ignoredIn(element).trimStart().length : 0;
  if (inWord && (drawn || !/^h\d$/.test(element.tagName))) {
    const number = marker.exec(drawn);
    const rest = withoutStart(runs, sign || (bullet.exec(words) ?? numbered.exec(words) ?? [''])[0].length);
    return {
      kind: 'item',
      level: Number(inWord),
      ordered: number !== null,
      start: number?.[1] ? Number(number[1]) : undefined,
      blocks: [{ kind: 'text', runs: rest }],
    };
  }
  const start = bullet.exec(words) ?? numbered.exec(words);
  if (!start || isEmpty(withoutStart(runs, start[0].length))) return undefined;
  const rest = withoutStart(runs, start[0].length);
  return {
    kind: 'item',
    level: Math.max(1, stepsIn(style)),
    ordered: start[1] !== undefined,
    start: start[1] ? Number(start[1]) : undefined,
    blocks: [{ kind: 'text', runs: rest }],
  };
}

function ignoredIn(element: Element): string {
  for (const child of element.children) {
    if (child.type !== 'element') continue;
    if (/mso-list:\s*ignore/i.test(String(child.properties.style ?? ''))) return textOf(child).replace(/[ \r\n\f]+/g, ' ');
    const found = ignoredIn(child);
    if (found) return found;
  }
  return '';
}
