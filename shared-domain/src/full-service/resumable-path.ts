/** Where files are uploaded in pieces (tus 1.0), for every form of the site that takes files. */
export const resumablePath = '/uploads/files';
