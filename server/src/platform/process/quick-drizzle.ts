import { registerHooks } from 'node:module';
import { resolveWithinDrizzle } from './resolve-within-drizzle.ts';

/** Import this before anything that imports drizzle-orm; it saves a fifth of the CPU time of a start. */
registerHooks({ resolve: resolveWithinDrizzle });
