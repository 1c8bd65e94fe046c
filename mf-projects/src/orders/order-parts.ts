/** Anchors of the sections on an order's page. */
export const orderParts = { timeline: 'timeline', files: 'files', costs: 'costs' } as const;
