/** Filters of the queue by due date: late, due by the end of today, or with a rush promise for today. */
export const dueFilters = ['late', 'today', 'rush'] as const;

export type DueFilter = (typeof dueFilters)[number];

/** Labels of the filters. */
export const dueFilterTitles: Readonly<Record<DueFilter, string>> = {
  late: 'Late',
  today: 'Due today or late',
  rush: 'Rush',
};
