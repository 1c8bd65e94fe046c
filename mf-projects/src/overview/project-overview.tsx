import { inputFileName, projectStateTitles } from '@title24/shared-domain/projects';
import { Badge, PageSection, Stack } from '@title24/ui';
import { ExportLinks } from '../export/export-links.tsx';
import { FindingsPanel } from '../findings/findings-panel.tsx';
import { OutlinePanel } from '../outline/outline-panel.tsx';
import { useProject } from '../project/project-context.ts';
import { projectStateTones } from '../project/state-tones.ts';
import { takeoffPath } from '../project-paths.ts';
import sections from '../sections/sections.module.css';
import { OrderBox } from './order-box.tsx';
import { OrderStatus } from './order-status.tsx';
import styles from './overview.module.css';
import { ProjectForms } from './project-forms.tsx';
import { TaskList } from './task-list.tsx';

/** The overview page of a project: its steps, findings, outline and actions. */
export function ProjectOverview() {
  const { key, data, takeoff, state, stored, findings, session } = useProject();
  const name = data.project?.name ?? '';
  return (
    <>
      {stored && <OrderStatus />}
      <PageSection>
        <Stack>
          <p className={sections.line}>
            <strong>{name}</strong>
            {stored && <span>Number {key}</span>}
            <Badge tone={projectStateTones[state]}>{projectStateTitles[state]}</Badge>
            {stored && <span>Input file {inputFileName(key, name, stored.round)}</span>}
          </p>
          <div className={sections.columns}>
            <section aria-labelledby="tasks-title">
              <h2 id="tasks-title" className={sections.title}>
                Steps
              </h2>
              <TaskList project={key} content={data} findings={findings} />
              {session && (
                <p className={styles.takeoff}>
                  <a href={takeoffPath(key)}>Plan takeoff</a>: enter the walls once, and fill the forms from
                  them.
                </p>
              )}
            </section>
            <OutlinePanel content={data} takeoff={takeoff} />
          </div>
        </Stack>
      </PageSection>
      <PageSection tone="tint">
        <div className={sections.columns}>
          <FindingsPanel findings={findings} project={key} />
          {session && state === 'in-progress' && <OrderBox project={key} findings={findings} />}
        </div>
      </PageSection>
      <PageSection title="This project" width="text">
        <Stack>
          <ExportLinks />
          {stored && session && <ProjectForms />}
        </Stack>
      </PageSection>
    </>
  );
}
