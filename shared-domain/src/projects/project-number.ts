/** Format of a project's number: 'P100245' (D10). */
export const projectNumberPattern = /^P[1-9]\d{5,8}$/;

/** Whether a text has the format of a project's number, whether or not the project exists. */
export function isProjectNumber(text: string): boolean {
  return projectNumberPattern.test(text);
}
