/** The form's own page. */
export const uploadPath = '/full-service/upload';

/** Where the form is submitted; without JavaScript the answer is a page of this remote. */
export const submitPath = '/project-upload';
