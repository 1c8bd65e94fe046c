import { PageHeading } from '@title24/remote-kit/runtime';
import { lockedMessage } from '@title24/shared-domain/projects';
import { Alert, FailureNotice, LoadingNote } from '@title24/ui';
import { HelpLink, HelpLinks } from '../field-help/help-links.tsx';
import { FindingsAnnouncement } from '../findings/findings-announcement.tsx';
import { OutlinePanel } from '../outline/outline-panel.tsx';
import { useProject } from '../project/project-context.ts';
import { projectPath } from '../project-paths.ts';
import { ChooseVersions } from '../steps/choose-versions.tsx';
import styles from './takeoff-page.module.css';
import { useLoaded } from './use-loaded.ts';

/** The plan takeoff of a project; without a session, the outline drawn with it. */
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
            <LazyEditor />
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

/** The editor is a separate chunk: most visits to a project never need it. */
const loadEditor = () => import(/* webpackChunkName: "takeoff" */ './takeoff-editor.tsx');

function LazyEditor() {
  const { loaded, hasFailed, retry } = useLoaded(loadEditor);
  if (loaded) return <loaded.TakeoffEditor />;
  if (!hasFailed) return <LoadingNote>Loading the plan takeoff…</LoadingNote>;
  return (
    <FailureNotice
      title="The plan takeoff could not be loaded"
      reason="We couldn’t reach our server. What you entered is kept. Please try again in a moment."
      onRetry={retry}
    />
  );
}
