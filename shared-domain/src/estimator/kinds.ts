/** Residential variants of the estimator, as named in URLs (E1). */
export const residentialKinds = ['new', 'existing-plus', 'addition', 'envelope', 'dwelling-units'] as const;

export type ResidentialKind = (typeof residentialKinds)[number];
export type EstimatorKind = ResidentialKind | 'commercial';
export type Sector = 'residential' | 'commercial';

/** Returns whether a value is a residential variant (E1). */
export function isResidentialKind(value: unknown): value is ResidentialKind {
  return residentialKinds.some((kind) => kind === value);
}

/** Returns whether a value is an estimator variant (E1). */
export function isEstimatorKind(value: unknown): value is EstimatorKind {
  return value === 'commercial' || isResidentialKind(value);
}
