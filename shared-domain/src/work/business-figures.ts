/** A quarter of a year, including the current week. */
export const figureWeeks = 13;
