import type { UploadValues } from '../upload-values.ts';

/** Props of a group of fields. */
export interface FieldProps {
  readonly values: UploadValues;
  readonly set: <Name extends keyof UploadValues>(name: Name, value: UploadValues[Name]) => void;
  /** Returns the id of a field's control. */
  readonly idOf: (path: keyof UploadValues) => string;
  readonly textField: (name: Exclude<keyof UploadValues, 'projectFiles' | 'hasDropbox'>) => {
    readonly id: string;
    readonly name: string;
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  };
}
