/** Path of the upload form's own page. */
export const uploadPath = '/full-service/upload';

/** Path to which the upload form is submitted. Without JavaScript, the response is a page. */
export const submitPath = '/project-upload';

/** Path of the case page, which shows a customer's submission. */
export const casePagePath = '/plans/:reference';

/** Path to which the forms on the case page are submitted. */
export const caseFormPath = '/plans/:reference/:form';
