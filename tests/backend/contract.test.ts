import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { bookAppointment } from '#backend/endpoints/appointments.ts';
import { fetchBlog } from '#backend/endpoints/blog.ts';
import { addChild, addSection, fetchDynamicPages, fetchSectionChildren } from '#backend/endpoints/dynamic.ts';
import { deleteAllInquiries, deleteInquiry, fetchInquiries, sendInquiry } from '#backend/endpoints/inquiries.ts';
import { addVendor, deleteVendor, fetchVendors } from '#backend/endpoints/vendors.ts';
import type { Backend } from '#backend/types.ts';
import { embeddedBackend } from '#embedded-backend/app.ts';
import { keys, practiceDatabase } from '#tests/embedded-backend/practice-database.ts';
import { startHttpBackend } from '#tests/http-backend.ts';

type Target = { backend: Backend; appointments: () => Promise<ReadonlyArray<unknown>> };

const token = 'a-token-of-24-characters';
const request = {
  fname: 'Asha',
  lname: 'Rao',
  phone: '9876543210',
  email: '',
  patientType: 'new',
  reason: 'billing',
  description: 'Pain "here"',
} as const;
const contact = { fullName: 'Asha Rao', email: 'asha@example.com', phoneNumber: '+91 98765 43210', message: 'नमस्ते' };
const red = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
  .png()
  .toBuffer();
const png = new Blob([new Uint8Array(red)], { type: 'image/png' });
const article = { title: 'Piles & more', description: '<p>Text</p>', photo: png, page: 'Blog' };

async function embedded(): Promise<Target> {
  const app = embeddedBackend({ db: await practiceDatabase(), keys, token });
  const backend = { base: 'http://embedded.test', fetch: async (sent: Request) => app.fetch(sent), token, timeoutMs: 5_000 };
  const appointments = async () => {
    const answer = await app.request('/api/v1/appointement', { headers: { Authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { data: ReadonlyArray<unknown> }).data;
  };
  return { backend, appointments };
}

async function overHttp(): Promise<Target> {
  const server = await startHttpBackend();
  onTestFinished(server.close);
  return { backend: { base: server.url, fetch, token, timeoutMs: 5_000 }, appointments: async () => server.stored.appointments };
}

const targets = [
  ['the embedded backend', embedded],
  ['a backend over HTTP', overHttp],
] as const;

const done = { ok: true, value: null };
const refusedWith = (status: number) => ({ ok: false, failure: { kind: 'status', status, body: { message: expect.any(String) } } });

test.each(targets)('%s stores a callback request with seven fields', async (_, start) => {
  const { backend, appointments } = await start();
  expect(await bookAppointment(backend, request, 'key-1')).toEqual(done);
  expect(await appointments()).toEqual([expect.objectContaining(request)]);
});

test.each(targets)('%s stores one callback request per idempotency key', async (_, start) => {
  const { backend, appointments } = await start();
  for (const key of ['key-1', 'key-1', 'key-2']) expect(await bookAppointment(backend, request, key)).toEqual(done);
  expect(await appointments()).toHaveLength(2);
});

test.each(targets)('%s refuses a callback request without a name', async (_, start) => {
  const { backend, appointments } = await start();
  const reply = await bookAppointment(backend, { ...request, fname: '' }, 'key-1');
  expect(reply).toMatchObject(refusedWith(400));
  expect(await appointments()).toEqual([]);
});

test.each(targets)('%s lists a published article in the blog', async (_, start) => {
  const { backend } = await start();
  expect(await fetchBlog(backend)).toEqual({ ok: true, value: { sections: [], dropped: 0 } });
  expect(await addSection(backend, article)).toEqual(done);
  const shown = { id: expect.any(String), title: 'Piles & more', description: '<p>Text</p>', photo: { secure_url: expect.any(String) } };
  expect(await fetchBlog(backend)).toEqual({ ok: true, value: { sections: [expect.objectContaining(shown)], dropped: 0 } });
});

test.each(targets)('the list of pages that %s gives includes Blog', async (_, start) => {
  const { backend } = await start();
  expect(await fetchDynamicPages(backend)).toMatchObject({ ok: true, value: [{ page: 'Blog' }] });
});

test.each(targets)("%s returns a section's children by id and by page", async (_, start) => {
  const { backend } = await start();
  await addSection(backend, article);
  const blog = await fetchBlog(backend);
  const id = (blog.ok && blog.value.sections[0]?.id) || '';
  expect(await addChild(backend, id, { title: 'A child', description: '<p>More</p>', photo: png })).toEqual(done);
  const children = { ok: true, value: [{ title: 'A child', description: '<p>More</p>', photo: { secure_url: expect.any(String) } }] };
  expect(await fetchSectionChildren(backend, { id })).toMatchObject(children);
  expect(await fetchSectionChildren(backend, { page: 'Blog' })).toMatchObject(children);
});

test.each(targets)('%s returns 404 for children of an unknown section', async (_, start) => {
  const { backend } = await start();
  expect(await fetchSectionChildren(backend, { id: '99' })).toMatchObject(refusedWith(404));
  expect(await addChild(backend, '99', article)).toMatchObject(refusedWith(404));
});

test.each(targets)('%s stores one contact message per idempotency key', async (_, start) => {
  const { backend } = await start();
  for (const key of ['key-1', 'key-1']) expect(await sendInquiry(backend, contact, key)).toEqual(done);
  expect(await fetchInquiries(backend)).toEqual({ ok: true, value: [expect.objectContaining(contact)] });
});

test.each(targets)('%s removes one contact message, then all of them', async (_, start) => {
  const { backend } = await start();
  for (const key of ['1', '2', '3']) await sendInquiry(backend, { ...contact, fullName: key }, key);
  const before = await fetchInquiries(backend);
  const second = String(before.ok && before.value.find((row) => row.fullName === '2')?.id);
  expect(await deleteInquiry(backend, second)).toEqual(done);
  const after = await fetchInquiries(backend);
  expect(after.ok && after.value.map((row) => row.fullName).sort()).toEqual(['1', '3']);
  expect(await deleteInquiry(backend, second)).toMatchObject(refusedWith(404));
  expect(await deleteAllInquiries(backend)).toEqual(done);
  expect(await fetchInquiries(backend)).toEqual({ ok: true, value: [] });
});

test.each(targets)('%s adds, lists and removes vendors', async (_, start) => {
  const { backend } = await start();
  expect(await addVendor(backend, { name: 'Gauze & Co' })).toEqual(done);
  const vendors = await fetchVendors(backend);
  expect(vendors).toMatchObject({ ok: true, value: [{ name: 'Gauze & Co' }] });
  const id = String(vendors.ok && vendors.value[0]?.id);
  expect(await deleteVendor(backend, id)).toEqual(done);
  expect(await deleteVendor(backend, id)).toMatchObject(refusedWith(404));
});
