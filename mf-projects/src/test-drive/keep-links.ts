import { loginLinks } from '../login/login-links.ts';
import { paths } from '../project-paths.ts';

/** Query parameter for saving the test drive to the account after a login. */
export const keepParameter = 'keep';

/** Links to log in or create an account, and then save the test drive as a project of the account. */
export const keepLinks = loginLinks(`${paths.testDrive}?${keepParameter}=1`);
