/** States of the upload form (U3). */
export const uploadStatus = { initial: 0, filesAdded: 1, saving: 2, success: 3, failed: 4 } as const;

export type UploadStatus = (typeof uploadStatus)[keyof typeof uploadStatus];
