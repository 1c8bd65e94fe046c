const page = '/compliance-wizard';

/** Values of estimator fields in an outcome's URL, by field name. */
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

/** Maximum length of a field's value in characters. Longer values are truncated, because visitors can edit the URL. */
const maxTextLength = 40;

/** Returns a step's URL, such as '/compliance-wizard?path=residential/addition'. Slugs need no escaping. */
export function stepAddress(path: string, inputs: EstimatorInputs = {}): string {
  return page + stepQuery(path, inputs);
}

/** Returns the query of {@link stepAddress}. */
export function stepQuery(path: string, inputs: EstimatorInputs): string {
  const fields = new URLSearchParams(inputs);
  return fields.size > 0 ? `?path=${path}&${fields}` : `?path=${path}`;
}

/** Returns the wizard path in a query's `path` field; '' if there is none. */
export function pathOf(search: string): string {
  return new URLSearchParams(search).get('path') ?? '';
}

/** Returns the estimator fields in a query. */
export function inputsOf(search: string): EstimatorInputs {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    inputNames.flatMap((name) => {
      const value = params.get(name)?.slice(0, maxTextLength);
      return value ? [[name, value]] : [];
    }),
  );
}
