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

/** More of a typed text is not kept: an address can be made by anyone. */
const maxTextLength = 40;

/** Address of a step: '/compliance-wizard?path=residential/addition'. Slashes stay readable; slugs need no escaping. */
export function stepAddress(path: string, inputs: EstimatorInputs = {}): string {
  return page + stepQuery(path, inputs);
}

/** The query of {@link stepAddress}: '?path=residential/addition/by-itself&addition=400'. */
export function stepQuery(path: string, inputs: EstimatorInputs): string {
  const fields = new URLSearchParams(inputs);
  return fields.size > 0 ? `?path=${path}&${fields}` : `?path=${path}`;
}

/** The path that an address's query names, '' if it names none. */
export function pathOf(search: string): string {
  return new URLSearchParams(search).get('path') ?? '';
}

/** What an address's query says of the project's size and work, for the estimator. */
export function inputsOf(search: string): EstimatorInputs {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    inputNames.flatMap((name) => {
      const value = params.get(name)?.slice(0, maxTextLength);
      return value ? [[name, value]] : [];
    }),
  );
}
