import type { TreatmentEntry } from '#content/treatment-index.ts';
import { ownFile } from './http/own-files.ts';

const readIndex = ownFile<ReadonlyArray<TreatmentEntry>>('/treatment-index.json');

/** The index, from the site's own files; empty while it cannot be read. */
export async function treatmentIndex(env: Env, origin: string): Promise<ReadonlyArray<TreatmentEntry>> {
  return (await readIndex(env, origin)) ?? [];
}
