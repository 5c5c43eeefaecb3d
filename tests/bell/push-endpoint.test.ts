import { expect, test } from 'vitest';
import { isPushEndpoint } from '#bell/push/endpoint.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/dQw4:APA91b',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYA%2b',
])('a push service’s URL is accepted: %s', (address) => {
  expect(isPushEndpoint(address)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/a',
  'https://fcm.googleapis.com:8443/fcm/send/a',
  'https://user:word@fcm.googleapis.com/a',
  'https://fcm.googleapis.com/',
  'https://fcm.googleapis.com/a#b',
  'https://localhost/a',
  'https://desk.localhost/a',
  'https://127.0.0.1/a',
  'https://2130706433/a',
  'https://0x7f.1/a',
  'https://0177.0.0.1/a',
  'https://[::1]/a',
  'https://[::ffff:10.0.0.1]/a',
  'https://169.254.169.254/latest/meta-data',
  'https://metadata.google.internal/a',
  'https://printer.local/a',
  'https://router.lan/a',
  'https://intranet/a',
  'https://push.example.com./a',
  'https://１２７.0.0.1/a',
  'javascript:alert(1)',
  'data:text/plain,a',
  'no address',
  '',
  `https://push.example.com/${'a'.repeat(1_000)}`,
])('a URL of no push service is refused: %s', (address) => {
  expect(isPushEndpoint(address)).toBe(false);
});
