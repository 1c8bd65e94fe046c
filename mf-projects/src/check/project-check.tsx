import { useHydrated } from '@title24/remote-kit/runtime';
import { type Finding, projectStateTitles } from '@title24/shared-domain/projects';
import { Alert, Button, Checkbox, Cluster, PageSection, Stack } from '@title24/ui';
import { FindingsPanel } from '../findings/findings-panel.tsx';
import { OutlinePanel } from '../outline/outline-panel.tsx';
import { useProject } from '../project/project-context.ts';
import { projectPath } from '../project-paths.ts';
import sections from '../sections/sections.module.css';
import { useConfirmedWarnings } from './confirmed-warnings.ts';
import { InputSummary } from './input-summary.tsx';

/** Shows everything about a project on one page, to be read and printed: the findings, and all that was entered. */
export function ProjectCheck() {
  const { key, data, takeoff, state, stored, findings, isEditable, status } = useProject();
  const lastUpdate = status.kind === 'saved' ? status.at : null;
  const isHydrated = useHydrated();
  return (
    <>
      <PageSection>
        <Stack>
          <Cluster className={sections.noPrint}>
            <a href={projectPath(key)}>Back to the project</a>
            {isHydrated && (
              <Button variant="secondary" size="small" onClick={() => window.print()}>
                Print
              </Button>
            )}
          </Cluster>
          <p>
            <strong>{data.project?.name}</strong>
            {stored && `, number ${key}`}, {projectStateTitles[state].toLowerCase()}
            {lastUpdate !== null && (
              <>
                {', saved on '}
                <time dateTime={lastUpdate}>{formatDay(lastUpdate)}</time>
              </>
            )}
          </p>
          <div className={sections.columns}>
            <FindingsPanel findings={findings} project={key} />
            <OutlinePanel content={data} takeoff={takeoff} />
          </div>
          <Warnings project={key} findings={findings} />
        </Stack>
      </PageSection>
      <PageSection title="Input summary" lead="Everything you entered, as the analyst will see it.">
        <Stack gap="large">
          <InputSummary project={key} content={data} isEditable={isEditable} />
        </Stack>
      </PageSection>
    </>
  );
}

/** Warnings do not prevent an order once they are confirmed. */
function Warnings({ project, findings }: { project: string; findings: readonly Finding[] }) {
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  const { isConfirmed, confirm } = useConfirmedWarnings(project, warnings);
  const isHydrated = useHydrated();
  if (warnings.length === 0) return null;
  return (
    <Alert tone="warning" title={warnings.length === 1 ? 'One warning' : `${warnings.length} warnings`}>
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

/** In Pacific time, so that server and browser render the same. */
function formatDay(moment: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Los_Angeles' }).format(
    new Date(moment),
  );
}
