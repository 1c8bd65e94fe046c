import { loginLinks } from '../login/login-links.ts';
import { paths } from '../project-paths.ts';

/** Query parameter that saves the test drive after a login. */
export const keepParameter = 'keep';

/** Links to log in or create an account, and then save the test drive as a project. */
export const keepLinks = loginLinks(`${paths.testDrive}?${keepParameter}=1`);
