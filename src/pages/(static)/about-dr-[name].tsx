import { doctorPath } from '#content/doctor-path.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { AboutScreen } from '#sections/about/about-screen.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { aboutMeta } from '#seo/meta/practice-meta.ts';
import { aboutGraph } from '#seo/structured-data/pages/practice-pages.ts';

export default function AboutDoctorPage() {
  return (
    <>
      <PageMeta {...aboutMeta} type="profile" />
      <StructuredData json={aboutGraph} />
      <AboutScreen />
    </>
  );
}

export const getConfig = () => ({ render: 'static', staticPaths: [doctorPath.slug] }) as const;
