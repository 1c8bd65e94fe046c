import {
  type ProjectKind,
  projectKinds,
  type StartingAreas,
  startingAreas,
} from '@title24/shared-domain/projects';

/** A new project's values, which the wizard or the estimator passes in the URL (D4a). */
export interface StartingValues {
  readonly name: string;
  readonly kind: ProjectKind | '';
  readonly areas: StartingAreas;
}

/**
 * Reads values from a query such as `?kind=addition&addition=500`. Ignores unknown and invalid values, and
 * cuts the name after 100 characters.
 */
export function readStart(search: string): StartingValues {
  const query = new URLSearchParams(search);
  const kind = projectKinds.find((each) => each === query.get('kind')) ?? '';
  const areas = startingAreas.flatMap((name) => {
    const text = query.get(name) ?? '';
    const value = Number(text);
    return /^\d{1,5}$/.test(text) && value > 0 && value <= 20_000 ? [[name, value] as const] : [];
  });
  return { name: (query.get('name') ?? '').slice(0, 100), kind, areas: Object.fromEntries(areas) };
}

/** Adds the values to a path as a query. */
export function withStart(path: string, { name, kind, areas }: StartingValues): string {
  const values = Object.entries({ ...(name && { name }), ...(kind && { kind }), ...areas });
  const query = new URLSearchParams(values.map(([key, value]) => [key, String(value)]));
  return query.size === 0 ? path : `${path}?${query}`;
}
