import { paramsAt } from './match-route.ts';
import type { RouteMetadata } from './route-metadata.ts';

/** The members of a route that concern its addresses. */
type RouteAddresses = Pick<RouteMetadata, 'path' | 'aliases' | 'samples' | 'data'>;

/** Matches a path on the site: names, parameters and, at the end, '*'. */
export const pathPattern = /^(?=\/)(?:\/(?::[a-z]\w*|[\w-]+))*(?:\/\*?)?$/i;

/** Rule for paths, as shown in messages. */
export const pathRule =
  "a path starts with /, and each of its segments is a name, a parameter such as ':id' or, at the end, '*'";

const parametersIn = (path: string): readonly string[] => path.match(/:\w+/g) ?? [];

/** Returns whether a path can match more than one address. */
const isPattern = (path: string) => /[:*]/.test(path);

/** Returns why a route is invalid, as the end of a sentence about the remote; null if it is valid. */
export function routeProblem({ path, aliases = [], samples = [], data = [] }: RouteAddresses): string | null {
  const paths = [path, ...aliases];
  const parameters = parametersIn(path);
  const wrong = paths.find((own) => !pathPattern.test(own));
  if (wrong !== undefined) return `declares '${wrong}', but ${pathRule}`;
  const twice = paths.find((own) => new Set(parametersIn(own)).size < parametersIn(own).length);
  if (twice) return `declares ${twice}, which has a parameter twice`;
  const lacking = aliases.find((alias) => parameters.some((name) => !parametersIn(alias).includes(name)));
  if (lacking) return `declares ${lacking} as an alias of ${path}, whose parameters it lacks`;
  const values = data.flatMap(({ params = {} }) => Object.values(params));
  const unknown = values.find(
    (value) => typeof value === 'string' && /^:\w+$/.test(value) && !parameters.includes(value),
  );
  if (unknown !== undefined) return `asks for data of ${unknown}, which is not a parameter of ${path}`;
  const unlike = samples.find((sample) => !paths.some((own) => paramsAt(own, sample)));
  if (unlike !== undefined) return `declares the sample ${unlike}, which is not an address of ${path}`;
  if (paths.some(isPattern) && samples.length === 0)
    return `declares ${paths.find(isPattern)} without samples; name addresses of it that checks can open, such as samples: ['${path.replace(/:\w+|\*/g, 'example')}']`;
  return null;
}

/** Returns the addresses to open when a route is checked: its samples, and its path if that is a single address. */
export function sampleAddresses({ path, samples = [] }: RouteAddresses): readonly string[] {
  return isPattern(path) ? samples : [path, ...samples];
}
