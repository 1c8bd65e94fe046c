import { registerHooks } from 'node:module';
import { resolveWithinDrizzle } from './resolve-within-drizzle.ts';

/** Saves a fifth of the startup's processor time if imported before any file that imports drizzle-orm. */
registerHooks({ resolve: resolveWithinDrizzle });
