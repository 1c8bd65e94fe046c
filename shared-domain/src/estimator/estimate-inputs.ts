import type { EstimatorKind } from './kinds.ts';

/** A whole number that the visitor gave; null if none that can be used was given. Areas are in square feet. */
export type Given = number | null;

export interface NewBuildingInputs {
  readonly area: Given;
  /** 'More than 1 dwelling unit' is ticked. */
  readonly multi: boolean;
  /** Number of unique unit types; counts only with `multi`. */
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
  /** Dwelling units that the building has afterwards more than before. */
  readonly units: Given;
}

export interface CommercialInputs {
  readonly area: Given;
  readonly envelope: boolean;
  readonly mechanical: boolean;
  readonly lighting: boolean;
}

/** What each variant computes from. */
export interface InputsByKind {
  readonly new: NewBuildingInputs;
  readonly 'existing-plus': ExistingPlusInputs;
  readonly envelope: EnvelopeInputs;
  /** The existing area counts only where the addition is above 700 sqft. */
  readonly addition: ExistingPlusInputs;
  readonly 'dwelling-units': DwellingUnitsInputs;
  readonly commercial: CommercialInputs;
}

export type InputsOf<Kind extends EstimatorKind> = InputsByKind[Kind];
