import type { ReactNode } from 'react';
import { text } from '#content/languages/en/forms.ts';
import { offlineWords } from '#content/messages.ts';
import type { Runs } from '#content/page-text.ts';
import { Contents } from '#sections/contents.tsx';
import { EmergencyNote } from '#sections/forms/emergency-note.tsx';
import { ShareRow } from '#sections/share-row.tsx';
import { SocialLinks } from '#sections/social-links.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { ChoiceField, TextArea, TextField } from '#ui/forms/field.tsx';
import { FormNotice } from '#ui/forms/form-notice.tsx';
import { OfflineNote } from '#ui/forms/offline-note.tsx';
import { ReceiptPanel } from '#ui/forms/receipt-panel.tsx';
import { YourRequests } from '#ui/forms/your-requests.tsx';
import { MarkedText } from '#ui/marked-text.tsx';
import { PartLinks } from '#ui/part-links.tsx';
import { PhoneButton, PhoneLink } from '#ui/phone.tsx';
import { PostSkeletons } from '#ui/post-skeletons.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Titled } from '#ui/titled.tsx';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <SectionHeading>{title}</SectionHeading>
      {children}
    </section>
  );
}

function Buttons() {
  return (
    <div className="flex flex-wrap gap-4">
      <PhoneButton />
      <PhoneLink />
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
  );
}

function Fields() {
  return (
    <div className="grid max-w-reading gap-6">
      <ErrorSummary errors={{ wrong: ['Enter your full name'] }} idOf={(field) => `sample-${field}`} order={['wrong']} />
      <TextField hint="A hint stands before the box." id="sample-right" label="A field" name="right" />
      <TextField error="Enter your full name" id="sample-wrong" label="A field with an error" name="wrong" />
      <TextField id="sample-short" label="A field for a short answer" name="short" short />
      <ChoiceField answers={{ one: 'One', other: 'Another' }} id="sample-choice" label="A choice" name="choice" />
      <TextArea id="sample-text" label="A text" name="text" />
      <OfflineNote shown words={offlineWords} />
      <FormNotice />
    </div>
  );
}

const receiptSample = { page: '/callback', whatsapp: 'https://wa.me/', calendar: '/callback', withdraw: '/privacy/withdraw' };

const sentence: Runs = [
  { kind: 'text', text: 'About ' },
  { kind: 'figure', value: '1 in 20', reference: 1 },
  { kind: 'text', text: ' people have ' },
  { kind: 'term', text: 'bile', before: '', after: '.', id: 'sample-bile', meaning: 'a juice of the liver that helps to digest fat' },
];
const parts = [
  { id: 'sample-part', title: 'A part of the page' },
  { id: 'sample-other-part', title: 'Another part' },
];

/** Each component as it appears on a page, with placeholder text. */
export function Bricks() {
  return (
    <>
      <Part title="Buttons">
        <Buttons />
      </Part>
      <Part title="Before a form">
        <EmergencyNote />
      </Part>
      <Part title="Fields">
        <Fields />
      </Part>
      <Part title="Once a form has been taken">
        <ReceiptPanel inWords={text} callBy="today by 11:00 am" links={receiptSample} reference="GI-2345-67" words="It has arrived." />
        <p className="mt-4">What this phone remembers of it; empty until something is remembered:</p>
        <YourRequests place="form" />
      </Part>
      <Part title="A part under its title">
        <Titled id="sample-titled" title="Its title">
          <p>Named by it to a screen reader.</p>
        </Titled>
      </Part>
      <Part title="What unfolds">
        <Contents parts={parts} />
        <PartLinks
          className="mt-4"
          links={[
            { name: 'Compare choices', href: '#' },
            { name: 'Cost', href: '#' },
          ]}
        />
        <Fold className="mt-6 max-w-reading rounded-md border border-line bg-surface" title="A fold">
          <p className="px-5 pb-4">What was under it.</p>
        </Fold>
      </Part>
      <Part title="What rises when it comes into view">
        <Reveal>
          <p>For 1000 ms, each time; never with reduced motion.</p>
        </Reveal>
      </Part>
      <Part title="A sentence with its source and a hard word">
        <p className="max-w-reading">
          <MarkedText runs={sentence} />
        </p>
      </Part>
      <Part title="Sending a page on, and the practice elsewhere">
        <ShareRow name="Style guide" path="/styleguide" />
        <SocialLinks className="mt-6 flex gap-2" linkClassName="border border-line" />
      </Part>
      <Part title="While posts load">
        <PostSkeletons count={3} />
      </Part>
    </>
  );
}
