const keys: ReadonlyArray<readonly [key: string, does: string]> = [
  ['j', 'the next line of the list; after an outcome, the one behind the line that you were on'],
  ['k', 'the line before'],
  ['Enter', 'opens the line'],
  ['c', 'calls the one whose request is shown, or else the line that you are on'],
  ['1', 'No answer'],
  ['2', 'Line busy'],
  ['3', 'Call later: goes to the times, Enter takes the first'],
  ['4', 'Booked: goes to the times, Enter takes the first'],
  ['5', 'Advised'],
  ['6', 'Wrong number'],
  ['a', 'Answered, for a message'],
  ['n', 'goes to the note'],
  ['Esc', 'leaves the note, and the keys work again'],
  ['Ctrl Enter', 'goes from the note to the outcomes'],
  ['u', 'undoes what you recorded last'],
  ['t', 'goes to the confirmation of the visit that you booked last'],
  ['/', 'searches'],
  ['?', 'shows this page'],
];

export function Shortcuts() {
  return (
    <>
      <h1 className="text-2xl">Shortcuts</h1>
      <p className="mt-2 max-w-reading">
        They work on the call list and on a request; while you are typing, only the two that leave the note.
      </p>
      <dl className="mt-4 max-w-reading divide-y divide-line border-line border-y">
        {keys.map(([key, does]) => (
          <div className="flex items-baseline gap-4 py-2" key={key}>
            <dt className="w-28 shrink-0">
              <kbd className="rounded-sm border border-edge bg-sunk px-2 py-0.5 font-semibold">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 hidden" data-shortcuts="">
        <button className="min-h-11 font-semibold text-brand underline" type="button">
          Switch them off on this computer
        </button>
      </p>
    </>
  );
}
