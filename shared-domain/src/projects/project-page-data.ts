import type { LoginStatus } from '../security/login-status.ts';
import type { ProjectFormName } from './project-pages.ts';
import type { ProjectList, StepConflict, StoredProject } from './stored-project.ts';

/** Data of a project page if the browser has the page cookie, or has just submitted a form (D1i). */
export interface ProjectPageData {
  /** Never contains a token. */
  readonly login: LoginStatus;
  /** On /project/list: the projects, or with `?bin=1` those in the bin. */
  readonly list?: ProjectList;
  /** On the pages of a project. */
  readonly project?: StoredProject;
  readonly form?: SentProjectForm;
}

/** A form that was refused, or saved with invalid answers. A successful one redirects to the next page instead. */
export interface SentProjectForm {
  readonly name: 'create' | 'import' | 'step' | ProjectFormName;
  /** What had been typed, by field name. */
  readonly values: Readonly<Record<string, string>>;
  /** Errors by field (for a step: its address); the path '' is about the whole form. */
  readonly errors: readonly { readonly path: string; readonly message: string }[];
  /** The step was saved elsewhere in the meantime and is stored that way; `values` is what was typed here. */
  readonly conflict?: StepConflict;
}
