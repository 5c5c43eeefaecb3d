'use client';
import { text } from '#content/languages/en/forms.ts';
import { CallbackForm, type CallbackFormProps } from './callback-form.tsx';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';

// The words come with the script, so that they weigh on no page's data: the callback form is on every page.

export function EnglishCallbackForm(props: Omit<CallbackFormProps, 'words' | 'language'>) {
  return <CallbackForm words={text} {...props} />;
}

export function EnglishContactForm(props: Omit<ContactFormProps, 'words' | 'language'>) {
  return <ContactForm words={text} {...props} />;
}
