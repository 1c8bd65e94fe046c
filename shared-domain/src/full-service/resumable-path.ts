/** Path for uploading files in pieces (tus 1.0). */
export const resumablePath = '/uploads/files';
