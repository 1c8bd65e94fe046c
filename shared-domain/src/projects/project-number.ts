/** Such as 'P100245' (D10). */
export const projectNumberPattern = /^P[1-9]\d{5,8}$/;

/** Returns whether a string has the format of a project number. */
export function isProjectNumber(text: string): boolean {
  return projectNumberPattern.test(text);
}
