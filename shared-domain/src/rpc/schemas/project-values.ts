import * as v from 'valibot';
import {
  projectKinds,
  projectName,
  projectNumberPattern,
  projectSteps,
  type StepData,
} from '../../projects/index.ts';
import { fieldOf } from '../../result-schemas.ts';

/** Project number, such as 'P100245'. */
export const number = v.pipe(
  v.string(),
  v.regex(projectNumberPattern, 'A project number is P and six to nine digits'),
);
export const name = fieldOf(projectName);
export const kind = v.picklist(projectKinds, 'Choose what you build');
export const step = v.picklist(projectSteps);
export const stepData = v.pipe(
  v.looseObject({}),
  v.description(
    'The members of the document that the step saves, with raw for typed text that is not a valid answer',
  ),
) as unknown as v.GenericSchema<StepData>;
