import { expect, test } from 'vitest';
import { alsoCalled } from '#content/also-called.ts';
import { findTreatment } from '#content/catalogue.ts';

const lineUnder = (link: string) => {
  const page = findTreatment(link);
  return page && alsoCalled(page);
};

test('a page says under its name what else it is called', () => {
  expect(lineUnder('Inguinalhernial')).toBe('Also called groin hernia or rupture in the groin');
  expect(lineUnder('livercancer')).toBe('Also called hepatocellular carcinoma (HCC) or hepatoma');
});

// A name that the title holds already, or that only spells or orders it in another way, is left out.
test('names that the title already holds are left out', () => {
  expect(lineUnder('Ventralhernia')).toBe('Also called scar hernia or hernia after an operation');
  expect(lineUnder('gallbladdercancer')).toBe('Also called gallbladder carcinoma');
  expect(lineUnder('whilesurgery')).toBe('Also called pancreaticoduodenectomy or removal of the head of the pancreas');
  expect(lineUnder('hemorrhoids')).toBe('Also called bawaseer or swollen veins at the anus');
});

test("other names of a page's kinds have their own line", () => {
  expect(lineUnder('inflammatoryboweldiseases')).toBe('Ulcerative colitis and Crohn’s disease');
});

// Initials and the names of people keep their capital, and names in Hindi are not mixed in.
test('names of people keep their capital', () => {
  const line = (otherNames: ReadonlyArray<string>) => alsoCalled({ name: 'A disease', otherNames });
  expect(line(['Crohn’s disease', 'IBD'])).toBe('Also called Crohn’s disease or IBD');
  expect(line(['क्रोहन रोग'])).toBe('');
});
