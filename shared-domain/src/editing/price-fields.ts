/** An estimator figure with its label for staff. */
export interface PriceField {
  readonly path: string;
  readonly label: string;
  readonly unit: string;
}

const dollars = 'US dollars';
const perFoot = 'US dollars per sq ft';
const factor = 'factor';

export const residentialFields: readonly PriceField[] = [
  { path: 'residential.newBuildingBase', label: 'New building: minimum price', unit: dollars },
  { path: 'residential.newBuildingPerFoot', label: 'New building: per square foot', unit: perFoot },
  { path: 'residential.multiFamilyBase', label: 'Multi-family: minimum price', unit: dollars },
  { path: 'residential.uniqueUnitType', label: 'Each additional unit type', unit: dollars },
  { path: 'residential.exstPlusAdtnBase', label: 'Existing plus addition: minimum price', unit: dollars },
  {
    path: 'residential.exstPlusAdtnPerFoot',
    label: 'Existing plus addition: per square foot',
    unit: perFoot,
  },
  { path: 'residential.adtnOnlyBase', label: 'Addition only: minimum price', unit: dollars },
  { path: 'residential.adtnOnlyPerFoot', label: 'Addition only: per square foot', unit: perFoot },
  { path: 'residential.estmOffset', label: 'Residential: range (±)', unit: dollars },
];

export const commercialFields: readonly PriceField[] = [
  { path: 'commercial.prescAppr.1', label: 'Prescriptive, one type of work', unit: factor },
  { path: 'commercial.prescAppr.3', label: 'Prescriptive, three types of work', unit: factor },
  { path: 'commercial.perfAppr.1', label: 'Performance, one type of work', unit: factor },
  { path: 'commercial.perfAppr.3', label: 'Performance, three types of work', unit: factor },
  { path: 'commercial.estmOffset', label: 'Commercial: range (±)', unit: dollars },
];

/** Stored figures that no calculation uses. */
export const unusedFields: readonly PriceField[] = [
  { path: 'residential.newBuildingSelfServe', label: 'New building: self serve', unit: dollars },
  { path: 'residential.exstPlusAdtnSelfServe', label: 'Existing plus addition: self serve', unit: dollars },
  { path: 'residential.adtnOnlyBasenew', label: 'Addition only: new minimum price', unit: dollars },
  { path: 'residential.adtnOnlySelfServe', label: 'Addition only: self serve', unit: dollars },
  { path: 'commercial.newBuildingBase', label: 'Commercial new building: minimum price', unit: dollars },
  {
    path: 'commercial.exstPlusAdtnBase',
    label: 'Commercial existing plus addition: minimum price',
    unit: dollars,
  },
  { path: 'commercial.prescAppr.2', label: 'Prescriptive, two types of work', unit: factor },
  { path: 'commercial.perfApprTrigger', label: 'Performance trigger', unit: dollars },
];

export const priceFields = [...residentialFields, ...commercialFields, ...unusedFields];

export const priceLabels: Readonly<Record<string, string>> = Object.fromEntries(
  priceFields.map(({ path, label }) => [path, label]),
);
