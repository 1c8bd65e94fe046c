import { registerHooks } from 'node:module';
import { resolveWithinDrizzle } from './resolve-within-drizzle.ts';

/**
 * Installs a hook that saves a fifth of the startup's processor time. Import this file before any file that imports
 * drizzle-orm.
 */
registerHooks({ resolve: resolveWithinDrizzle });
