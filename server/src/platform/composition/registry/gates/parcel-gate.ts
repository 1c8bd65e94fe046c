import { versionName } from '../fit.ts';
import type { Candidate, GateProblem, LiveParts } from './candidate.ts';

/** Returns the problems that a candidate would cause in live parts that place its parcels. */
export function parcelProblems({ entry }: Pick<Candidate, 'entry'>, live: LiveParts): GateProblem[] {
  const { name, extras } = entry;
  const others = [...live.shells.slice(0, 1), ...live.remotes].filter((part) => part.name !== name);
  return others.flatMap((part) =>
    Object.entries(part.extras.uses ?? {}).flatMap(([place, props]) => {
      const [remote, parcel = ''] = place.split('/');
      if (remote !== name) return [];
      const lacks = extras.parcels?.includes(parcel)
        ? propProblem(props, extras.parcelProps?.[parcel])
        : 'does not offer it';
      if (lacks === null) return [];
      const message = `${versionName(part)}, which is live, places the parcel ${parcel}, and this version ${lacks}.`;
      const remedy = `Release ${part.name} without it first, or offer the parcel as it was.`;
      return [{ gate: 'parcels' as const, message, remedy }];
    }),
  );
}

/**
 * Returns the first problem with a parcel's props; null if none. A prop whose name ends with `?` is optional.
 *
 * @param used - the props in the live part's copy of the parcel's types
 * @param offered - the props that the parcel has; undefined if not declared
 */
function propProblem(used: readonly string[], offered: readonly string[] | undefined): string | null {
  if (offered === undefined) return null;
  const nameOf = (prop: string) => prop.replace('?', '');
  const missing = used.find((prop) => !offered.some((each) => nameOf(each) === nameOf(prop)));
  if (missing !== undefined) return `has no prop ${nameOf(missing)}`;
  const required = offered.find((prop) => !prop.endsWith('?') && !used.includes(prop));
  return required === undefined ? null : `requires the prop ${required}`;
}
