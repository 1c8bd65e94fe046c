import type { ResidentialKind } from '../estimator/index.ts';
import type { CommercialOccupancy, ResidentialOccupancy } from './occupancies.ts';

/** Residential form values. Numbers are stored as the user typed them. */
export interface ResidentialForm {
  readonly kind: ResidentialKind;
  readonly occupancy: ResidentialOccupancy;
  readonly area: string;
  readonly multi: boolean;
  readonly types: string;
  readonly existing: string;
  readonly addition: string;
  readonly units: string;
}

export interface CommercialForm {
  readonly occupancy: CommercialOccupancy;
  readonly area: string;
  readonly envelope: boolean;
  readonly mechanical: boolean;
  readonly lighting: boolean;
}

export const emptyResidentialForm: ResidentialForm = {
  kind: 'new',
  occupancy: 'R3',
  area: '',
  multi: false,
  types: '1',
  existing: '',
  addition: '',
  units: '2',
};

export const emptyCommercialForm: CommercialForm = {
  occupancy: 'B',
  area: '',
  envelope: false,
  mechanical: false,
  lighting: false,
};
