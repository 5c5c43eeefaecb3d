import type { Hono } from 'hono';
import { deletePicture, type ListedPicture, listPictures, readPicture } from '#articles/pictures/gallery.ts';
import { readPhoto } from '#articles/pictures/photos.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import { nameLookup } from '#desk/door/staff.ts';
import { deskNotice, deskPage, seeOther } from '#desk/frame/page.tsx';
import { pageNumber, TapLink } from '#desk/frame/page-parts.tsx';
import { whenAsRead } from '#desk/frame/times.ts';
import { ButtonLink, Submit } from '#ui/button.tsx';
import { articlesRoute } from './article-route.tsx';

const noSuch = { title: 'There is no such picture', words: 'It was deleted for good, or the link was mistyped.' };

const addressOf = ({ name }: ListedPicture) => `/api/v1/photo/${name}-480`;

const quoted = (titles: ReadonlyArray<string>) => titles.map((title) => `“${title}”`).join(', ');

function Shown({ picture: { shownIn, plannedIn } }: { picture: ListedPicture }) {
  const now = shownIn.length === 0 ? 'Only the desk sees it.' : `Readers see it in ${quoted(shownIn)}.`;
  return plannedIn.length === 0 ? now : `${now} It is planned with ${quoted(plannedIn)}.`;
}

type Props = {
  pictures: ReadonlyArray<ListedPicture>;
  page: number;
  more: boolean;
  mayDelete: boolean;
  now: number;
  nameOf: (email: string) => string;
};

function Pictures({ pictures, page, more, mayDelete, now, nameOf }: Props) {
  return (
    <>
      <p>
        <TapLink href="/articles">Articles</TapLink>
      </p>
      <h1 className="text-2xl">Pictures</h1>
      {pictures.length === 0 ? (
        <p className="mt-4 rounded-md bg-sunk p-4">There is no picture. Add one from an article.</p>
      ) : (
        <ul className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {pictures.map((picture) => (
            <li className="rounded-md border border-line p-3" key={picture.name}>
              <img
                alt={picture.alt}
                className="h-40 w-full rounded-sm bg-brand-50 object-contain"
                loading="lazy"
                src={addressOf(picture)}
              />
              <p className="mt-2 text-sm">
                <Shown picture={picture} />
              </p>
              <p className="text-sm text-soft">
                Added {whenAsRead(picture.addedAt, now)}
                {picture.addedBy && `, ${nameOf(picture.addedBy)}`}
              </p>
              {mayDelete && <TapLink href={`/articles/pictures/${picture.name}/delete`}>Delete for good…</TapLink>}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 flex gap-6">
        {page > 1 && <TapLink href={`/articles/pictures?page=${page - 1}`}>Newer</TapLink>}
        {more && <TapLink href={`/articles/pictures?page=${page + 1}`}>Older</TapLink>}
      </p>
    </>
  );
}

function DeleteScreen({ picture }: { picture: ListedPicture }) {
  return (
    <form action={`/articles/pictures/${picture.name}/delete`} className="grid max-w-reading gap-4" method="post">
      <h1 className="text-2xl">Delete this picture for good?</h1>
      <img alt={picture.alt} className="max-h-80 rounded-md bg-brand-50 object-contain" src={addressOf(picture)} />
      <p>
        <Shown picture={picture} />{' '}
        {picture.shownIn.length > 0 &&
          'Its place there stays empty, with the words for those who cannot see it, until the article is corrected.'}{' '}
        {picture.plannedIn.length > 0 && 'What is planned does not go out without it: it misses its time until the picture is taken out.'}
      </p>
      <p>
        It cannot be brought back. Its bytes are overwritten and deleted, and its address says that it is gone. A reader’s browser may show
        its own copy for up to a day; the database’s own history, which only Cloudflare’s account can restore, forgets it after 30 days.
      </p>
      <p className="flex flex-wrap gap-3">
        <Submit look="accent">Delete for good</Submit>
        <ButtonLink href="/articles/pictures" look="quiet">
          Keep it
        </ButtonLink>
      </p>
    </form>
  );
}

const nameIn = '/articles/pictures/:name{[0-9a-f]{1,32}}/delete';

async function pictureOf(c: DeskContext): Promise<ListedPicture | undefined> {
  const picture = await readPicture(c.env.DB, c.req.param('name') ?? '');
  return picture?.deletedAt === null ? picture : undefined;
}

/** Declares the pictures of drafts, which only the desk is given, their list, and deleting one for good. */
export function pictureFileRoutes(app: Hono<DeskEnv>): void {
  articlesRoute(app, 'GET', '/api/v1/photo/:name', 'draft articles', async (c) => {
    const photo = await readPhoto(c.env.DB, c.req.param('name') ?? '', { shownOnly: false });
    if (photo.kind !== 'found') return c.body(null, photo.kind === 'deleted' ? 410 : 404);
    return c.body(photo.bytes, 200, { 'Content-Type': photo.type, 'Content-Security-Policy': "default-src 'none'" });
  });

  articlesRoute(app, 'GET', '/articles/pictures', 'draft articles', async (c) => {
    const page = pageNumber(c.req.query('page'));
    const list = await listPictures(c.env.DB, page);
    const mayDelete = may(c.var.person, 'publish');
    const body = <Pictures {...list} mayDelete={mayDelete} nameOf={await nameLookup(c.env.DB)} now={c.var.now} page={page} />;
    return deskPage(c, { title: 'Pictures', current: 'articles', body });
  });

  articlesRoute(app, 'GET', nameIn, 'publish', async (c) => {
    const picture = await pictureOf(c);
    if (!picture) return deskNotice(noSuch, 404);
    return deskPage(c, { title: 'Delete a picture', current: 'articles', body: <DeleteScreen picture={picture} /> });
  });

  articlesRoute(app, 'POST', nameIn, 'publish', async (c) => {
    const done = await deletePicture(c.env.DB, c.req.param('name') ?? '', { by: c.var.person.email, now: c.var.now });
    return done ? seeOther('/articles/pictures', 'picture-deleted') : deskNotice(noSuch, 404);
  });
}
