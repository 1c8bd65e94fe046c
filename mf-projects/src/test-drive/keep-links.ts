import { loginLinks } from '../login/login-links.ts';
import { paths } from '../project-paths.ts';

/** Parameter of the test drive's address: it is saved to the account that was logged in to. */
export const keepParameter = 'keep';

/** Links to log in or create an account, after which the test drive becomes a project of the account. */
export const keepLinks = loginLinks(`${paths.testDrive}?${keepParameter}=1`);
