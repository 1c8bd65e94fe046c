import type { LoginStatus } from '../security/login-status.schema.ts';
import type { ProjectList, StoredProject } from './stored-project.schema.ts';

/** Data for a project page. A page contains the data only if the browser has the page cookie (D1i). */
export interface ProjectPageData {
  /** The login status, which never contains a token. */
  readonly login: LoginStatus;
  /** Data for /project/list: the projects, or with `?trash=1` the projects in the trash. */
  readonly list?: ProjectList;
  /** The project, present on pages about a single project. */
  readonly project?: StoredProject;
}
