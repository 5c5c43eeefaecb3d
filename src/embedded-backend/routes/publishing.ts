import type { D1Database } from '@cloudflare/workers-types';
import type { Context } from 'hono';
import { Hono } from 'hono/tiny';
import * as v from 'valibot';
import { fitsSection } from '#articles/article.ts';
import { htmlOverBounds } from '#articles/markdown-bounds.ts';
import { isTitleTaken, noArticle } from '#articles/publish.ts';
import { addChild, addSection, fitsBlog, hasSection } from '#articles/sections.ts';
import { choice, notAnObject, readForm, requiredText, text } from '#embedded-backend/http/request-body.ts';
import { limits } from '#schemas/fields.ts';
import { photoField, storePhoto } from './photos.ts';

const maxTitle = 200;

// The site cannot read a larger section, and would then lose the whole blog, so it is refused here.
const html = v.pipe(
  v.optional(v.string('This must be text.'), ''),
  v.regex(/\S/, 'This is required.'),
  v.check(fitsSection, 'Use 500 KB of text or less.'),
);

const childForm = v.object({ title: requiredText(maxTitle), description: html, photo: photoField }, notAnObject);

// `category` and `published` are additions to the backend's API; `published` makes the page readable without the token.
const sectionForm = v.object(
  { ...childForm.entries, page: requiredText(limits.name), category: text(limits.name), published: choice(['yes', 'no']) },
  notAnObject,
);

// Somebody opens it at the desk, where it becomes Markdown.
const tooCostly = (c: Context, why: string) => c.json({ message: 'The text cannot be read.', errors: { description: [why] } }, 422);

/** Publishing for staff: adds a section to a page, creating the page if needed, or a child to a section. */
export function publishingRoutes(db: D1Database): Hono {
  const routes = new Hono();

  routes.post('/dynamic/section', async (c) => {
    const body = await readForm(c, sectionForm);
    if (!body.ok) return body.refusal;
    const { title, description, page, category, published } = body.value;
    const over = htmlOverBounds(description);
    if (over) return tooCostly(c, over);
    if (page === 'Blog' && !(await fitsBlog(db, description)))
      return c.json({ message: 'The blog is full: it may hold 10,000 articles, or 32 MB of text.' }, 413);
    // The older article keeps the address.
    if (page === 'Blog' && (await isTitleTaken(db, noArticle, title)))
      return c.json({ message: 'Another article has this title.', errors: { title: ['Choose another title: this one is taken.'] } }, 409);
    const photo = await storePhoto(c, db, body.value.photo);
    if (!photo.ok) return photo.refusal;
    const section = { page, title, category: category || null, photo: photo.value, html: description, now: Date.now() };
    const id = await addSection(db, { ...section, published: published ? published === 'yes' : undefined });
    return c.json({ message: 'Section added', id }, 201);
  });

  // {child} is the id of the section that the child belongs to.
  routes.post('/dynamic/child/:section{[0-9]+}', async (c) => {
    const parent = c.req.param('section');
    if (!(await hasSection(db, parent))) return c.notFound();
    const body = await readForm(c, childForm);
    if (!body.ok) return body.refusal;
    const over = htmlOverBounds(body.value.description);
    if (over) return tooCostly(c, over);
    const photo = await storePhoto(c, db, body.value.photo);
    if (!photo.ok) return photo.refusal;
    const { title, description: html } = body.value;
    const id = await addChild(db, { section: parent, title, html, photo: photo.value, now: Date.now() });
    return c.json({ message: 'Child added', id }, 201);
  });

  return routes;
}
