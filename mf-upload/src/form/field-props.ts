import type { UploadValues } from '../upload-values.ts';

/** Props of a group of fields. */
export interface FieldProps {
  readonly values: UploadValues;
  readonly set: <Name extends keyof UploadValues>(name: Name, value: UploadValues[Name]) => void;
  /** Returns the id of a field's control. */
  readonly idOf: (path: keyof UploadValues) => string;
  /** Returns a field's error; undefined if there is none. */
  readonly errorOf: (path: keyof UploadValues) => string | undefined;
}
