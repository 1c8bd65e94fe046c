import type { desk, ParamsOf } from '@title24/remote-kit/rpc';
import type { FormSchema } from '@title24/shared-domain/editing';
import type { ActionField, ActionValues } from '../../desk/action-fields.tsx';

/** A staff action on an order: a method with its parameters. */
export type Act = ParamsOf<typeof desk.preview>['action'];

/** An action with the texts and fields of its dialog. */
export interface DeskAction {
  /** Identifies the action, so that its dialog reopens with the values entered earlier. */
  readonly key: string;
  readonly title: string;
  readonly explanation: string;
  /** Label of the button that opens the dialog. */
  readonly open: string;
  /** Label of the button that performs the action. */
  readonly label: string;
  readonly done: string;
  readonly isDestructive?: boolean;
  readonly fields: readonly ActionField[];
  readonly initial: ActionValues;
  readonly schema: FormSchema;
  /** Returns the parameters that `schema` checks. Each is named after a form field, which shows its error. */
  readonly toInput: (values: ActionValues) => object;
  readonly toAct: (values: ActionValues) => Act;
}
