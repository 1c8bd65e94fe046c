/**
 * Loaded before a program (`node --import`) that a test starts again and again: halves its start. The description of drizzle-orm
 * is 180 kB long, and Node reads it anew for each of its hundreds of files. With NODE_COMPILE_CACHE, what one process has
 * compiled is kept for the next ones at the first message of its parent: a process that is killed keeps nothing.
 */
import { flushCompileCache, registerHooks } from 'node:module';

process.once('message', () => flushCompileCache());

const found = new Map<string, string>();
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')) {
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    }
    if (!specifier.startsWith('drizzle-orm')) return next(specifier, context);
    const url = found.get(specifier) ?? next(specifier, context).url;
    found.set(specifier, url);
    return { url, format: 'module', shortCircuit: true };
  },
});
