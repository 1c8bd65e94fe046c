import {
  type ProjectKind,
  projectKinds,
  type StartingAreas,
  startingAreas,
} from '@title24/shared-domain/projects';

/** What a new project begins with, as the address brings it from the wizard or the estimator (D4a). */
export interface StartingValues {
  readonly name: string;
  readonly kind: ProjectKind | '';
  readonly areas: StartingAreas;
}

/** Reads `?kind=addition&addition=500`. What is none of these values is left out: the address is anybody's. */
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

/** The address that brings these values to a page again. */
export function withStart(path: string, { name, kind, areas }: StartingValues): string {
  const values = Object.entries({ ...(name && { name }), ...(kind && { kind }), ...areas });
  const query = new URLSearchParams(values.map(([key, value]) => [key, String(value)]));
  return query.size === 0 ? path : `${path}?${query}`;
}
