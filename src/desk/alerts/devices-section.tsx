import { type Device, gone, isEnded } from '#bell/push/devices.ts';
import { Nothing, Urgent } from '#desk/frame/page-parts.tsx';
import { whenAsRead } from '#desk/frame/times.ts';
import { Button, Submit } from '#ui/button.tsx';
import { Titled } from '#ui/titled.tsx';

type Props = {
  devices: ReadonlyArray<Device>;
  /** The public half of PUSH_KEY; undefined while push is not set up. */
  publicKey: string | undefined;
  problem?: string | undefined;
  now: number;
};

const again = 'switch push off and on again on that device';
const failures: Readonly<Record<string, string>> = {
  [gone]: 'Its browser takes no more messages: switch push on again on that device, or remove this line.',
  'no-key': `The encryption key of this entry is missing: ${again}.`,
  timeout: 'Its push service did not answer last time.',
  unreachable: 'Its push service could not be reached last time.',
  '401': `Its push service does not know our key: ${again}.`,
  '403': `Its push service does not know our key: ${again}.`,
  '429': 'Its push service had too many messages last time.',
};

function stateOf(device: Device, now: number): string {
  const { reachedAt, failure, failedAt } = device;
  if (failure) {
    const words = failures[failure] ?? `Its push service did not take the last message (${failure}).`;
    return isEnded(device) && failedAt !== null ? `Push has ended here, ${whenAsRead(failedAt, now)}. ${words}` : words;
  }
  return reachedAt === null ? 'Nothing was sent to it yet.' : `Last reached ${whenAsRead(reachedAt, now)}.`;
}

/** One person's devices. Switching push on is the browser's to ask and needs script; all else here does not. */
export function DevicesSection({ devices, publicKey, problem, now }: Props) {
  return (
    <Titled className="mt-6" id="devices" look="text-xl" title="Your devices">
      {problem && <Urgent>{problem}</Urgent>}
      {publicKey ? (
        <ThisDevice publicKey={publicKey} />
      ) : (
        <Urgent>
          Push is not set up for this practice. The person who runs the site can do it in ten minutes: ‘The bell’ in its file OPERATING.md
          says how. All else at the desk works.
        </Urgent>
      )}
      {devices.length === 0 ? (
        <p className="mt-3 text-soft">Push is on for none of your devices.</p>
      ) : (
        <ul className="mt-3 max-w-3xl divide-y divide-line border-line border-y">
          {devices.map((device) => (
            <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2" data-device={device.id} key={device.id}>
              <span className="min-w-0">
                <span className="block font-semibold">
                  {device.opened?.device ?? 'A device'}{' '}
                  <span className="hidden font-normal text-good" data-here="">
                    (this one)
                  </span>
                </span>
                <span className={`block text-sm ${device.failure ? 'font-semibold text-urgent' : 'text-soft'}`}>
                  Added {whenAsRead(device.addedAt, now)}. {stateOf(device, now)}
                </span>
              </span>
              <form action="/alerts/devices/remove" method="post">
                <input name="id" type="hidden" value={device.id} />
                <Submit aria-label={`Remove ${device.opened?.device ?? 'this device'}`} look="quiet">
                  Remove
                </Submit>
              </form>
            </li>
          ))}
        </ul>
      )}
      {publicKey && devices.length > 0 && (
        <form action="/alerts/test" className="mt-4" method="post">
          <Submit look="quiet">Send me a test</Submit>
        </form>
      )}
    </Titled>
  );
}

function ThisDevice({ publicKey }: { publicKey: string }) {
  return (
    <div className="mt-3 max-w-reading" data-push={publicKey}>
      <p data-push-plain="">
        To switch push on, open this page in the browser that is to be told, with JavaScript on: the browser asks you first.
      </p>
      <div className="hidden" data-push-choice="">
        <Button data-push-on="">Switch push on for this device</Button>
        <form action="/alerts/devices" data-push-form="" method="post">
          <input name="endpoint" type="hidden" />
          <input name="p256dh" type="hidden" />
          <input name="auth" type="hidden" />
        </form>
      </div>
      <div className="hidden" data-push-is-on="">
        <Nothing>Push is on for this device.</Nothing>
      </div>
      <p className="mt-2 font-semibold text-urgent" data-push-status="" role="status" />
      <p className="mt-2 text-sm text-soft">
        On an iPhone or iPad first add the desk to the Home Screen (Share, then Add to Home Screen), and open it there.
      </p>
    </div>
  );
}
