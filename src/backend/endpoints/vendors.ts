import { call } from '#backend/http/client.ts';
import type { Backend, Reply } from '#backend/types.ts';
import { type Row, rowsInData } from './rows.ts';

/** Returns the practice's vendors; staff only. */
export function fetchVendors(backend: Backend): Promise<Reply<ReadonlyArray<Row>>> {
  return call(backend, { method: 'GET', path: '/vendor', withToken: true, response: rowsInData });
}

/** Adds a vendor. Fields differ by backend; the embedded one takes name, email, phone and description. */
export function addVendor(backend: Backend, vendor: Row): Promise<Reply<null>> {
  return call(backend, { method: 'POST', path: '/vendor', json: vendor, withToken: true, response: null });
}

/** Removes one vendor; an unknown id is a status failure. */
export function deleteVendor(backend: Backend, id: string): Promise<Reply<null>> {
  return call(backend, { method: 'DELETE', path: `/vendor/${encodeURIComponent(id)}`, withToken: true, response: null });
}
