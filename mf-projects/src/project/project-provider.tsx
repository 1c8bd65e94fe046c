import { useNow } from '@title24/remote-kit/runtime';
import { type Finding, projectFindings, type StoredProject } from '@title24/shared-domain/projects';
import { type ReactNode, useMemo } from 'react';
import type { ProjectSession } from '../session/project-session.ts';
import type { SessionState } from '../session/session-state.ts';
import { ReadOnlyNotice } from '../without-script/read-only-notice.tsx';
import { ProjectContext, type ProjectView, type ProjectViewStore } from './project-context.ts';
import { reuseFindings } from './reuse-findings.ts';

function findingsOf(
  { data, files, takeoff }: Pick<SessionState, 'data' | 'files' | 'takeoff'>,
  thisYear: number,
): readonly Finding[] {
  return projectFindings(data, { thisYear, takeoff, attachments: files.map(({ kind }) => kind) });
}

interface LiveProps {
  readonly session: ProjectSession;
  readonly reload?: () => void;
  readonly children: ReactNode;
}

const nothing = () => undefined;

/** Gives components a project and its editing session. Findings are updated in the same frame as entered text. */
export function LiveProject({ session, reload = nothing, children }: LiveProps) {
  const thisYear = useNow().getFullYear();
  const store = useMemo(() => liveStore(session, thisYear, reload), [session, thisYear, reload]);
  return <ProjectContext value={store}>{children}</ProjectContext>;
}

function liveStore(session: ProjectSession, thisYear: number, reload: () => void): ProjectViewStore {
  let state = session.getState();
  let findings = findingsOf(state, thisYear);
  const viewOf = (): ProjectView => ({ ...state, findings, session, reload });
  let view = viewOf();
  return {
    subscribe: session.subscribe,
    getView() {
      const after = session.getState();
      if (after === state) return view;
      if (after.data !== state.data || after.files !== state.files || after.takeoff !== state.takeoff) {
        findings = reuseFindings(findings, findingsOf(after, thisYear));
      }
      state = after;
      view = viewOf();
      return view;
    },
  };
}

interface ServedProps {
  readonly project: StoredProject;
  readonly children: ReactNode;
}

/** Provides a read-only project for users without JavaScript. */
export function ServedProject({ project, children }: ServedProps) {
  const thisYear = useNow().getFullYear();
  const store = useMemo(() => servedStore(project, thisYear), [project, thisYear]);
  return (
    <ProjectContext value={store}>
      <ReadOnlyNotice />
      {children}
    </ProjectContext>
  );
}

function servedStore(project: StoredProject, thisYear: number): ProjectViewStore {
  const { number, data, takeoff, state, files, lastUpdate } = project;
  const view: ProjectView = {
    key: number,
    data,
    takeoff,
    state,
    files,
    stored: project,
    isEditable: false,
    status: { kind: 'saved', at: lastUpdate },
    questions: null,
    isRestored: false,
    isKept: true,
    findings: findingsOf(project, thisYear),
    session: null,
    reload: nothing,
  };
  return { getView: () => view, subscribe: () => nothing };
}
