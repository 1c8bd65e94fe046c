/**
 * What a wall without direction adjoins: its length counts toward closing the outline and is entered in a separate
 * column.
 */
export const undirectedBoundaries = ['garage', 'crawlspace', 'attic', 'belowGrade', 'conditioned'] as const;

export type UndirectedBoundary = (typeof undirectedBoundaries)[number];

/** What an edge of the outline adjoins. */
export type Boundary = 'exterior' | UndirectedBoundary;

export type UndirectedLengthName = `${UndirectedBoundary}Length`;

export const undirectedLengthNames: readonly UndirectedLengthName[] = undirectedBoundaries.map(
  (boundary) => `${boundary}Length` as const,
);
