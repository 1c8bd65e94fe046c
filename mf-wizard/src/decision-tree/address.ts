const page = '/compliance-wizard';

/** Fields of the estimator that an outcome's address carries, by their names there. */
export type EstimatorInputs = Readonly<Record<string, string>>;

const inputNames = [
  'area',
  'multi',
  'types',
  'existing',
  'addition',
  'units',
  'envelope',
  'mechanical',
  'lighting',
] as const;

/** Longer texts are truncated: anyone can make an address. */
const maxTextLength = 40;

/**
 * Returns the address of a step: '/compliance-wizard?path=residential/addition'. Slashes stay readable; slugs need no
 * escaping.
 */
export function stepAddress(path: string, inputs: EstimatorInputs = {}): string {
  return page + stepQuery(path, inputs);
}

/** Returns the query of {@link stepAddress}: '?path=residential/addition/by-itself&addition=400'. */
export function stepQuery(path: string, inputs: EstimatorInputs): string {
  const fields = new URLSearchParams(inputs);
  return fields.size > 0 ? `?path=${path}&${fields}` : `?path=${path}`;
}

/** Returns the path in an address's query; '' if there is none. */
export function pathOf(search: string): string {
  return new URLSearchParams(search).get('path') ?? '';
}

/** Returns the project's size and work in an address's query, for the estimator. */
export function inputsOf(search: string): EstimatorInputs {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    inputNames.flatMap((name) => {
      const value = params.get(name)?.slice(0, maxTextLength);
      return value ? [[name, value]] : [];
    }),
  );
}
