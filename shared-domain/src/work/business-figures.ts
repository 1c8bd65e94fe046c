/** How many weeks the figures go back, with the current one: a quarter. */
export const figureWeeks = 13;
