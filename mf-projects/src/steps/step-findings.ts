import {
  type Finding,
  fieldAt,
  fieldGroups,
  isUnfinished,
  type ProjectStep,
} from '@title24/shared-domain/projects';

/** A step's findings by where they are shown. */
export interface PlacedFindings {
  /** Messages about missing or invalid answers, by field path. */
  readonly missing: ReadonlyMap<string, string>;
  /** Number of missing or invalid answers by line id. */
  readonly missingByLine: ReadonlyMap<string, number>;
  /** By field path. */
  readonly byField: ReadonlyMap<string, readonly Finding[]>;
  /** By line id. */
  readonly byLine: ReadonlyMap<string, readonly Finding[]>;
  /** By list path. */
  readonly byList: ReadonlyMap<string, readonly Finding[]>;
  /** All other findings, such as those about the whole step. */
  readonly ofStep: readonly Finding[];
}

const listPaths: ReadonlySet<string> = new Set(fieldGroups.flatMap(({ list, path }) => (list ? [path] : [])));

/**
 * Groups a step's findings by where they are shown.
 * @param lines - ids of the step's lines
 */
export function placeFindings(
  findings: readonly Finding[],
  step: ProjectStep,
  lines: ReadonlySet<string>,
): PlacedFindings {
  const missing = new Map<string, string>();
  const missingByLine = new Map<string, number>();
  const byField = new Map<string, Finding[]>();
  const byLine = new Map<string, Finding[]>();
  const byList = new Map<string, Finding[]>();
  const ofStep: Finding[] = [];
  for (const finding of findings) {
    if (finding.step !== step) continue;
    const { field, where } = finding;
    if (isUnfinished(finding) && field !== undefined && !listPaths.has(field)) {
      if (!missing.has(field)) missing.set(field, finding.message);
      const line = fieldAt(field)?.id;
      if (line !== undefined) missingByLine.set(line, (missingByLine.get(line) ?? 0) + 1);
    } else if (where !== undefined && lines.has(where)) put(byLine, where, finding);
    else if (field !== undefined && listPaths.has(field)) put(byList, field, finding);
    else if (field !== undefined) put(byField, field, finding);
    else ofStep.push(finding);
  }
  return { missing, missingByLine, byField, byLine, byList, ofStep };
}

function put(places: Map<string, Finding[]>, place: string, finding: Finding): void {
  places.set(place, [...(places.get(place) ?? []), finding]);
}

/** Returns `after`, but reuses equal arrays of `before`, so that unchanged findings are not rendered again. */
export function keepSame(before: PlacedFindings | null, after: PlacedFindings): PlacedFindings {
  if (!before) return after;
  return {
    ...after,
    byField: sameArrays(before.byField, after.byField),
    byLine: sameArrays(before.byLine, after.byLine),
    byList: sameArrays(before.byList, after.byList),
  };
}

function sameArrays(
  before: ReadonlyMap<string, readonly Finding[]>,
  after: ReadonlyMap<string, readonly Finding[]>,
): ReadonlyMap<string, readonly Finding[]> {
  return new Map(
    [...after].map(([place, found]) => {
      const known = before.get(place);
      const isSame =
        known?.length === found.length &&
        known.every(({ id, message, severity }, index) => {
          const other = found[index];
          return other?.id === id && other.message === message && other.severity === severity;
        });
      return [place, isSame ? known : found];
    }),
  );
}
