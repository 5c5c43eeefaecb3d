/** With a backend of the practice's own, articles are written there. */
export function Elsewhere({ backend }: { backend: string }) {
  return (
    <>
      <h1 className="text-2xl">Articles</h1>
      <p className="mt-4 max-w-reading rounded-md bg-sunk p-5">
        Articles live in the practice’s own system, at <span className="break-words font-semibold">{new URL(backend).host}</span>. Write and
        publish them there: the site shows them within a few minutes. Nothing is kept of them at this desk.
      </p>
      <p className="mt-4">
        <a className="inline-flex min-h-11 items-center text-brand underline underline-offset-4" href="/articles/pages">
          Dynamic pages of that system
        </a>
      </p>
    </>
  );
}
