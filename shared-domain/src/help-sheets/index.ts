export { additionSheet } from './addition.ts';
export { commercialSheet } from './commercial.ts';
export { type HelpSheet, paragraph, type SheetBlock } from './help-sheet.ts';
export { mandatoryMeasuresSheet } from './mandatory-measures.ts';
export { residentialSheet } from './residential.ts';
export { sheetPrices } from './sheet-prices.ts';
