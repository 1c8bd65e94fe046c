import { type Finding, findingKey } from '@title24/shared-domain/projects';

/**
 * Returns the findings of `after`, as the objects of `before` where they are equal, so that what shows them is not rendered
 * again; `before` itself if all are.
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

/** Of two findings with one key. */
function isEqual(one: Finding, other: Finding): boolean {
  return (
    one === other ||
    (one.message === other.message && one.severity === other.severity && one.fix?.label === other.fix?.label)
  );
}
