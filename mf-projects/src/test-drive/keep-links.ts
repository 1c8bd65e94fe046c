import { loginLinks } from '../login/login-links.ts';
import { paths } from '../project-paths.ts';

/** Query parameter for saving the test drive to the account after a login. */
export const keepParameter = 'keep';

/** Links for logging in or creating an account. After that, the test drive is saved as a project of the account. */
export const keepLinks = loginLinks(`${paths.testDrive}?${keepParameter}=1`);
