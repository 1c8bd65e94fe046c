import { PageHeading } from '@title24/remote-kit/runtime';
import { lockedMessage } from '@title24/shared-domain/projects';
import { Alert } from '@title24/ui';
import { HelpLink, HelpLinks } from '../field-help/help-links.tsx';
import { FindingsAnnouncement } from '../findings/findings-announcement.tsx';
import { WhenLoaded } from '../on-demand/when-loaded.tsx';
import { OutlinePanel } from '../outline/outline-panel.tsx';
import { useProject } from '../project/project-context.ts';
import { projectPath } from '../project-paths.ts';
import { ChooseVersions } from '../steps/choose-versions.tsx';
import { takeoffEditor } from './editor-code.ts';
import styles from './takeoff-page.module.css';

/** A project's plan takeoff, or the stored outline if the project is read-only. */
export function TakeoffPage() {
  const { key, data, takeoff, state, isEditable, session, findings, status } = useProject();
  const name = data.project?.name ?? 'Your project';
  return (
    <HelpLinks>
      <div className={styles.page}>
        <p>
          <a href={projectPath(key)}>{name}</a>
        </p>
        <div className={styles.heading}>
          <PageHeading documentTitle={`Plan takeoff: ${name}`}>Plan takeoff</PageHeading>
          <HelpLink id="t-takeoff" about="Plan takeoff" />
        </div>
        <p>Trace each story once. We’ll work out areas, wall lengths, windows and doors for you.</p>
        {isEditable ? (
          <>
            <ChooseVersions />
            <WhenLoaded
              code={takeoffEditor}
              loading="Loading the plan takeoff…"
              failed="The plan takeoff could not be loaded"
            >
              {({ TakeoffEditor }) => <TakeoffEditor />}
            </WhenLoaded>
            <FindingsAnnouncement findings={findings} />
          </>
        ) : (
          <>
            {session && (
              <Alert title={status.kind === 'locked' ? status.message : lockedMessage(key, state)} />
            )}
            <OutlinePanel content={data} takeoff={takeoff} headingLevel={2} />
          </>
        )}
      </div>
    </HelpLinks>
  );
}
