import { expect, test } from 'vitest';
import { missingEngines } from '#tests/engines/installed.ts';

test('the engines command names each package that is missing', () => {
  expect(missingEngines('/nowhere')).toMatch(/`sudo apt-get install firefox-esr webkit2gtk-driver xvfb`/);
  expect(missingEngines('/nowhere')).not.toContain('\n');
});
