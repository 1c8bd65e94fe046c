/** Texts of alerts from E7. The dwelling units alert has an ending that E7 omits. */
export const estimatorAlerts = {
  unitTypes: 'Unique unit type must be greater or equal than 1',
  dwellingUnits: 'Error the field must be at least 2 dwelling units.',
  noWork: 'Please select type of work to be performed',
  lightingAlone: 'The Performance Approach cannot be done on lighting alone',
} as const;

export type EstimatorAlert = keyof typeof estimatorAlerts;
