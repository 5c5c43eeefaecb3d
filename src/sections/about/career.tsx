import { professionalExperience, skills } from '#content/about.ts';
import { Reveal } from '#ui/reveal.tsx';
import { Titled } from '#ui/titled.tsx';

export function Skills() {
  return (
    <Titled id="skills-heading" title="Skills">
      <ul className="mt-6 grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2">
        {skills.map(({ title, description }) => (
          <li className="border-t-2 border-brand-300 pt-4" key={title}>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-soft">{description}</p>
          </li>
        ))}
      </ul>
    </Titled>
  );
}

export function Experience() {
  return (
    <Titled id="experience-heading" title="Professional Experience">
      <ol className="mt-6 ml-1.5 border-l-2 border-line">
        {professionalExperience.map(({ role, place, period }) => (
          <li className="relative pb-8 pl-7 last:pb-0" key={role}>
            <span aria-hidden="true" className="absolute top-2 -left-[7px] size-3 rounded-full border-2 border-brand bg-paper" />
            <Reveal>
              <p className="text-sm text-soft">{period}</p>
              <h3 className="text-lg">{role}</h3>
              <p>{place}</p>
            </Reveal>
          </li>
        ))}
      </ol>
    </Titled>
  );
}
