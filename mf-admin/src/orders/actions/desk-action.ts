import type { desk, ParamsOf } from '@title24/remote-kit/rpc';
import type { FormSchema } from '@title24/shared-domain/editing';

/** Something that staff do with an order, as the site is told of it: the method by its name, with what it takes. */
export type Act = ParamsOf<typeof desk.preview>['action'];

/** What the fields of an action hold, as typed. */
export type ActionValues = Readonly<Record<string, string>>;

interface FieldText {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** A field of an action. `checks` holds the chosen values with commas between them. */
export type ActionField = FieldText &
  (
    | { readonly type: 'text'; readonly isOptional?: boolean; readonly width?: 'short' | 'medium' }
    | { readonly type: 'area' }
    | { readonly type: 'day'; readonly from?: string; readonly to?: string }
    | {
        readonly type: 'choice' | 'checks';
        readonly options: readonly {
          readonly value: string;
          readonly label: string;
          readonly hint?: string;
        }[];
      }
  );

/** An action as its dialog asks for it. */
export interface DeskAction {
  /** One of its kind has one; what was typed is kept by it while the dialog is closed. */
  readonly key: string;
  readonly title: string;
  readonly explanation: string;
  /** Of the button that opens the dialog. */
  readonly open: string;
  /** Of the button that does it. */
  readonly label: string;
  /** Said when it is done. */
  readonly done: string;
  readonly isGrave?: boolean;
  readonly fields: readonly ActionField[];
  readonly initial: ActionValues;
  readonly schema: FormSchema;
  /** What the schema looks at; a problem's path is a field's name. */
  readonly toInput: (values: ActionValues) => object;
  readonly toAct: (values: ActionValues) => Act;
}
