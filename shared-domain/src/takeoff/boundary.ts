/**
 * Boundaries of walls that the forms do not list by direction. The lengths of these walls count toward closing the
 * outline, but have separate columns in the forms.
 */
export const undirectedBoundaries = ['garage', 'crawlspace', 'attic', 'belowGrade', 'conditioned'] as const;

export type UndirectedBoundary = (typeof undirectedBoundaries)[number];

/** Space behind an outline edge. */
export type Boundary = 'exterior' | UndirectedBoundary;

export type UndirectedLengthName = `${UndirectedBoundary}Length`;

export const undirectedLengthNames: readonly UndirectedLengthName[] = undirectedBoundaries.map(
  (boundary) => `${boundary}Length` as const,
);
