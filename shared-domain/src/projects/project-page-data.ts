import type { LoginStatus } from '../security/login-status.ts';
import type { ProjectFormName } from './project-pages.ts';
import type { ProjectList, StepConflict, StoredProject } from './stored-project.ts';

/** What a page of projects is rendered with if the browser carries the page cookie, or has just sent a form (D1i). */
export interface ProjectPageData {
  /** Never holds a token. */
  readonly login: LoginStatus;
  /** On /project/list: the projects, or with `?bin=1` those in the bin. */
  readonly list?: ProjectList;
  /** On the pages of a project. */
  readonly project?: StoredProject;
  readonly form?: SentProjectForm;
}

/** A form that was refused, or saved with answers that are none. One that was done leads to its next page instead. */
export interface SentProjectForm {
  readonly name: 'create' | 'import' | 'step' | ProjectFormName;
  /** What had been typed, by the names of the form's fields. */
  readonly values: Readonly<Record<string, string>>;
  /** By field (of a step: its address); the path '' is about the whole form. */
  readonly errors: readonly { readonly path: string; readonly message: string }[];
  /** The step was saved elsewhere meanwhile, and is stored so; `values` is what was typed here. */
  readonly conflict?: StepConflict;
}
