import { encode } from 'uqr';
import { addressAsRead, phoneAsRead } from '#content/contact-links.ts';
import { compareId } from '#content/cost-link.ts';
import { openAsRead } from '#content/opening-hours.ts';
import { practice } from '#content/practice.ts';
import { absolute } from '#seo/absolute.ts';

type Taken = { path: string; compares: boolean };

/** The address that a patient takes along: the comparison, where the page has one. */
export const addressToTake = ({ path, compares }: Taken) => `${absolute(path)}${compares ? `#${compareId}` : ''}`;

// Draws a row of modules as strokes and gaps, a third of the bytes of single squares.
const lineOf = (row: ReadonlyArray<boolean>, y: number): string =>
  `M0 ${y + 0.5}${row
    .map((dark) => (dark ? '1' : '0'))
    .join('')
    .replace(/0+$/, '')
    .replace(/0+|1+/g, (run) => (run.startsWith('1') ? `h${run.length}` : `m${run.length} 0`))}`;

function Code({ address }: { address: string }) {
  const { size, data } = encode(address, { ecc: 'M', border: 4 });
  const lines = data.flatMap((row, y) => (row.includes(true) ? [lineOf(row, y)] : []));
  return (
    <svg aria-label="This page’s address as a QR code" className="qr-code size-28 shrink-0" role="img" viewBox={`0 0 ${size} ${size}`}>
      <path d={lines.join('')} id="code" shapeRendering="crispEdges" stroke="currentColor" />
    </svg>
  );
}

/** The same code on the screen, drawn once for both. */
export function CodeAgain(page: Taken) {
  const { size } = encode(addressToTake(page), { ecc: 'M', border: 4 });
  return (
    <svg
      aria-label="This page’s address as a QR code"
      className="qr-code my-3 size-44 rounded-sm"
      role="img"
      viewBox={`0 0 ${size} ${size}`}
    >
      <use href="#code" />
    </svg>
  );
}

/**
 * The footer of the printed page, and the target that turns it into the sheet for the doctor: with #sheet in the address, print.css
 * shows only the signs, the table and the questions.
 */
export function Sheet({ name, ...page }: Taken & { name: string }) {
  return (
    <div className="sheet" id="sheet">
      <p className="sheet-chosen mt-10 rounded-md border-2 border-brand bg-brand-50 p-5 print:hidden">
        <b>The sheet for your doctor is chosen.</b> Choose Print in your browser’s menu.{' '}
        <a className="text-brand underline underline-offset-4" href="#share">
          Print the whole page instead
        </a>
      </p>
      <div className="hidden items-center gap-6 print:flex">
        <Code address={addressToTake(page)} />
        <p>
          <b>{practice.name}</b>, {addressAsRead}
          <br />
          {`Phone ${phoneAsRead}, ${openAsRead}`}
          <br />
          {`${name}: ${absolute(page.path)}`}
        </p>
      </div>
    </div>
  );
}
