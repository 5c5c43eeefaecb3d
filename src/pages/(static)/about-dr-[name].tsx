import { doctorPath } from '#content/doctor-path.ts';
import AboutPage from './about.tsx';

export default AboutPage;

export const getConfig = () => ({ render: 'static', staticPaths: [doctorPath.slug] }) as const;
