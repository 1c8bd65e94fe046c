/** The estimator's alerts, copied verbatim from E7. Of the dwelling units alert, E7 contains only the beginning. */
export const estimatorAlerts = {
  unitTypes: 'Unique unit type must be greater or equal than 1',
  dwellingUnits: 'Error the field must be at least 2 dwelling units.',
  noWork: 'Please select type of work to be performed',
  lightingAlone: 'The Performance Approach cannot be done on lighting alone',
} as const;

export type EstimatorAlert = keyof typeof estimatorAlerts;
