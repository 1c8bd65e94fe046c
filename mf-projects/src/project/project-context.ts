import type { Finding } from '@title24/shared-domain/projects';
import { createContext, use, useSyncExternalStore } from 'react';
import type { ProjectSession } from '../session/project-session.ts';
import type { SessionState } from '../session/session-state.ts';

/** The project of the current page. */
export interface ProjectView extends SessionState {
  readonly findings: readonly Finding[];
  /** Saves entered text. Null without JavaScript, where the project is read-only. */
  readonly session: ProjectSession | null;
  /** Loads the project again after a change outside of its forms. Does nothing if there is no session. */
  readonly reload: () => void;
}

/**
 * Store that project pages read their project from. If the context contained the project itself, each change would
 * make React search all lines of the project for context consumers.
 */
export interface ProjectViewStore {
  /** Returns the same object until the project changes. */
  readonly getView: () => ProjectView;
  readonly subscribe: (listener: () => void) => () => void;
}

export const ProjectContext = createContext<ProjectViewStore | null>(null);

/** Returns the project of the current page. Throws outside of a project page. */
export function useProject(): ProjectView {
  const store = use(ProjectContext);
  if (!store) throw new Error('useProject needs a ProjectProvider around it');
  return useSyncExternalStore(store.subscribe, store.getView, store.getView);
}

/** Returns the editing session of the current page's project. Throws on a read-only page. */
export function useEditedSession(): ProjectSession {
  const { session } = useProject();
  if (!session) throw new Error('A form that edits a project needs its session');
  return session;
}
