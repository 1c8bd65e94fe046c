/** What a project's number looks like: 'P100245' (D10). */
export const projectNumberPattern = /^P[1-9]\d{5,8}$/;

/** Whether a text is a project's number. Whether there is such a project is another question. */
export function isProjectNumber(text: string): boolean {
  return projectNumberPattern.test(text);
}
