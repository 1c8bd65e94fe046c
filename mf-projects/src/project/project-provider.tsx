import { useNow } from '@title24/remote-kit/runtime';
import {
  type Finding,
  isEditable,
  projectFindings,
  type SentProjectForm,
  type StoredProject,
} from '@title24/shared-domain/projects';
import { type ReactNode, useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import type { ProjectSession, SessionState } from '../session/project-session.ts';
import { ProjectContext, type ProjectView } from './project-context.ts';

function useFindings({ data, files }: Pick<SessionState, 'data' | 'files'>): readonly Finding[] {
  const thisYear = useNow().getFullYear();
  return useMemo(
    () => projectFindings(data, { thisYear, attachments: files.map(({ kind }) => kind) }),
    [data, files, thisYear],
  );
}

interface LiveProps {
  readonly session: ProjectSession;
  readonly reload?: () => void;
  readonly children: ReactNode;
}

const nothing = () => undefined;

/** A project that is saved as it is typed. What was found follows the keys, and never holds them up. */
export function LiveProject({ session, reload = nothing, children }: LiveProps) {
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  const data = useDeferredValue(state.data);
  const findings = useFindings({ data, files: state.files });
  const view = useMemo<ProjectView>(
    () => ({ ...state, findings, session, form: undefined, reload }),
    [state, findings, session, reload],
  );
  return <ProjectContext value={view}>{children}</ProjectContext>;
}

interface ServedProps {
  readonly project: StoredProject;
  readonly form: SentProjectForm | undefined;
  readonly children: ReactNode;
}

/** A project as the server has rendered it for a browser that posts its forms. */
export function ServedProject({ project, form, children }: ServedProps) {
  const { number, data, takeoff, state, files, lastUpdate } = project;
  const findings = useFindings({ data, files });
  const view = useMemo<ProjectView>(
    () => ({
      key: number,
      data,
      takeoff,
      state,
      files,
      stored: project,
      isEditable: isEditable(state),
      status: { kind: 'saved', at: lastUpdate },
      questions: null,
      isRestored: false,
      isKept: true,
      findings,
      session: null,
      form,
      reload: nothing,
    }),
    [number, data, takeoff, state, files, lastUpdate, project, findings, form],
  );
  return <ProjectContext value={view}>{children}</ProjectContext>;
}
