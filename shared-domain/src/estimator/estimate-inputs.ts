import type { EstimatorKind } from './kinds.ts';

/** A whole number from a visitor (areas in square feet), or null if the entry is missing or unusable. */
export type Given = number | null;

export interface NewBuildingInputs {
  readonly area: Given;
  /** Whether 'More than 1 dwelling unit' is checked. */
  readonly multi: boolean;
  /** Number of unique unit types. Ignored without `multi`. */
  readonly types: Given;
}

export interface ExistingPlusInputs {
  readonly existing: Given;
  readonly addition: Given;
}

export interface EnvelopeInputs {
  readonly existing: Given;
}

export interface DwellingUnitsInputs {
  readonly existing: Given;
  /** Number of dwelling units to add. */
  readonly units: Given;
}

export interface CommercialInputs {
  readonly area: Given;
  readonly envelope: boolean;
  readonly mechanical: boolean;
  readonly lighting: boolean;
}

export interface InputsByKind {
  readonly new: NewBuildingInputs;
  readonly 'existing-plus': ExistingPlusInputs;
  readonly envelope: EnvelopeInputs;
  /** The existing area counts only for additions above 700 sq ft. */
  readonly addition: ExistingPlusInputs;
  readonly 'dwelling-units': DwellingUnitsInputs;
  readonly commercial: CommercialInputs;
}

export type InputsOf<Kind extends EstimatorKind> = InputsByKind[Kind];
