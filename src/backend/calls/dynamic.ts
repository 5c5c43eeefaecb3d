import * as v from 'valibot';
import { call } from '#backend/http/client.ts';
import type { Backend, Failure, Reply } from '#backend/types.ts';
import { type Row, rows } from './rows.ts';

type SectionForm = { title: string; description: string; photo: Blob; page: string };
type ChildForm = Omit<SectionForm, 'page'>;
/** Which section: by its id, or the newest of a page. */
type SectionQuery = { id: string } | { page: string };

// Backends answer with the list as `data`, or as `data.data`; both are taken.
const pageList = v.pipe(
  v.object({ data: v.union([rows, v.object({ data: rows })]) }),
  v.transform(({ data }) => ('data' in data ? data.data : data)),
);
const sectionChildren = v.pipe(
  v.object({ section: v.object({ children: rows }) }),
  v.transform(({ section }) => section.children),
);

/** The list of dynamic pages. What to tell staff when it fails: `dynamicListMessage`. */
export function fetchDynamicPages(backend: Backend): Promise<Reply<ReadonlyArray<Row>>> {
  return call(backend, { method: 'GET', path: '/dynamic', response: pageList });
}

/** The children of one section; an unknown section is a status failure. */
export function fetchSectionChildren(backend: Backend, section: SectionQuery): Promise<Reply<ReadonlyArray<Row>>> {
  return call(backend, { method: 'POST', path: '/dynamic/get/section', json: section, response: sectionChildren });
}

/** Publishes a section on a page. What is answered differs by backend, so it is not read. */
export function addSection(backend: Backend, section: SectionForm): Promise<Reply<null>> {
  const form = childForm(section);
  form.set('page', section.page);
  return call(backend, { method: 'POST', path: '/dynamic/section', form, withToken: true, response: null });
}

/** Adds a child to the section whose id is `child`: backends call it so in the address. */
export function addChild(backend: Backend, child: string, content: ChildForm): Promise<Reply<null>> {
  const path = `/dynamic/child/${encodeURIComponent(child)}` as const;
  return call(backend, { method: 'POST', path, form: childForm(content), withToken: true, response: null });
}

/** What a failed page list says: the server's message, or the API's own fixed words, which name a discount. */
export function dynamicListMessage(failure: Failure): string {
  const body = failure.kind === 'status' ? v.safeParse(v.object({ message: v.pipe(v.string(), v.regex(/\S/)) }), failure.body) : undefined;
  return body?.success ? body.output.message : 'Failed to add discount';
}

function childForm({ title, description, photo }: ChildForm): FormData {
  const form = new FormData();
  form.set('title', title);
  form.set('description', description);
  form.set('photo', photo);
  return form;
}
