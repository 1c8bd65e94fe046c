import { type Finding, inputFileName, projectStateTitles } from '@title24/shared-domain/projects';
import { Badge, PageSection, Split, Stack } from '@title24/shared-ui';
import { ExportLinks, type ExportProject } from '../export/export-links.tsx';
import { FindingsPanel } from '../findings/findings-panel.tsx';
import { OutlinePanel } from '../outline/outline-panel.tsx';
import type { OpenProject } from '../store/project-store.ts';
import { OrderBox } from './order-box.tsx';
import styles from './overview.module.css';
import { ProjectForms } from './project-forms.tsx';
import { TaskList } from './task-list.tsx';

/** A project as the pages about the whole of it show it. */
export type ProjectView = Pick<OpenProject, 'key' | 'data' | 'state' | 'stored'>;

interface Props {
  readonly project: ProjectView;
  /** Of the whole project. */
  readonly findings: readonly Finding[];
  readonly isEditable: boolean;
  readonly exportProject: ExportProject;
  readonly refused?: Parameters<typeof ProjectForms>[0]['refused'];
  readonly onRenamed?: () => void;
}

/** The page of a whole project: its steps, what was found, its outline and what can be done with it. */
export function ProjectOverview({ project, findings, isEditable, exportProject, refused, onRenamed }: Props) {
  const { key, data, state, stored } = project;
  const name = data.project?.name ?? '';
  return (
    <>
      <PageSection>
        <Stack>
          <p className={styles.facts}>
            <strong>{name}</strong>
            {stored && <span>Number {key}</span>}
            <Badge tone={state === 'completed' ? 'success' : 'info'}>{projectStateTitles[state]}</Badge>
            {stored && <span>Input file {inputFileName(key, name, stored.round)}</span>}
          </p>
          <Split>
            <section aria-labelledby="tasks-title">
              <h2 id="tasks-title">Steps</h2>
              <TaskList project={key} content={data} findings={findings} />
            </section>
            <OutlinePanel content={data} takeoff={stored?.takeoff} />
          </Split>
        </Stack>
      </PageSection>
      <PageSection tone="tint">
        <Split>
          <FindingsPanel findings={findings} project={key} />
          <OrderBox project={key} findings={findings} />
        </Split>
      </PageSection>
      <PageSection title="This project" width="text">
        <Stack>
          <ExportLinks project={key} exportProject={exportProject} />
          {stored && (
            <ProjectForms
              number={key}
              name={name}
              isEditable={isEditable}
              isRemovable={state === 'in-progress'}
              refused={refused}
              onRenamed={onRenamed ?? (() => undefined)}
            />
          )}
        </Stack>
      </PageSection>
    </>
  );
}
