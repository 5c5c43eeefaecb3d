import { professionalExperience, skills } from '#content/about.ts';
import { Reveal } from '#ui/reveal.tsx';

export function Skills() {
  return (
    <section aria-labelledby="skills-heading">
      <h2 className="text-2xl" id="skills-heading">
        Skills
      </h2>
      <ul className="mt-6 grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2">
        {skills.map(({ title, description }) => (
          <li className="border-t-2 border-brand-300 pt-4" key={title}>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-soft">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Experience() {
  return (
    <section aria-labelledby="experience-heading">
      <h2 className="text-2xl" id="experience-heading">
        Professional Experience
      </h2>
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
    </section>
  );
}
