import { expect, test } from 'vitest';
import { openSearch, sealSearch } from '#desk/requests/sealed-search.ts';
import { keyRing } from '#encryption/keys.ts';

const ring = await keyRing([{ id: 'test', bytes: new Uint8Array(32).fill(7) }]);
const asha = 'asha@practice.test';

// A list that came by a form post was not there any more when a browser went back to it.
test('the encrypted search in a URL opens for its author only', async () => {
  for (const typed of ['Sunita', 'सुनीता कुलकर्णी', 'x'.repeat(200)]) {
    const sealed = await sealSearch(ring, asha, typed);
    expect(sealed).toMatch(/^test~[\w-]+~[\w-]+$/);
    expect(atob(sealed.split('~')[2]?.replaceAll('-', '+').replaceAll('_', '/') ?? '')).not.toContain(typed);
    expect(await openSearch(ring, asha, sealed)).toBe(typed);
    expect(await openSearch(ring, 'neel@practice.test', sealed)).toBeUndefined();
  }
  for (const broken of ['', 'test', 'test~~', 'test~a~b', 'other~AAAA~BBBB', 'test~!~?'])
    expect(await openSearch(ring, asha, broken)).toBeUndefined();
});
