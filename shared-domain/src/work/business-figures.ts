/** Number of weeks in the figures, which is a quarter of a year and includes the current week. */
export const figureWeeks = 13;
