import type { Finding } from '@title24/shared-domain/projects';
import { createContext, use, useSyncExternalStore } from 'react';
import type { ProjectSession } from '../session/project-session.ts';
import type { SessionState } from '../session/session-state.ts';

/** The current page's project. */
export interface ProjectView extends SessionState {
  readonly findings: readonly Finding[];
  /** Saves entered text. Null without JavaScript, where the project is read-only. */
  readonly session: ProjectSession | null;
  /** Loads the project again after a change outside of its forms. */
  readonly reload: () => void;
}

/**
 * Store of the current page's project. If the context held the project itself, React would search the whole
 * tree for consumers on each change.
 */
export interface ProjectViewStore {
  /** Returns the same object until the project changes. */
  readonly getView: () => ProjectView;
  readonly subscribe: (listener: () => void) => () => void;
}

export const ProjectContext = createContext<ProjectViewStore | null>(null);

/** Returns the current page's project. Throws outside of a project page. */
export function useProject(): ProjectView {
  const store = use(ProjectContext);
  if (!store) throw new Error('useProject needs a ProjectProvider around it');
  return useSyncExternalStore(store.subscribe, store.getView, store.getView);
}

/** Returns the editing session. Throws if there is no session, for example without JavaScript. */
export function useEditedSession(): ProjectSession {
  const { session } = useProject();
  if (!session) throw new Error('A form that edits a project needs its session');
  return session;
}
