/** The form's own page. */
export const uploadPath = '/full-service/upload';

/** Where the form is submitted; without JavaScript the answer is a page of this remote. */
export const submitPath = '/project-upload';

/** Where files are uploaded in chunks (tus 1.0). */
export const resumablePath = '/uploads/files';
