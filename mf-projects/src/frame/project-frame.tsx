import { PageHeading } from '@title24/remote-kit/runtime';
import type { ProjectStep } from '@title24/shared-domain/projects';
import type { ReactNode } from 'react';
import { useProject } from '../project/project-context.ts';
import { projectPath } from '../project-paths.ts';
import styles from './frame.module.css';
import { StepRail } from './step-rail.tsx';

interface Props {
  /** The h1. Defaults to the project's name. */
  readonly title?: string;
  readonly step?: ProjectStep;
  readonly facts?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A project page with the steps on the left. In narrow windows, a step's page hides the steps, and other
 * pages show them further down.
 */
export function ProjectFrame({ title, step, facts, children }: Props) {
  const { key, data, findings, files } = useProject();
  const name = data.project?.name ?? 'Your project';
  return (
    <div className={styles.frame} data-page={step === undefined ? 'overview' : 'step'}>
      <div className={styles.head}>
        {title !== undefined && <a href={projectPath(key)}>{name}</a>}
        <PageHeading documentTitle={title === undefined ? name : `${title}: ${name}`}>
          {title ?? name}
        </PageHeading>
        {facts}
      </div>
      <section className={styles.rail} aria-labelledby="steps-title">
        <h2 id="steps-title">Steps</h2>
        <StepRail project={key} content={data} findings={findings} files={files} current={step} />
      </section>
      {children}
    </div>
  );
}
