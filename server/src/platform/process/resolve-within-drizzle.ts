import type { ResolveFnOutput, ResolveHookSync } from 'node:module';

const folder = '/node_modules/drizzle-orm/';
const resolvedImports = new Map<string, ResolveFnOutput>();

/**
 * A Node.js resolve hook for imports of drizzle-orm and for imports between its modules. Without the hook, Node.js
 * parses the package.json (180 kB) for each of the package's three hundred modules.
 */
export const resolveWithinDrizzle: ResolveHookSync = (specifier, context, nextResolve) => {
  const parentURL = context.parentURL ?? '';
  if (specifier.startsWith('.') && parentURL.includes(folder) && parentURL.endsWith('.js'))
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  if (!specifier.startsWith('drizzle-orm') || parentURL.includes('/node_modules/'))
    return nextResolve(specifier, context);
  const known = resolvedImports.get(specifier);
  if (known) return known;
  const found = { ...nextResolve(specifier, context), shortCircuit: true };
  resolvedImports.set(specifier, found);
  return found;
};
