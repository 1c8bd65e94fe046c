/** The form's own page. */
export const uploadPath = '/full-service/upload';

/** Where the form is sent; a browser without our script gets its answer there as a page of this remote. */
export const submitPath = '/project-upload';

/** Where files go up piece by piece (tus 1.0). */
export const resumablePath = '/uploads/files';
