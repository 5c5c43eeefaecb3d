import type { ArticleRow } from '#desk/articles/article.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { TextField } from '#ui/forms/field.tsx';

const idOf = (field: string) => `picture-${field}`;

/** A picture for an article: at its head, or in its text. */
export function PictureScreen({ article, errors, alt }: { article: ArticleRow; errors: FieldErrors; alt: string }) {
  return (
    <div className="grid max-w-reading gap-4">
      <p>
        <a className="inline-flex min-h-11 items-center text-brand underline underline-offset-4" href={`/articles/${article.id}`}>
          Back to the text
        </a>
      </p>
      <h1 className="text-2xl">A picture for “{article.title}”</h1>
      <ErrorSummary errors={errors} idOf={idOf} order={['picture', 'alt', 'form']} />
      <form action={`/articles/${article.id}/picture`} className="grid gap-4" data-picture encType="multipart/form-data" method="post">
        <input name="version" type="hidden" value={article.version} />
        <TextField
          accept="image/jpeg,image/png,image/webp"
          error={errors.picture?.[0]}
          hint="JPEG, PNG or WebP, up to 8 MB. Where it was taken, when and with what is removed here."
          id={idOf('picture')}
          label="Picture"
          name="picture"
          required
          type="file"
        />
        <TextField
          defaultValue={alt}
          error={errors.alt?.[0]}
          hint="For readers who cannot see it: “A plate with dal, rice and greens”. No names or faces of patients."
          id={idOf('alt')}
          label="What the picture shows"
          maxLength={150}
          name="alt"
          required
        />
        <fieldset>
          <legend className="font-semibold">Where it goes</legend>
          {[
            ['head', 'At the head of the article and in lists'],
            ['text', 'In the text: it is put at its end, and you move its line'],
          ].map(([value, words]) => (
            <label className="flex min-h-11 items-center gap-3" key={value}>
              <input className="size-5 accent-brand" defaultChecked={value === 'head'} name="place" type="radio" value={value} /> {words}
            </label>
          ))}
        </fieldset>
        <p className="flex flex-wrap items-center gap-3">
          <Button type="submit">Add the picture</Button>
          <span className="text-sm text-soft" data-picture-status role="status" />
        </p>
      </form>
      {article.photo && (
        <form action={`/articles/${article.id}/no-picture`} className="border-line border-t pt-4" method="post">
          <input name="version" type="hidden" value={article.version} />
          <img alt="" className="h-32 w-52 rounded-md bg-brand-50 object-cover" src={article.photo} />
          <Button className="mt-3" look="quiet" type="submit">
            Take it from the head
          </Button>
        </form>
      )}
    </div>
  );
}
