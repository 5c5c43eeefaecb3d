import { practice } from '#content/practice.ts';
import { welcome } from '#content/welcome.ts';
import { Welcome } from '#islands/motion/welcome.tsx';
import { Icon } from '#ui/icon.tsx';

const shown: boolean = practice.show.welcome;

/** The greeting of a first visit, closed until its island opens it. */
export function WelcomeScreen() {
  if (!shown) return null;
  return (
    <Welcome longest={welcome.longestMs}>
      <span className="flex justify-center gap-8">
        {welcome.icons.map((icon) => (
          <Icon className="size-10 text-on-deep-soft" key={icon} name={icon} />
        ))}
      </span>
      <strong className="mt-8 block text-3xl font-semibold text-balance">{welcome.title}</strong>
      <span className="mt-2 block text-lg text-on-deep-soft">{welcome.subtitle}</span>
      <q className="mt-8 block text-xl">{welcome.quote}</q>
    </Welcome>
  );
}
