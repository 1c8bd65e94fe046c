/** HTTP status for a missing or refused token (H5). */
export const invalidTokenStatus = 401;

/** Start of the HTTP 401 body for a missing or refused token (H5). */
export const invalidTokenText = 'invalid token';

/** Name of the window event for a token that the server refused (H5). */
export const invalidTokenEvent = 'INVALID_TOKEN';
