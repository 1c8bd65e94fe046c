import {
  type ResidentialForm,
  readNumber,
  residentialFields,
} from '@title24/shared-domain/estimator-answers';
import { newProjectAddress, projectKindOfEstimate } from '@title24/shared-domain/projects';

/**
 * Returns the URL that starts a Do-It-Yourself project with an estimate's kind and areas.
 * @param page path of the page that starts a new project
 */
export function projectOfEstimate(page: string, form: ResidentialForm): string {
  const areas = residentialFields(form).flatMap(({ field, text }) => {
    const { value } = readNumber(text, field);
    return value !== null && field.isArea ? [[field.name, value] as const] : [];
  });
  const known = Object.fromEntries(areas);
  // For a large addition, the estimate can include the existing house. The project then includes the house as well.
  const isWithHouse = form.kind === 'addition' && 'existing' in known;
  const kind = isWithHouse ? 'existing-plus-addition' : projectKindOfEstimate[form.kind];
  return newProjectAddress(page, kind, known);
}
