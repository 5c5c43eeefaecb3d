import { inflateSync } from 'node:zlib';
import type { Tab } from './tab.ts';

// Firefox packs what describes its sheets, Chromium leaves it open.
function unpacked(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}

/** How many sheets a PDF has. */
export function sheetsOf(pdf: Uint8Array): number {
  const file = Buffer.from(pdf).toString('latin1');
  const packed = [...file.matchAll(/\bstream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, text = '']) => unpacked(Buffer.from(text, 'latin1')));
  return [file, ...packed].reduce((sum, text) => sum + [...text.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length, 0);
}

/** Shows the page as its styles would print it: WebKit's driver prints nothing, and no driver has all media for all engines. */
export function asOnPaper(tab: Tab): Promise<void> {
  return tab.run(() => {
    // Firefox 140 opens folds on paper by script alone.
    dispatchEvent(new Event('beforeprint'));
    const media: Readonly<Record<string, string>> = { print: 'all', screen: 'not all' };
    const turn = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) rule.media.mediaText = media[rule.media.mediaText] ?? rule.media.mediaText;
        if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) {
      sheet.media.mediaText = media[sheet.media.mediaText] ?? sheet.media.mediaText;
      turn(sheet.cssRules);
    }
  });
}
