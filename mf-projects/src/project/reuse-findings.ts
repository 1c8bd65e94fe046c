import { type Finding, findingKey } from '@title24/shared-domain/projects';

/**
 * Returns `after`, but with the objects of `before` for findings that have not changed, so that React does not render
 * these findings again. Returns `before` if the lists are equal.
 */
export function reuseFindings(before: readonly Finding[], after: readonly Finding[]): readonly Finding[] {
  const known = new Map(before.map((finding) => [findingKey(finding), finding]));
  const findings = after.map((finding) => {
    const same = known.get(findingKey(finding));
    return same && isEqual(same, finding) ? same : finding;
  });
  const areSame =
    findings.length === before.length && findings.every((each, index) => each === before[index]);
  return areSame ? before : findings;
}

/** Compares two findings with the same key. */
function isEqual(one: Finding, other: Finding): boolean {
  return (
    one === other ||
    (one.message === other.message && one.severity === other.severity && one.fix?.label === other.fix?.label)
  );
}
