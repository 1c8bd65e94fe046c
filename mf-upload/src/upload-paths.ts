/** The form's own page. */
export const uploadPath = '/full-service/upload';

/** Where the form is submitted; without JavaScript the answer is a page of this remote. */
export const submitPath = '/project-upload';

/** The page of a customer's plans. */
export const casePagePath = '/plans/:reference';

/** Where forms of that page are posted to; the answer shows under this address. */
export const caseFormPath = '/plans/:reference/:form';
