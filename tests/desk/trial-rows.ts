import { keyRing } from '#encryption/keys.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';
import { clockStart } from '#tests/clock.ts';
import { putDeskRows, referenceAt } from '#tests/desk-rows.ts';
import { formOf, type startDesk } from '#tests/desk-site.ts';

/** What stands for the parameters of the desk's addresses once `seedForTrials` has run. */
export const known = { name: referenceAt(0), folder: 'treatments', page: 'fisures', id: '1' } as const;

/** Thirty people's requests and an article, so that every form of the desk finds what it is about. */
export async function seedForTrials({ env, signIn, tick }: Awaited<ReturnType<typeof startDesk>>): Promise<void> {
  // A preview is a page of the site's, which has none before it has read the blog once.
  await tick();
  await putDeskRows(env.DB, await keyRing([developmentSecret]), clockStart);
  const as = await signIn('doctor');
  await as(
    '/articles/new',
    formOf({ version: '0', title: 'Rice and the gut', category: 'Bowel', markdown: 'Rice is fine.\n\n- three\n- four' }),
  );
}
