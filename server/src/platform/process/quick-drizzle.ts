import { registerHooks } from 'node:module';
import { resolveWithinDrizzle } from './resolve-within-drizzle.ts';

/** To be imported before anything that imports drizzle-orm: a start then takes a fifth less of a processor's time. */
registerHooks({ resolve: resolveWithinDrizzle });
