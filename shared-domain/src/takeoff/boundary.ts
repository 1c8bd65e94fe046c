/** What a wall without direction adjoins: its length closes the outline and is entered in a column of its own. */
export const undirectedBoundaries = ['garage', 'crawlspace', 'attic', 'belowGrade', 'conditioned'] as const;

export type UndirectedBoundary = (typeof undirectedBoundaries)[number];

/** What is on the other side of an edge of the outline. */
export type Boundary = 'exterior' | UndirectedBoundary;

export type UndirectedLengthName = `${UndirectedBoundary}Length`;

export const undirectedLengthNames: readonly UndirectedLengthName[] = undirectedBoundaries.map(
  (boundary) => `${boundary}Length` as const,
);
