import type { ProjectContent } from '../project-data.ts';

type Change = Readonly<Record<string, unknown>>;

/**
 * Returns a copy with new values at dotted paths such as 'walls.lines.0.part'. An undefined value removes the member.
 */
export function withChanges<Content extends ProjectContent>(project: Content, changes: Change): Content {
  const copy = JSON.parse(JSON.stringify(project)) as Record<string, unknown>;
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.');
    const last = names.pop() as string;
    let at = copy;
    for (const name of names) {
      at[name] ??= {};
      at = at[name] as Record<string, unknown>;
    }
    if (value === undefined) delete at[last];
    else at[last] = value;
  }
  return copy as unknown as Content;
}
