/** By when orders of the queue are due: past it, by the end of today, or by the rush promise of today. */
export const dueFilters = ['late', 'today', 'rush'] as const;

export type DueFilter = (typeof dueFilters)[number];

/** The filters as the queue says them. */
export const dueFilterTitles: Readonly<Record<DueFilter, string>> = {
  late: 'Late',
  today: 'Due today or late',
  rush: 'Rush',
};
