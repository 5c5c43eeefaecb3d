/** A figure that the desk has to reach, the test or command that measures it, and where that is too long for `npm test`. */
export type Figure = { figure: string; goal: string; file: string; title: string; command?: string };

const browser = 'tests/browser';
const edge = 'tests/edge';

/** All figures of the promise that nobody is missed, in its order. */
export const contractFigures: ReadonlyArray<Figure> = [
  {
    figure: 'promises missed in silence, in simulated days of a front desk',
    goal: '0',
    file: 'tests/simulation/simulation.test.ts',
    title: 'no promised call passes without staff alerts in 100 simulated days',
    command: 'simulate -- --desk',
  },
  {
    figure: 'new request to the title of a hidden tab',
    goal: '≤ 60 s',
    file: `${browser}/desk-title.test.ts`,
    title: 'a hidden tab’s title shows a new request within a minute',
  },
  {
    figure: 'new request to a push',
    goal: '≤ 60 s',
    file: `${edge}/desk-push.test.ts`,
    title: 'a posted form reaches a device by push within a minute',
  },
  {
    figure: 'in opening hours somebody told',
    goal: 'within 10 min',
    file: 'tests/bell/stall.test.ts',
    title: 'a database stall delays alerting about %s ten minutes at most',
  },
  {
    figure: 'emergency phrases of a held-out list',
    goal: '≥ 76 of 80 marked',
    file: 'tests/search/emergency.test.ts',
    title: 'the emergency detector finds 76 of 80 emergencies unseen before: %s',
  },
  {
    figure: 'marked requests on page 1 with 5,000 open',
    goal: 'all',
    file: 'tests/requests/emergency.test.ts',
    title: 'with 5,000 open requests every page lists all emergencies first',
  },
  {
    figure: 'taps of 30 calls, each',
    goal: '≤ 3',
    file: `${browser}/desk-taps.test.ts`,
    title: '30 recorded calls take three taps each at most',
  },
  {
    figure: 'keys from list to recorded',
    goal: '≤ 3',
    file: `${browser}/desk-calls.test.ts`,
    title: 'staff record a call outcome by one key, undo by another',
  },
  {
    figure: 'lines and outcomes of a person with three requests',
    goal: '1, 1',
    file: `${edge}/desk-calls.test.ts`,
    title: 'one outcome applies to all three requests of a person',
  },
  {
    figure: 'one page signed',
    goal: 'one press',
    file: `${edge}/desk-signing.test.ts`,
    title: 'the doctor can sign a whole page with one press',
  },
  {
    figure: 'words to read once, all pages',
    goal: 'under 54 % of them, in parts',
    file: 'tests/commands/desk-pages.test.ts',
    title: 'signing all English pages requires reading under 54% of their words',
  },
  {
    figure: 'words lost of 40 pasted documents',
    goal: '0',
    file: 'tests/articles/pasted-documents.test.ts',
    title: 'all visible words of the pasted document %s stay, in order',
  },
  {
    figure: 'screens crashed by 40 pasted documents',
    goal: '0',
    file: `${edge}/desk-pasted.test.ts`,
    title: 'the pasted document %s is saved, previewed and published whole',
  },
  {
    figure: 'list of 50 of 5,000, processor',
    goal: '≤ 10 ms',
    file: 'tests/desk/check/list.test.ts',
    title: 'rendering the call list costs the Worker at most ten milliseconds',
    command: 'desk-check -- list',
  },
  {
    figure: 'screens: weight; without script; axe',
    goal: '≤ 40 kB; 0; 0',
    file: 'tests/desk/check/screens.test.ts',
    title: 'desk screens ($width) stay small',
    command: 'desk-check -- screens',
  },
];
