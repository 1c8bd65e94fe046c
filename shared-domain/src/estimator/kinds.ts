/** The residential variants of the estimator, as named in the address (E1). */
export const residentialKinds = ['new', 'existing-plus', 'addition', 'envelope', 'dwelling-units'] as const;

export type ResidentialKind = (typeof residentialKinds)[number];
export type EstimatorKind = ResidentialKind | 'commercial';
export type Sector = 'residential' | 'commercial';

/** Whether a value names a residential variant of the estimator (E1). */
export function isResidentialKind(value: unknown): value is ResidentialKind {
  return residentialKinds.some((kind) => kind === value);
}

/** Whether a value names a variant of the estimator (E1). */
export function isEstimatorKind(value: unknown): value is EstimatorKind {
  return value === 'commercial' || isResidentialKind(value);
}
