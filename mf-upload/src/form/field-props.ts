import type { UploadValues } from '../upload-values.ts';

/** What a group of fields needs from the form. */
export interface FieldProps {
  readonly values: UploadValues;
  readonly set: <Name extends keyof UploadValues>(name: Name, value: UploadValues[Name]) => void;
  /** The id of a field's control. */
  readonly idOf: (path: keyof UploadValues) => string;
  /** The error of a field, if any. */
  readonly errorOf: (path: keyof UploadValues) => string | undefined;
}
