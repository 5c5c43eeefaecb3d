import { expect, test } from 'vitest';
import { buildFailure } from '#commands/build/build-failure.ts';

// The framework's output, shortened.
const start = '[ssg] processing static generation...\n';
const inPage =
  'Error during rendering: Error: Our own sentence.\\n    at k (file:///dist/server/assets/privacy.js:1:8562)\\n    at dt (file:///x.js:1:2)\n';
const omitted =
  'Uncaught exception: workerd/jsg/value.h:1494: failed: remote.jsg.Error: An error occurred in the Server Components render. The specific message is omitted.\n';
const inContent =
  "Uncaught exception: workerd/jsg/value.h:1494: failed: remote.jsg.Error: The page 'livercysts' has no 'emergency' rows.\nstack: /workerd@36487d7\n";
const none = '✓ 0 files generated in 2309ms\n';

test('a failed build shows our own errors without stack trace', () => {
  expect(buildFailure(start + inContent + none)).toBe("The page 'livercysts' has no 'emergency' rows.");
  expect(buildFailure(start + inPage)).toBe('Our own sentence.');
  expect(buildFailure(start + inPage + omitted)).toBe('Our own sentence.');
});

test('a build that generates no pages is reported as failed', () => {
  expect(buildFailure(start + none)).toMatch(/No page/);
});

test('a successful build reports no failure', () => {
  expect(buildFailure(`${start}✓ 120 files generated in 2309ms\n`)).toBeUndefined();
  expect(buildFailure(start + inContent.slice(0, 90))).toBeUndefined();
});
