import { useHydrated } from '@title24/remote-kit/runtime';
import { counted, formatDay } from '@title24/shared-domain';
import { type Finding, projectStateTitles } from '@title24/shared-domain/projects';
import { Alert, Button, Checkbox, Stack } from '@title24/ui';
import { FindingsPanel } from '../findings/findings-panel.tsx';
import { ProjectFrame } from '../frame/project-frame.tsx';
import { OutlinePanel } from '../outline/outline-panel.tsx';
import { useProject } from '../project/project-context.ts';
import sections from '../sections/sections.module.css';
import { useConfirmedWarnings } from './confirmed-warnings.ts';
import { InputSummary } from './input-summary.tsx';

/** All findings and answers on one page, for reading and printing. */
export function ProjectCheck() {
  const { key, data, takeoff, findings, isEditable } = useProject();
  const isHydrated = useHydrated();
  return (
    <ProjectFrame title="Check your answers" facts={<SavedOn />}>
      <Stack gap="large">
        {isHydrated && (
          <div className={sections.noPrint}>
            <Button variant="secondary" size="small" onClick={() => window.print()}>
              Print
            </Button>
          </div>
        )}
        <div className={sections.columns}>
          <FindingsPanel findings={findings} project={key} />
          <OutlinePanel content={data} takeoff={takeoff} />
        </div>
        <Warnings project={key} findings={findings} />
        <h2 className={sections.title}>Input summary</h2>
        <InputSummary project={key} content={data} isEditable={isEditable} />
      </Stack>
    </ProjectFrame>
  );
}

/** The project's number, state and save date, which identify a printed page. */
function SavedOn() {
  const { key, state, stored, status } = useProject();
  const lastUpdate = status.kind === 'saved' ? status.at : null;
  return (
    <p>
      {stored && `Number ${key}, `}
      {projectStateTitles[state].toLowerCase()}
      {lastUpdate !== null && (
        <>
          {', saved on '}
          <time dateTime={lastUpdate}>{formatDay(lastUpdate)}</time>
        </>
      )}
    </p>
  );
}

/** The number of warnings, with a checkbox to confirm them. The order form has its own checkbox. */
function Warnings({ project, findings }: { project: string; findings: readonly Finding[] }) {
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  const { isConfirmed, confirm } = useConfirmedWarnings(project, warnings);
  const isHydrated = useHydrated();
  if (warnings.length === 0) return null;
  return (
    <Alert tone="warning" title={counted(warnings.length, 'warning')}>
      <p>A warning flags something unlikely or costly. It may well be right, so look at each one.</p>
      {isHydrated && (
        <Checkbox
          id="warnings-confirmed"
          label="I have looked at these"
          checked={isConfirmed}
          onChange={(event) => confirm(event.currentTarget.checked)}
        />
      )}
    </Alert>
  );
}
