import type { LoginStatus } from '../security/login-status.schema.ts';
import type { ProjectList, StoredProject } from './stored-project.schema.ts';

/** Data for a project page, present only if the browser has the page cookie (D1i). */
export interface ProjectPageData {
  readonly login: LoginStatus;
  /** Projects for /project/list, or with `?trash=1` those in the trash. */
  readonly list?: ProjectList;
  /** Present on pages about one project. */
  readonly project?: StoredProject;
}
