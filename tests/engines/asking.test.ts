import { expect, test } from 'vitest';
import { text as hindiErrors } from '#content/languages/hi/form-errors.ts';
import { text as hindi } from '#content/languages/hi/forms.ts';
import { sendWithoutPhone } from '#content/messages.ts';
import { receiptWords } from '#content/receipt.ts';
import { enginesForTests } from './engines.ts';
import { arrives, click, fill, seen, sees, tick } from './steps.ts';

const engines = enginesForTests();

test.for(engines)('$name: a callback form corrected after every error shows its receipt', async ({ open }) => {
  await using tab = await open('/callback', 360);
  await click(tab, 'main form button[type=submit]');
  for (const words of ['Enter your full name', 'Enter a phone number or an email address', 'Tick the box'])
    await sees(tab, 'main form [role=alert]', words);
  await fill(tab, 'main form [name=fname]', 'Asha Kulkarni');
  await fill(tab, 'main form [name=phone]', '9876543210');
  await tick(tab, 'main form [name=consent]');
  await expect.poll(() => seen(tab, 'main form [role=alert]')).toEqual([]);
  await click(tab, 'main form button[type=submit]');
  await arrives(tab, /^\/callback\/received\?/);
  await sees(tab, 'main', /GI-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}/);
  await click(tab, 'main a', receiptWords.withdraw);
  await arrives(tab, /^\/privacy\/withdraw\//);
  await fill(tab, 'main form [name=contact]', '98765 43210');
  await click(tab, 'main form button[type=submit]');
  await arrives(tab, '/privacy/withdrawn');
});

test.for(engines)('$name: a Hindi callback form, corrected, shows its receipt', async ({ open }) => {
  await using tab = await open('/hi/callback', 360);
  await click(tab, 'main form button[type=submit]');
  for (const words of [hindiErrors.callback.fname, hindiErrors.callback.consent]) await sees(tab, 'main form [role=alert]', words);
  await fill(tab, 'main form [name=fname]', 'आशा कुलकर्णी');
  await fill(tab, 'main form [name=phone]', '9876543210');
  await tick(tab, 'main form [name=consent]');
  await expect.poll(() => seen(tab, 'main form [role=alert]')).toEqual([]);
  await click(tab, 'main form button[type=submit]');
  await arrives(tab, /^\/hi\/callback\/received\?/);
  await sees(tab, 'main', /GI-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}/);
  await click(tab, 'main a', hindi.receipt.withdraw);
  await arrives(tab, /^\/hi\/privacy\/withdraw\//);
});

test.for(engines)('$name: a landline in the callback form needs an email instead', async ({ open }) => {
  await using tab = await open('/callback', 360);
  await fill(tab, 'main form [name=fname]', 'Asha Kulkarni');
  await fill(tab, 'main form [name=phone]', '2025678901');
  await tick(tab, 'main form [name=consent]');
  await click(tab, 'main form button[type=submit]');
  await sees(tab, 'main form [role=alert]', /Phone number must/);
  await sees(tab, 'main form label', sendWithoutPhone);
  await fill(tab, 'main form [name=email]', 'asha@');
  await click(tab, 'main form button[type=submit]');
  await sees(tab, 'main form [role=alert]', 'name@example.com');
  await fill(tab, 'main form [name=email]', 'asha@example.com');
  await expect.poll(() => seen(tab, 'main form [role=alert]')).toEqual([]);
  await click(tab, 'main form button[type=submit]');
  await arrives(tab, /^\/callback\/received\?/);
  await sees(tab, 'main', 'Your reference is');
});

test.for(engines)('$name: a message form corrected after every error shows its receipt', async ({ open }) => {
  await using tab = await open('/contact', 1280);
  await click(tab, 'main form button[type=submit]');
  const wrong = {
    fullName: 'Enter your full name',
    email: 'Enter your email',
    phoneNumber: 'Enter a phone number',
    message: 'Write your message',
  };
  for (const words of Object.values(wrong)) await sees(tab, 'main form [role=alert]', words);
  await fill(tab, 'main form [name=fullName]', 'Ravi Patil');
  await fill(tab, 'main form [name=email]', 'ravi@');
  await fill(tab, 'main form [name=phoneNumber]', '123');
  await fill(tab, 'main form [name=message]', 'May I bring my old scans?');
  await click(tab, 'main form button[type=submit]');
  await sees(tab, 'main form [role=alert]', 'name@example.com');
  await sees(tab, 'main form [role=alert]', '8 to 15 digits');
  await fill(tab, 'main form [name=email]', 'ravi@example.com');
  // A landline is a number that one can ring back.
  await fill(tab, 'main form [name=phoneNumber]', '020 2567 8901');
  await expect.poll(() => seen(tab, 'main form [role=alert]')).toEqual([]);
  await click(tab, 'main form button[type=submit]');
  await arrives(tab, /^\/contact\/received\?/);
  await sees(tab, 'main', 'Your reference is');
});

test.for(engines)('$name: the callback dialog opens and closes by keyboard', async ({ open }) => {
  await using tab = await open('/cases', 1280);
  const isOpen = () => tab.run(() => document.querySelector<HTMLDialogElement>('#callback-dialog')?.open ?? false);
  await click(tab, 'header a', 'Request a Callback');
  await expect.poll(async () => (await isOpen()) || (await tab.run(() => location.pathname)) === '/callback').toBe(true);
  if (!(await isOpen())) return;
  await tab.press('Escape');
  await expect.poll(isOpen).toBe(false);
});
