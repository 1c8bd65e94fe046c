import type { Finding } from '@title24/shared-domain/projects';
import { createContext, use, useSyncExternalStore } from 'react';
import type { ProjectSession } from '../session/project-session.ts';
import type { SessionState } from '../session/session-state.ts';

/** A project on its pages. */
export interface ProjectView extends SessionState {
  /** Findings of the whole project in its current state. */
  readonly findings: readonly Finding[];
  /** Saves typed text; null on a page rendered for a browser without JavaScript, which only shows the project. */
  readonly session: ProjectSession | null;
  /** Loads the project again, after a change from outside its forms. Does nothing without a session. */
  readonly reload: () => void;
}

/**
 * The store from which the pages of a project read it. The context's value never changes, because React would then
 * search all lines of the project for consumers.
 */
export interface ProjectViewStore {
  /** Returns the same object until something changes. */
  readonly getView: () => ProjectView;
  readonly subscribe: (listener: () => void) => () => void;
}

export const ProjectContext = createContext<ProjectViewStore | null>(null);

/** Returns the project of this page. Throws outside of one. */
export function useProject(): ProjectView {
  const store = use(ProjectContext);
  if (!store) throw new Error('useProject needs a ProjectProvider around it');
  return useSyncExternalStore(store.subscribe, store.getView, store.getView);
}

/** Returns the session of the project that this page edits. Throws on a page that only shows it. */
export function useEditedSession(): ProjectSession {
  const { session } = useProject();
  if (!session) throw new Error('A form that edits a project needs its session');
  return session;
}
