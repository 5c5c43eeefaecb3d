import { expect, test } from 'vitest';
import { addressFrom } from '#content/latin-letters.ts';

test.each([
  ['Meera Deshpande', 'meera-deshpande'],
  ['José', 'jose'],
  ['Renée  O’Neill-Łuk', 'renee-oneill-luk'],
  ['मीरा देशपांडे', 'mira-deshpande'],
  ['सुनीता कुलकर्णी', 'sunita-kulkarni'],
  ['राजेश शर्मा', 'rajesh-sharma'],
  ['मनमोहन सिंह', 'manmohan-singh'],
  ['हरमनप्रीत चन्द्र', 'harmanprit-chandra'],
  ['फ़िरोज़ वाड्रा', 'firoz-vadra'],
  ['लक्ष्मी कृष्णन', 'lakshmi-krishnan'],
  ['आनंद संपत', 'anand-sampat'],
  ['মীরা দেশপান্ডে', 'mira-deshpande'],
  ['મીરા દેશપાંડે', 'mira-deshpande'],
  ['ਮੀਰਾ ਸਿੰਘ', 'mira-singh'],
  ['மீரா', 'mira'],
  ['మీరా దేశ్‌పాండే', 'mira-deshpande'],
  ['ರಮೇಶ', 'ramesha'],
  ['രാജൻ', 'rajan'],
  ['Dr. A. P. J.', 'dr-a-p-j'],
])('the doctor’s name %s becomes the web address %s', (name, address) => {
  expect(addressFrom(name)).toBe(address);
});

test.each(['', '  ', '張偉', '…', 'آشا'])('a doctor’s name that gives no web address throws: %j', (name) => {
  expect(() => addressFrom(name)).toThrow(/write it in Latin letters/);
});
