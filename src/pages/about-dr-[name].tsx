import { doctorPath } from '#content/contact-links.ts';
import { AboutScreen } from '#sections/about/about-screen.tsx';
import { aboutMeta } from '#seo/about-meta.ts';
import { PageMeta } from '#seo/page-meta.tsx';

export default function AboutDoctorPage() {
  return (
    <>
      <PageMeta {...aboutMeta} />
      <AboutScreen />
    </>
  );
}

export const getConfig = () => ({ render: 'static', staticPaths: [doctorPath.slug] }) as const;
