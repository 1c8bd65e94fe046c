import type { ResidentialKind } from '@title24/shared-domain/estimator';
import type { RadioOption } from '@title24/ui';

/** Options in step 2 of the residential estimator, in display order. */
export const residentialChoices: readonly (RadioOption & { readonly value: ResidentialKind })[] = [
  {
    value: 'new',
    label: 'New building',
    hint: 'A new heated building, including a newly built detached ADU',
  },
  {
    value: 'existing-plus',
    label: 'Existing building plus addition',
    hint: 'The existing building is analyzed together with the addition',
  },
  {
    value: 'addition',
    label: 'Addition by itself',
    hint: 'Including a garage, basement or detached structure that becomes living space',
  },
  {
    value: 'envelope',
    label: 'Envelope only',
    hint: 'Windows, doors, insulation or roof of an existing building',
  },
  {
    value: 'dwelling-units',
    label: 'Alteration that adds dwelling units',
    hint: 'An existing building is divided into more homes. Needs a firm quote',
  },
];
