/** Path for uploading files in pieces (tus 1.0), for every form of the site with files. */
export const resumablePath = '/uploads/files';
