import { AboutCompany } from '../about/about-company.tsx';
import { SampleTeaser } from '../sample-reports/sample-teaser.tsx';
import { Assurances } from './assurances.tsx';
import { Hero } from './hero.tsx';
import { ReportContents } from './report-contents.tsx';
import { ServiceLevels } from './service-levels.tsx';

/** /services: what we do, for whom, and the two ways to get a report (C1). */
export function HomePage() {
  return (
    <>
      <Hero />
      <ServiceLevels />
      <Assurances />
      <ReportContents />
      <SampleTeaser tone="tint" />
      <AboutCompany />
    </>
  );
}
