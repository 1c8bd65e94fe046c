import { loginLinks } from '../login/login-links.ts';
import { paths } from '../project-paths.ts';

/** Query parameter that saves the test drive to the account after a login. */
export const keepParameter = 'keep';

/** Links to log in or create an account. After that, the test drive is saved to the account as a project. */
export const keepLinks = loginLinks(`${paths.testDrive}?${keepParameter}=1`);
