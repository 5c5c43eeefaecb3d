import { howIDecide } from '#content/about.ts';

/** The signature under the doctor's own words and its day; `mark` says of a sample that it is one. */
export function Signed({ name, date, mark }: { name: string; date: string; mark: string }) {
  const { given, on, signature } = howIDecide;
  return (
    <p className="mt-4 pl-6">
      {signature && (
        <img alt="" className="mb-2 h-16 w-48 object-contain object-left" height="64" loading="lazy" src={signature} width="192" />
      )}
      <strong className="font-semibold">{name}</strong>, <time dateTime={on}>{date}</time>
      {!given && <span className="text-soft"> ({mark})</span>}
    </p>
  );
}
