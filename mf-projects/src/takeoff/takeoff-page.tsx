import { useDocumentTitle } from '@title24/remote-kit/runtime';
import { filledByPlan, lockedMessage, stepTitles } from '@title24/shared-domain/projects';
import { Alert, FailureNotice, LoadingNote, PageSection } from '@title24/ui';
import { type ComponentType, useEffect, useReducer, useState } from 'react';
import { HelpLink, HelpLinks } from '../field-help/help-links.tsx';
import { FindingsAnnouncement } from '../findings/findings-announcement.tsx';
import { OutlinePanel } from '../outline/outline-panel.tsx';
import { useProject } from '../project/project-context.ts';
import { projectPath, stepPath } from '../project-paths.ts';
import { ChooseVersions } from '../steps/choose-versions.tsx';
import styles from './takeoff-page.module.css';

/** The plan takeoff of a project. Measuring needs a script; all quantities can be typed on the steps instead. */
export function TakeoffPage() {
  const { key, data, takeoff, state, isEditable, session, findings, status } = useProject();
  const name = data.project?.name ?? 'Your project';
  useDocumentTitle(`Plan takeoff: ${name}`);
  return (
    <HelpLinks>
      <PageSection>
        <div className={styles.page}>
          <p>
            <a href={projectPath(key)}>{name}</a>
          </p>
          <div className={styles.heading}>
            <h2>Plan takeoff</h2>
            <HelpLink id="t-takeoff" about="Plan takeoff" />
          </div>
          <p>
            Enter the walls of each story once. Floor areas, wall lengths by side, windows and doors follow,
            and fill the forms.
          </p>
          {!isEditable ? (
            <>
              <Alert title={status.kind === 'locked' ? status.message : lockedMessage(key, state)} />
              <OutlinePanel content={data} takeoff={takeoff} headingLevel={3} />
            </>
          ) : session ? (
            <>
              <ChooseVersions />
              <LazyEditor />
              <FindingsAnnouncement findings={findings} />
            </>
          ) : (
            <>
              <WithoutScript project={key} />
              <OutlinePanel content={data} takeoff={takeoff} headingLevel={3} />
            </>
          )}
        </div>
      </PageSection>
    </HelpLinks>
  );
}

function WithoutScript({ project }: { readonly project: string }) {
  return (
    <Alert title="The plan takeoff needs JavaScript">
      <p>It draws the house while you type. Without it you can enter the same quantities on the forms:</p>
      <ul>
        {filledByPlan.map((step) => (
          <li key={step}>
            <a href={stepPath(project, step)}>{stepTitles[step]}</a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

type Editor = ComponentType<object>;

/** The editor is a separate chunk: most visits to a project never need it. */
function LazyEditor() {
  const [Loaded, setLoaded] = useState<Editor | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  // A new attempt loads it again.
  useEffect(() => {
    let isCurrent = true;
    setHasFailed(false);
    import(/* webpackChunkName: "takeoff" */ './takeoff-editor.tsx').then(
      ({ TakeoffEditor }) => isCurrent && setLoaded(() => TakeoffEditor),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  if (Loaded) return <Loaded />;
  if (!hasFailed) return <LoadingNote>Loading the plan takeoff…</LoadingNote>;
  return (
    <FailureNotice
      title="The plan takeoff could not be loaded"
      reason="We couldn’t reach our server. What you entered is kept. Please try again in a moment."
      onRetry={retry}
    />
  );
}
