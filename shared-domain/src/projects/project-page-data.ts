import type { LoginStatus } from '../security/login-status.schema.ts';
import type { ProjectList, StoredProject } from './stored-project.schema.ts';

/** Data for a project page, present if the browser has the page cookie (D1i). */
export interface ProjectPageData {
  /** Never contains a token. */
  readonly login: LoginStatus;
  /** On /project/list: the projects, or with `?trash=1` those in the trash. */
  readonly list?: ProjectList;
  /** On the pages of a project. */
  readonly project?: StoredProject;
}
