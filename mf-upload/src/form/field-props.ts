import type { UploadValues } from '../upload-values.ts';

/** What a group of fields needs from the form. */
export interface FieldProps {
  readonly values: UploadValues;
  readonly set: <Name extends keyof UploadValues>(name: Name, value: UploadValues[Name]) => void;
  /** The id of a field's control. */
  readonly idOf: (path: keyof UploadValues) => string;
  /** What is wrong with a field, if anything. */
  readonly errorOf: (path: keyof UploadValues) => string | undefined;
}
