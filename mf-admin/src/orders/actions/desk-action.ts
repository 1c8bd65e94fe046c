import type { desk, ParamsOf } from '@title24/remote-kit/rpc';
import type { FormSchema } from '@title24/shared-domain/editing';

/** A call for an action of staff on an order: the method's name, with its params. */
export type Act = ParamsOf<typeof desk.preview>['action'];

/** The values of an action's fields, as typed. */
export type ActionValues = Readonly<Record<string, string>>;

interface FieldText {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** A field of an action. The value of `checks` is the selected values, separated by commas. */
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

/** An action, as its dialog presents it. */
export interface DeskAction {
  /** Unique among actions; what was typed is stored under it while the dialog is closed. */
  readonly key: string;
  readonly title: string;
  readonly explanation: string;
  /** Label of the button that opens the dialog. */
  readonly open: string;
  /** Label of the button that performs the action. */
  readonly label: string;
  /** Announced when the action is done. */
  readonly done: string;
  readonly isGrave?: boolean;
  readonly fields: readonly ActionField[];
  readonly initial: ActionValues;
  readonly schema: FormSchema;
  /** The object to validate; a problem's path is a field's name. */
  readonly toInput: (values: ActionValues) => object;
  readonly toAct: (values: ActionValues) => Act;
}
