import { expect, test } from 'vitest';
import { alsoCalled, namesBesides } from '#content/also-called.ts';
import { findTreatment } from '#content/catalogue.ts';

const lineUnder = (link: string) => {
  const page = findTreatment(link);
  return page && alsoCalled(page);
};

test("a treatment page lists its other names under 'Also called'", () => {
  expect(lineUnder('Inguinalhernial')).toBe('Also called groin hernia · हर्निया');
  expect(lineUnder('livercancer')).toBe('Also called hepatocellular carcinoma (HCC) · लिवर का कैंसर');
});

test("a treatment page’s 'Also called' omits names in its title", () => {
  expect(lineUnder('Ventralhernia')).toBe('Also called scar hernia · पेट का हर्निया');
  expect(lineUnder('gallbladdercancer')).toBe('Also called gallbladder carcinoma · पित्ताशय का कैंसर');
  expect(lineUnder('whilesurgery')).toBe('Also called pancreaticoduodenectomy · व्हिपल सर्जरी');
  expect(lineUnder('hemorrhoids')).toBe('Also called bawaseer · बवासीर');
});

test("a treatment page names a disease’s variants without 'Also called'", () => {
  expect(lineUnder('inflammatoryboweldiseases')).toBe('Ulcerative colitis and Crohn’s disease · आंतों की सूजन');
});

test("a treatment page’s 'Also called' keeps capitals of people’s names", () => {
  const line = (otherNames: ReadonlyArray<string>) => alsoCalled({ name: 'A disease', otherNames });
  expect(line(['Crohn’s disease', 'IBD'])).toBe('Also called Crohn’s disease · IBD');
  expect(line(['क्रोहन रोग'])).toBe('Also called क्रोहन रोग');
});

test('other names of a Hindi page never repeat its title', () => {
  expect(namesBesides('बवासीर (पाइल्स)', ['पाइल्स', 'मस्से', 'ख़ूनी बवासीर'])).toEqual(['मस्से', 'ख़ूनी बवासीर']);
  expect(namesBesides('बड़ी आँत का कैंसर', ['कोलन कैंसर', 'बड़ी आंत का कैंसर'])).toEqual(['कोलन कैंसर']);
  expect(namesBesides('लिवर की हाइडैटिड सिस्ट', ['हाइडेटिड सिस्ट', 'कुत्ते के कीड़े की सिस्ट'])).toEqual(['कुत्ते के कीड़े की सिस्ट']);
  expect(namesBesides('आमाशय (पेट की थैली) का कैंसर', ['पेट का कैंसर'])).toEqual(['पेट का कैंसर']);
});
