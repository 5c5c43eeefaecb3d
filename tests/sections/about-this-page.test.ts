import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { doctorName } from '#content/contact-links.ts';
import { AboutThisPage } from '#sections/treatment/page-end.tsx';

const endOf = (reviewed: Parameters<typeof AboutThisPage>[0]['page']['reviewed']) =>
  renderToStaticMarkup(createElement(AboutThisPage, { page: { written: '2026-11-20', reviewed }, otherNames: [] }));

test('a page names a reviewer only when it is signed', () => {
  expect(endOf(null)).not.toContain('Reviewer');
  expect(endOf(null)).toContain(`Awaiting review by ${doctorName}`);
  expect(endOf({ by: doctorName, on: '2026-11-20', next: '2027-11-20' })).toContain(`Reviewer: ${doctorName}`);
});
