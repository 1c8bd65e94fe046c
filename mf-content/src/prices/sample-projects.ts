import type { EstimateRequest } from '@title24/shared-domain/estimator';

export interface SampleProject {
  readonly project: string;
  readonly request: EstimateRequest;
}

/** Common projects, for a rough idea of the price. */
export const sampleProjects: readonly SampleProject[] = [
  {
    project: 'New house, 2,000 sq ft',
    request: { kind: 'new', inputs: { area: 2000, multi: false, types: null } },
  },
  {
    project: 'New ADU, 800 sq ft',
    request: { kind: 'new', inputs: { area: 800, multi: false, types: null } },
  },
  {
    project: 'Addition of 400 sq ft by itself',
    request: { kind: 'addition', inputs: { existing: null, addition: 400 } },
  },
  {
    project: 'House of 1,500 sq ft plus an addition of 500 sq ft',
    request: { kind: 'existing-plus', inputs: { existing: 1500, addition: 500 } },
  },
  {
    project: 'New windows and insulation in a house of 1,500 sq ft',
    request: { kind: 'envelope', inputs: { existing: 1500 } },
  },
  {
    project: 'Shop or office, 3,000 sq ft, mechanical and lighting',
    request: {
      kind: 'commercial',
      inputs: { area: 3000, envelope: false, mechanical: true, lighting: true },
    },
  },
];

/** Returns the project as a query of the cost estimator (E1): 'kind=existing-plus&existing=1500&addition=500'. */
export function estimatorQuery({ kind, inputs }: EstimateRequest): string {
  const given = (Object.entries(inputs) as [string, number | boolean | null][])
    .filter(([, value]) => value !== null && value !== false)
    .map(([name, value]): [string, string] => [name, value === true ? '1' : String(value)]);
  return new URLSearchParams([['kind', kind], ...given]).toString();
}
