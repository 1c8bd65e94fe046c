import type { Finding, SentProjectForm } from '@title24/shared-domain/projects';
import { createContext, use } from 'react';
import type { ProjectSession, SessionState } from '../session/project-session.ts';

/** A project on its pages. */
export interface ProjectView extends SessionState {
  /** Of the whole project as it stands, a moment later than the keys. */
  readonly findings: readonly Finding[];
  /** Saves what is typed; null on a page that was rendered for a browser that posts its forms. */
  readonly session: ProjectSession | null;
  /** What became of a form that the browser has posted. */
  readonly form: SentProjectForm | undefined;
  /** Loads the project again, after something but its forms has changed it. Does nothing where the browser posts its forms. */
  readonly reload: () => void;
}

export const ProjectContext = createContext<ProjectView | null>(null);

/** The project of this page. Throws outside of one. */
export function useProject(): ProjectView {
  const project = use(ProjectContext);
  if (!project) throw new Error('useProject needs a ProjectProvider around it');
  return project;
}
