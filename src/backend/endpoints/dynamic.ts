import * as v from 'valibot';
import { call } from '#backend/http/client.ts';
import type { Backend, Failure, Reply } from '#backend/types.ts';
import { type Row, rows } from './rows.ts';

type SectionForm = { title: string; description: string; photo: Blob; page: string };
type ChildForm = Omit<SectionForm, 'page'>;
/** A section by its id, or the newest of a page. */
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

/** Returns the list of dynamic pages; `dynamicListMessage` words a failure for staff. */
export function fetchDynamicPages(backend: Backend): Promise<Reply<ReadonlyArray<Row>>> {
  return call(backend, { method: 'GET', path: '/dynamic', response: pageList });
}

/** Returns the children of one section; an unknown section is a status failure. */
export function fetchSectionChildren(backend: Backend, section: SectionQuery): Promise<Reply<ReadonlyArray<Row>>> {
  return call(backend, { method: 'POST', path: '/dynamic/get/section', json: section, response: sectionChildren });
}

/** Publishes a section on a page. Backends answer differently, so the answer is not read. */
export function addSection(backend: Backend, section: SectionForm): Promise<Reply<null>> {
  const form = childForm(section);
  form.set('page', section.page);
  return call(backend, { method: 'POST', path: '/dynamic/section', form, withToken: true, response: null });
}

/** Adds a child to the section with the id `child`, as the API names it in its address. */
export function addChild(backend: Backend, child: string, content: ChildForm): Promise<Reply<null>> {
  const path = `/dynamic/child/${encodeURIComponent(child)}` as const;
  return call(backend, { method: 'POST', path, form: childForm(content), withToken: true, response: null });
}

/** Returns the message of a failed page list: the server's, or the API's fixed text, which mentions a discount. */
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
