import { expect, test } from 'vitest';
import { phone } from './chromium.ts';
import { addresses } from './every-address.ts';
import { layOut } from './lay-out.ts';
import { siteForTests } from './visit.ts';

const { walk } = siteForTests();
const onAPhone = walk({ ...phone, reducedMotion: 'reduce' });

/** Targets of less than 44 px one way or the other, but for those in a sentence (WCAG 2.5.8). A label is the target of what it holds. */
function underAFinger(): string[] {
  const targets = 'a[href], button, summary, select, textarea, input:not([type="hidden"])';
  const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline');
  const wordsAround = (target: Element) => {
    let block = target.parentElement;
    while (block && isInline(block)) block = block.parentElement;
    const texts = document.createTreeWalker(block ?? document.body, NodeFilter.SHOW_TEXT);
    let words = '';
    while (texts.nextNode()) if (!texts.currentNode.parentElement?.closest(targets)) words += texts.currentNode.textContent;
    return words;
  };
  // A card whose link lies over all of it.
  const laidOver = (target: HTMLElement) => (getComputedStyle(target, '::after').position === 'absolute' && target.offsetParent) || target;
  return (
    [...document.querySelectorAll<HTMLElement>(targets)]
      .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      // Nor what a post's own text says: in it a list of links cannot be told from links in sentences.
      .filter((target) => !target.closest('[aria-hidden="true"], svg, .article-text'))
      .filter((target) => !(isInline(target) && /\p{L}{2}/u.test(wordsAround(target))))
      .map((target) => ({ target, box: (target.closest('label') ?? laidOver(target)).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < 43.5)
      .map(({ target, box }) => `${Math.round(box.width)}x${Math.round(box.height)} ${target.outerHTML.slice(0, 160)}`)
  );
}

for (const { address, tagged } of addresses)
  test(`a finger hits every target of ${address}`, tagged, async () => {
    await using visited = await onAPhone(address);
    await layOut(visited.page);
    expect(await visited.page.evaluate(underAFinger)).toEqual([]);
  });

// They stand in a sentence, where small ones are allowed; who needs them has no time to aim.
test('112 and 108 on home are as large as a finger', async () => {
  await using visited = await onAPhone('/');
  for (const number of ['112', '108']) {
    const box = await visited.page.locator(`.hero a[href="tel:${number}"]`).boundingBox();
    expect([number, (box?.width ?? 0) >= 44, (box?.height ?? 0) >= 44]).toEqual([number, true, true]);
  }
});
