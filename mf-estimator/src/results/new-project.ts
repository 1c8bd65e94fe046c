import {
  type ResidentialForm,
  readNumber,
  residentialFields,
} from '@title24/shared-domain/estimator-answers';
import { newProjectAddress, projectKindOfEstimate } from '@title24/shared-domain/projects';

/**
 * Returns the URL that starts a Do-It-Yourself project with the kind and areas of an estimate.
 * @param page path of the page for new projects
 */
export function projectOfEstimate(page: string, form: ResidentialForm): string {
  const areas = residentialFields(form).flatMap(({ field, text }) => {
    const { value } = readNumber(text, field);
    return value !== null && field.isArea ? [[field.name, value] as const] : [];
  });
  const known = Object.fromEntries(areas);
  // The estimate of a large addition can include the existing house. If it does, the report includes the house as
  // well.
  const isWithHouse = form.kind === 'addition' && 'existing' in known;
  const kind = isWithHouse ? 'existing-plus-addition' : projectKindOfEstimate[form.kind];
  return newProjectAddress(page, kind, known);
}
