const page = '/compliance-wizard';

/** Estimator fields in the URL of an outcome, by their names in the estimator. */
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

/** Maximum length of a value. Longer values are truncated, because a URL can contain anything. */
const maxTextLength = 40;

/**
 * Returns the URL of a step, such as '/compliance-wizard?path=residential/addition'. Slashes are not escaped, and
 * slugs need no escaping.
 */
export function stepAddress(path: string, inputs: EstimatorInputs = {}): string {
  return page + stepQuery(path, inputs);
}

/** Returns the query of {@link stepAddress}, such as '?path=residential/addition/by-itself&addition=400'. */
export function stepQuery(path: string, inputs: EstimatorInputs): string {
  const fields = new URLSearchParams(inputs);
  return fields.size > 0 ? `?path=${path}&${fields}` : `?path=${path}`;
}

/** Returns the path in a query; '' if there is none. */
export function pathOf(search: string): string {
  return new URLSearchParams(search).get('path') ?? '';
}

/** Returns the estimator fields in a query, such as the project's size. */
export function inputsOf(search: string): EstimatorInputs {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    inputNames.flatMap((name) => {
      const value = params.get(name)?.slice(0, maxTextLength);
      return value ? [[name, value]] : [];
    }),
  );
}
