export interface SampleProject {
  readonly project: string;
  /** The project as the address of the cost estimator knows it (decisions.md 5). */
  readonly query: string;
  /** The do-it-yourself report that fits, or null where there is none. */
  readonly sku: '1001' | '1002' | null;
}

export const sampleProjects: readonly SampleProject[] = [
  { project: 'New house, 2,000 sq ft', query: 'kind=new&area=2000', sku: '1001' },
  { project: 'New ADU, 800 sq ft', query: 'kind=new&area=800', sku: '1001' },
  { project: 'Addition of 400 sq ft by itself', query: 'kind=addition&addition=400', sku: '1001' },
  {
    project: 'House of 1,500 sq ft plus an addition of 500 sq ft',
    query: 'kind=existing-plus&existing=1500&addition=500',
    sku: '1002',
  },
  {
    project: 'New windows and insulation in a house of 1,500 sq ft',
    query: 'kind=envelope&existing=1500',
    sku: '1002',
  },
  {
    project: 'Shop or office, 3,000 sq ft, mechanical and lighting',
    query: 'kind=commercial&area=3000&mechanical=1&lighting=1',
    sku: null,
  },
];
