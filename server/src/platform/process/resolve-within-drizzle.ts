import type { ResolveFnOutput, ResolveHookSync } from 'node:module';

const folder = '/node_modules/drizzle-orm/';
const resolvedImports = new Map<string, ResolveFnOutput>();

/**
 * A Node resolve hook for imports of drizzle-orm, by its own modules and by the site. For each of its three hundred
 * modules and each import, Node would otherwise parse drizzle-orm's package.json, which has 180 kB.
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
