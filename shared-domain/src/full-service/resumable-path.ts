/** Path for uploading files in pieces (tus 1.0), used by all of the site's forms with files. */
export const resumablePath = '/uploads/files';
