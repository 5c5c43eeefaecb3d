import { Button, ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { SelectField, TextArea, TextField } from '#ui/field.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { PostSkeletons } from '#ui/post-skeletons.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { EmergencyNote } from './emergency-note.tsx';

const grounds = [
  'bg-paper',
  'bg-surface',
  'bg-sunk',
  'bg-line',
  'bg-edge',
  'bg-soft',
  'bg-ink',
  'bg-brand-50',
  'bg-brand-100',
  'bg-brand-300',
  'bg-brand',
  'bg-brand-strong',
  'bg-deep',
  'bg-accent-50',
  'bg-accent',
  'bg-accent-strong',
  'bg-good-50',
  'bg-good',
  'bg-urgent-50',
  'bg-urgent',
  'bg-emergency-50',
  'bg-emergency',
];
const sizes = ['text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl', 'text-4xl'];
const corners = ['rounded-sm', 'rounded-md', 'rounded-lg', 'rounded-full'];
const icons: ReadonlyArray<IconName> = [
  'phone',
  'mail',
  'pin',
  'clock',
  'menu',
  'close',
  'calendar',
  'cases',
  'chat',
  'warning',
  'check',
  'whatsapp',
];

function Fields() {
  return (
    <div className="grid max-w-reading gap-6">
      <ErrorSummary errors={{ wrong: ['Enter your full name'] }} idOf={(field) => `sample-${field}`} order={['wrong']} />
      <TextField hint="A hint stands before the box." id="sample-right" label="A field" name="right" />
      <TextField error="Enter your full name" id="sample-wrong" label="A field with an error" name="wrong" />
      <SelectField id="sample-choice" label="A choice" name="choice">
        <option>Choose one</option>
      </SelectField>
      <TextArea id="sample-text" label="A text" name="text" />
    </div>
  );
}

/** Every token and brick at a glance, for whoever changes one. Shown in development only. */
export function Styleguide() {
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] gap-16 py-12">
      <h1 className="text-4xl">Style guide</h1>
      <section>
        <SectionHeading intro="Light and dark come from the same tokens.">Colour</SectionHeading>
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
          {grounds.map((ground) => (
            <li key={ground}>
              <div className={`h-16 rounded-sm border border-line ${ground}`} />
              <p className="text-sm">{ground.slice(3)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <SectionHeading>Type</SectionHeading>
        {sizes.map((size) => (
          <p className={size} key={size}>
            {size.slice(5)}: cholangiocarcinoma, <span lang="hi">पित्त की पथरी</span>
          </p>
        ))}
        <p className="mt-4 max-w-reading">
          A line of reading text holds sixty to seventy letters, because the eye finds the next line best at that length, on a phone as on a
          wide screen.
        </p>
      </section>
      <section>
        <SectionHeading>Corners, shadows, icons</SectionHeading>
        <div className="flex flex-wrap gap-6">
          {corners.map((corner) => (
            <div className={`size-24 border border-edge bg-surface shadow-card ${corner}`} key={corner} />
          ))}
          <div className="size-24 rounded-md bg-surface shadow-raised" />
        </div>
        <div className="mt-6 flex flex-wrap gap-4 text-brand">
          {icons.map((icon) => (
            <Icon key={icon} name={icon} />
          ))}
        </div>
      </section>
      <section>
        <SectionHeading>Buttons</SectionHeading>
        <div className="flex flex-wrap gap-4">
          <ButtonLink href="/callback" look="accent">
            The one action
          </ButtonLink>
          <ButtonLink href="/treatment">Another</ButtonLink>
          <Button look="quiet">A quiet one</Button>
          <Button disabled>Not now</Button>
          <span className="rounded-md bg-deep p-3">
            <ButtonLink href="/contact" look="onDeep">
              On deep
            </ButtonLink>
          </span>
        </div>
      </section>
      <section>
        <SectionHeading>Fields and notes</SectionHeading>
        <EmergencyNote />
        <Fields />
      </section>
      <PostSkeletons count={3} />
    </Container>
  );
}
