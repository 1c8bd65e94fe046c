/** Number of weeks that the figures cover: a quarter of a year, including the current week. */
export const figureWeeks = 13;
