import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FlashBox } from '#desk/frame/flash-box.tsx';
import type { FlashKey } from '#desk/frame/flash-message.ts';

const drawn = (flash: FlashKey, about: string | undefined = 'GI-7K3Q-92') =>
  renderToStaticMarkup(<FlashBox about={about} day={undefined} flash={flash} version="5" />);

// A slip of the thumb took the next patient's visit away, and the way back stood at the end of her own page.
test('a moved or cancelled visit can be undone at once', () => {
  for (const flash of ['visit-moved', 'called-off'] as const)
    expect(drawn(flash)).toMatch(
      /<form[^>]* action="\/requests\/GI-7K3Q-92\/undo" method="post"><input type="hidden" name="version" value="5"\/>.*Undo/,
    );
  expect(drawn('told')).not.toContain('Undo');
});

const colours = (flash: FlashKey) => ['emergency', 'urgent', 'good'].filter((colour) => drawn(flash, '').includes(`text-${colour}`));

test('writing down an emergency is answered in red', () => {
  expect([colours('written-down-emergency'), colours('written-down-emergency-here'), colours('written-down')]).toEqual([
    ['emergency'],
    ['emergency'],
    ['good'],
  ]);
});

// 'Nothing was undone' and 'now nobody would be told of an emergency' stood in green, as if all were well.
test('a message about what failed is not green', () => {
  for (const flash of ['not-undone', 'dealt-with', 'alerts-saved-nobody', 'written-down-unmarked'] as const)
    expect([flash, colours(flash)]).toEqual([flash, ['urgent']]);
  expect(colours('alerts-saved')).toEqual(['good']);
});
