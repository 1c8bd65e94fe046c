import { isResidentialKind } from '@title24/shared-domain/estimator';
import {
  isResidentialOccupancy,
  type ResidentialForm,
  residentialOccupancies,
} from '@title24/shared-domain/estimator-answers';
import { RadioGroup, type RadioOption } from '@title24/ui';
import { memo } from 'react';
import { residentialChoices } from './residential-choices.ts';

interface Props {
  occupancy: ResidentialForm['occupancy'];
  kind: ResidentialForm['kind'];
  change: (patch: Partial<ResidentialForm>) => void;
}

const occupancyOptions: readonly RadioOption[] = residentialOccupancies.map(({ code, label }) => ({
  value: code,
  label,
}));

/** Renders steps 1 and 2. Memoized, so typing in step 3 does not render them again. */
export const ResidentialSteps = memo(function ResidentialSteps({ occupancy, kind, change }: Props) {
  return (
    <>
      <RadioGroup
        legend="Step 1 of 3: Occupancy of the building"
        name="occupancy"
        options={occupancyOptions}
        value={occupancy}
        onChange={(code) => isResidentialOccupancy(code) && change({ occupancy: code })}
      />
      <RadioGroup
        legend="Step 2 of 3: What the project consists of"
        name="kind"
        options={residentialChoices}
        value={kind}
        onChange={(chosen) => isResidentialKind(chosen) && change({ kind: chosen })}
      />
    </>
  );
});
