import {
  type ResidentialForm,
  readNumber,
  residentialFields,
} from '@title24/shared-domain/estimator-answers';
import { newProjectAddress, projectKindOfEstimate } from '@title24/shared-domain/projects';

/**
 * Returns the address that starts a Do-It-Yourself project with the kind and areas of an estimate.
 * @param page the page for a new project
 */
export function projectOfEstimate(page: string, form: ResidentialForm): string {
  const areas = residentialFields(form).flatMap(({ field, text }) => {
    const { value } = readNumber(text, field);
    return value !== null && field.isArea ? [[field.name, value] as const] : [];
  });
  const known = Object.fromEntries(areas);
  // A large addition without other work is estimated, and analyzed, together with the existing house.
  const isWithHouse = form.kind === 'addition' && 'existing' in known;
  const kind = isWithHouse ? 'existing-plus-addition' : projectKindOfEstimate[form.kind];
  return newProjectAddress(page, kind, known);
}
