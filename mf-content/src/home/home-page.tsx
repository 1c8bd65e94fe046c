import { useConfig } from '@title24/remote-kit/runtime';
import { statedFacts } from '@title24/shared-domain';
import { AboutCompany } from '../about/about-company.tsx';
import { Hero } from './hero.tsx';
import { HowItGoes } from './how-it-goes.tsx';
import { HowWeWork } from './how-we-work.tsx';
import { ProjectKinds } from './project-kinds.tsx';
import { ServiceLevels } from './service-levels.tsx';
import { TopQuestions } from './top-questions.tsx';

/** Renders the home page, /services (C1). */
export function HomePage() {
  return (
    <>
      <Hero />
      <ProjectKinds />
      <HowItGoes />
      <ServiceLevels />
      {statedFacts(useConfig()) ? <AboutCompany /> : <HowWeWork />}
      <TopQuestions />
    </>
  );
}
