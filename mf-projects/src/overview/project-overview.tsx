import {
  answerProgress,
  inputFileName,
  isAboutEntered,
  projectStateTitles,
} from '@title24/shared-domain/projects';
import { Badge, ProgressBar, Stack } from '@title24/ui';
import { ExportLinks } from '../export/export-links.tsx';
import { FindingsPanel } from '../findings/findings-panel.tsx';
import { ProjectFrame } from '../frame/project-frame.tsx';
import { HouseDrawing } from '../house/house-drawing.tsx';
import { useProject } from '../project/project-context.ts';
import { projectStateTones } from '../project/state-tones.ts';
import { NextCard } from './next-card.tsx';
import { OrderStatus } from './order-status.tsx';
import styles from './overview.module.css';
import { ProjectForms } from './project-forms.tsx';

/** Shows a project's steps, next step, findings and drawing. */
export function ProjectOverview() {
  const { key, data, state, stored, findings, session } = useProject();
  const { answered, asked } = answerProgress(data, findings);
  const found = findings.filter(isAboutEntered);
  return (
    <ProjectFrame facts={<Badge tone={projectStateTones[state]}>{projectStateTitles[state]}</Badge>}>
      <div className={styles.columns}>
        <Stack>
          {stored && <OrderStatus />}
          {session && state === 'in-progress' && <NextCard />}
          {answered < asked && (
            <ProgressBar
              label="Questions"
              value={answered}
              max={asked}
              valueText={`${answered} of ${asked} answered`}
            />
          )}
          {found.length > 0 && <FindingsPanel findings={found} project={key} />}
        </Stack>
        <HouseDrawing />
      </div>
      <section className={styles.about} aria-labelledby="about-title">
        <h2 id="about-title">This project</h2>
        {stored && (
          <p>
            Number {key}. Input file {inputFileName(key, data.project?.name ?? '', stored.round)}.
          </p>
        )}
        <ExportLinks />
        {stored && session && <ProjectForms />}
      </section>
    </ProjectFrame>
  );
}
