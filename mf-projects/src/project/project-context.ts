import type { Finding, SentProjectForm } from '@title24/shared-domain/projects';
import { createContext, use, useSyncExternalStore } from 'react';
import type { ProjectSession, SessionState } from '../session/project-session.ts';

/** A project on its pages. */
export interface ProjectView extends SessionState {
  /** Of the whole project as it stands. */
  readonly findings: readonly Finding[];
  /** Saves what is typed; null on a page that was rendered for a browser that posts its forms. */
  readonly session: ProjectSession | null;
  /** What became of a form that the browser has posted. */
  readonly form: SentProjectForm | undefined;
  /** Loads the project again, after something but its forms has changed it. Does nothing where the browser posts its forms. */
  readonly reload: () => void;
}

/** Where the pages of a project read it. The context never changes: React would search all lines of a project for its readers. */
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
