import { expect, test } from 'vitest';
import { listForReview } from '#outbox/staff/review.ts';
import { sweep } from '#requests/forward/sweep.ts';
import { freshDatabase, migrated } from '#tests/databases.ts';
import { aFriday, asha, key, minute, outboxBench } from './outbox-bench.ts';

// Two rows as the Worker of the second migration wrote them: one that waits for the backend, one that is held. They stand here
// as text, because what they test is that keys, digests and columns of today still fit what was stored then.
const rowsOfSecondMigration = `
INSERT INTO outbox (id, ref, idem, fp, kind, key_id, iv, ct, state, asks, attempts, next_at, lease_until, created_at, last_code,
    notice_version, held_why, promised_at)
  VALUES
  ('19ae18af-f344-81c6-8b27-9de6aef69622', 'GI-MN4G-YP',
   'key:d0b543ce1fdde939bc5afeccabe256ad90778265d1d3f48b69eda8f1b5be0d79',
   'f81e2872db552bb39a683f39ee3738f8faeb0c3c113166a1255466cdea65a9e1',
   'callback', 'a', x'0EF8489808C9BDB980126CC3',
   x'7A3C217FAE1A77E6B2537B7B6D7E27E3F888ADE61EB0DD49C031BE1C58397D01A3524FA5F167530F72436393FB87AC7C1649FB5F9FB404A547DE1E278605D67C2B883A7EA4ABA6097151AB2BA91E4E02F1A1DDE7FC22A3069D49DF7777137CA93E2018D52C2C84F2EFC97B156352678AAD645FD400DE3CFF9EEDEA2B1264DD016306E5C53B84C5E59F9F88C411D720AE42ED3518202F55DA9387A19745A8F2AB',
   'pending', 1, 1, 1795149245112, 0, 1795149240000, '503', '2026-11-20', NULL, 1795156200000),
  ('b6fba6b7-9694-8c91-844a-5eb9fb5822fb', 'GI-ACRH-HJ',
   'key:39ec3c3571648d2e0f1cf22fd39b5fb3ae7fb41c8d122cd74c1821be925fa026',
   'faf8af7908cf6a5f5ce01a537d4a68282919076724f67c8b0a7e28b2a7b65309',
   'callback', 'a', x'FBA825078E4F04DAF89A869F',
   x'863AE17DA0EDBDDC8101E313D97C53E47D2005F740B7685CA0F2F726FB2A948AFF7A341BC53D73EA044F062CF7A7D93BC18D23BAF2EF2597606D3A13DCD8FB79C302E242A1E3FF2D80A3409C919A890DC3B26E690AE5A534E252FBA3A5384EA29075E491E102E214778DE69CBAADDD1F3AEFD7323ADDE7D47F79D8A718EC74CD3019238E5BF3230F02405C271ED0652265868F90714B0BD9F2E9E6729B',
   'held', 0, 0, 1795149240000, 0, 1795149240000, NULL, '2026-11-20', 'links', NULL)`;

test('rows from before the columns were renamed are still delivered', async () => {
  const db = await freshDatabase('migrations', 2);
  await db.prepare(rowsOfSecondMigration).run();
  await migrated(db, 'migrations', { from: 2 });
  const { deps, backend, pass, rows, send } = await outboxBench({ db });
  pass(minute);
  expect(await sweep(deps)).toMatchObject({ sent: 1 });
  expect(backend.received.map(({ body }) => JSON.parse(body))).toEqual([{ ...asha.payload, description: '[GI-MN4G-YP] Pain after meals' }]);
  expect(backend.received[0]?.headers).toMatchObject({ 'idempotency-key': '19ae18af-f344-81c6-8b27-9de6aef69622' });
  // The same form sent once more is the same request, and what was held is still there for staff to read.
  expect(await send(asha, { idempotencyKey: key('1') })).toMatchObject({ outcome: 'delivered', reference: 'GI-MN4G-YP' });
  expect(await listForReview(deps, 'held')).toMatchObject([
    { reference: 'GI-ACRH-HJ', why: 'links', acceptedAt: aFriday, submission: { payload: { fname: 'Meena' } } },
  ]);
  expect(await rows()).toHaveLength(2);
});
