/** Number of weeks in the business figures, including the current week: a quarter of a year. */
export const figureWeeks = 13;
