/** Number of weeks in the figures, including the current one: a quarter of a year. */
export const figureWeeks = 13;
