/** The parts of the page of an order, as addresses name them after '#'. */
export const orderParts = { timeline: 'timeline', files: 'files', costs: 'costs' } as const;
