import { expect, test } from 'vitest';
import { calendarFile } from '#content/calendar-file.ts';
import { findTreatment } from '#content/catalogue.ts';
import { plannedOperations } from '#content/getting-ready.ts';
import { calendarOf, indianTime } from '#content/operation-calendar.ts';
import { operations } from '#content/operations.ts';
import { whatMatters } from '#content/what-matters.ts';

test('each decision sheet has a treatment and five statements', () => {
  for (const { treatment, statements } of whatMatters) {
    expect(findTreatment(treatment)?.link).toBe(treatment);
    expect(new Set(statements.map(({ statement }) => statement)).size).toBe(5);
    for (const { ask } of statements) expect(ask).toMatch(/\?$/);
  }
});

test('no operation allows lifting within six weeks of open surgery', () => {
  for (const [key, { back }] of Object.entries(operations)) {
    if (/keyhole|sleeve|bypass|wrap|cyst|ercp|colonoscopy|piles|fissure|fistula|rectal-polyp|robotic/.test(key)) continue;
    expect([key, back.lift]).toEqual([key, expect.stringMatching(/^nothing over \d+ kg .* for at least 6 weeks$/)]);
  }
});

const now = Date.parse('2026-11-22T10:00:00Z');
const linesOf = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

test('folds lines of a calendar file at 75 bytes', () => {
  const details = 'पित्त की थैली; bring reports, scans\nand medicines '.repeat(9);
  const file = calendarFile([{ id: 'a', title: 'Operation', details, at: now, minutes: 15 }], now);
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(linesOf(file)).toContain(`DESCRIPTION:${details.replace(/[;,]/g, '\\$&').replace(/\n/g, '\\n')}`);
});

test('writes times of a calendar file in UTC', () => {
  const at = indianTime('2026-12-01T07:30') ?? 0;
  expect(linesOf(calendarFile([{ id: 'a', title: 'b', details: '', at, minutes: 60 }], now))).toEqual(
    expect.arrayContaining(['DTSTART:20261201T020000Z', 'DTEND:20261201T030000Z']),
  );
  expect(indianTime('tomorrow')).toBeUndefined();
  expect(indianTime('2026-13-41T07:30')).toBeUndefined();
});

test('fasting starts with food, then drink, before the operation', () => {
  for (const [, operation] of plannedOperations) {
    const entries = calendarOf(operation, now);
    expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(entries.at(-1)?.at).toBe(now);
    expect(operation.ready.noFood).toBeGreaterThanOrEqual(6);
    expect(operation.ready.noDrink).toBeGreaterThanOrEqual(2);
  }
});

test('an emergency operation has no getting-ready sheet', () => {
  const without = Object.keys(operations).filter((key) => !plannedOperations.some(([planned]) => planned === key));
  expect(without).toEqual(['perforation', 'adhesions']);
});
