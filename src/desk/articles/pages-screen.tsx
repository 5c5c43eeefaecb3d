/** A page as its backend lists it; backends choose the fields themselves. */
export type ListedPage = { id: string; name: string; updated: string };

type Props = { pages: ReadonlyArray<ListedPage> } | { message: string };

/** The dynamic pages of the backend, or in its own words why they cannot be had. */
export function PagesScreen(props: Props) {
  return (
    <>
      <p>
        <a className="inline-flex min-h-11 items-center text-brand underline underline-offset-4" href="/articles">
          Articles
        </a>
      </p>
      <h1 className="text-2xl">Dynamic pages</h1>
      {'message' in props ? (
        <p className="mt-4 rounded-md border-2 border-urgent bg-urgent-50 p-4 font-semibold text-urgent" role="alert">
          {props.message}
        </p>
      ) : props.pages.length === 0 ? (
        <p className="mt-4 rounded-md bg-sunk p-4">
          The backend has no pages yet. The first article that is published makes the page “Blog”.
        </p>
      ) : (
        <table className="mt-4 w-full max-w-reading text-left">
          <thead>
            <tr className="border-line border-b">
              <th className="py-2 pr-4">Page</th>
              <th className="py-2 pr-4">Number</th>
              <th className="py-2">Changed</th>
            </tr>
          </thead>
          <tbody>
            {props.pages.map(({ id, name, updated }) => (
              <tr className="border-line border-b" key={id}>
                <td className="py-3 pr-4 font-semibold">{name}</td>
                <td className="py-3 pr-4 text-soft">{id}</td>
                <td className="py-3 text-soft">{updated}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
