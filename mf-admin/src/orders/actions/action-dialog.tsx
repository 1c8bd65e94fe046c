import { isRpcError, rpcErrorCodes } from '@title24/remote-kit/contract';
import { desk, type RpcMethod } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import type { ActionPreview, DeskOrder } from '@title24/shared-domain/orders';
import { Alert, Button, Dialog, ErrorSummary } from '@title24/ui';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { ActionFields, type ActionValues } from '../../desk/action-fields.tsx';
import { DeskFailure } from '../../desk/desk-failure.tsx';
import { MailPreview } from '../../desk/mail-preview.tsx';
import { useStaffForm } from '../../editing/use-staff-form.ts';
import styles from './actions.module.css';
import type { DeskAction } from './desk-action.ts';

interface Props {
  readonly action: DeskAction;
  readonly order: DeskOrder;
  /** Values from the last time the dialog was open, if any. */
  readonly draft: ActionValues | undefined;
  /** Called with the entered values, or with null if nothing was entered or the action is done. */
  readonly onClose: (typed: ActionValues | null) => void;
  readonly onDone: (order: DeskOrder) => void;
  /** Reloads the order for this dialog and the page behind it. */
  readonly onReload: () => Promise<DeskOrder>;
}

/** Shows an action's fields and a preview of its emails, then performs the action (D11). */
export function ActionDialog({ action, order, draft, onClose, onDone, onReload }: Props) {
  const { rpc } = useMountProps();
  const formId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasFields = action.fields.length > 0;
  const [preview, setPreview] = useState<ActionPreview | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const form = useStaffForm<ActionValues>({
    initial: draft ?? action.initial,
    isUnsaved: (values) => Object.keys(values).some((name) => values[name] !== action.initial[name]),
    schema: action.schema,
    toInput: action.toInput,
    send: (values) => show(values, order),
    onTyped: () => setProblem(null),
  });
  const { values, isSending } = form;

  async function show(typed: ActionValues, { number, lastUpdate }: DeskOrder): Promise<void> {
    await attempt(async () => {
      const act = action.toAct(typed);
      setPreview(await rpc.call(desk.preview, { order: number, lastUpdate, action: act }));
    });
  }

  function send(): void {
    void form.run(() =>
      attempt(async () => {
        const { method, ...told } = action.toAct(values);
        // The cast is safe, because `Act` pairs each method with its parameters.
        const named = desk[method] as RpcMethod<object, DeskOrder>;
        const { number, lastUpdate } = order;
        const done = await rpc.call(named, { order: number, lastUpdate, ...told });
        onClose(null);
        onDone(done);
      }),
    );
  }

  /** Reloads the order, and the preview if it is open or the action has no fields. */
  function reload(): void {
    void form.run(async () => {
      const current = await onReload();
      setProblem(null);
      if (preview || !hasFields) await show(values, current);
    });
  }

  /** Makes a call. Stores errors that a reload of the order may resolve, and rethrows others for the form to show. */
  async function attempt(call: () => Promise<void>): Promise<void> {
    setProblem(null);
    try {
      await call();
    } catch (error) {
      const codes: readonly unknown[] = [rpcErrorCodes.conflict, rpcErrorCodes.notPossible];
      if (!isRpcError(error) || !codes.includes(error.code)) throw error;
      setPreview(null);
      setProblem(error);
    }
  }

  const start = useEffectEvent(() => {
    if (!hasFields) void form.run(() => show(values, order));
  });
  useEffect(() => start(), []);
  const isShown = preview !== null;
  useEffect(() => {
    if (isShown) heading.current?.focus();
  }, [isShown]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void form.submit();
  }
  const close = () => isSending || onClose(form.isDirty ? values : null);
  const isAsking = hasFields && !isShown;

  return (
    <Dialog
      open
      onClose={close}
      title={action.title}
      footer={
        <>
          {isAsking ? (
            <Button type="submit" form={formId}>
              {isSending ? 'One moment…' : 'Continue'}
            </Button>
          ) : (
            isShown && (
              <Button variant={action.isDestructive ? 'danger' : undefined} onClick={send}>
                {isSending ? 'One moment…' : action.label}
              </Button>
            )
          )}
          {hasFields && isShown && (
            <Button variant="secondary" onClick={() => isSending || setPreview(null)}>
              Back
            </Button>
          )}
          <Button variant="secondary" onClick={close}>
            Not now
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>{action.explanation}</p>
        {isAsking && (
          <form id={formId} className={styles.dialog} noValidate aria-label={action.title} onSubmit={submit}>
            <ErrorSummary
              headingLevel={3}
              problems={form.errors.map(({ path, message }) => ({
                message,
                fieldId: path ? form.idOf(path) : undefined,
              }))}
              attempt={form.refusals}
            />
            <ActionFields fields={action.fields} form={form} />
          </form>
        )}
        {!isAsking && !isShown && isSending && <p role="status">Loading what the customer will read…</p>}
        {isShown && (
          <>
            <h3 ref={heading} tabIndex={-1} className={styles.previewTitle}>
              What the customer will read
            </h3>
            <MailPreview mails={preview.mails} />
          </>
        )}
        {problem !== null && <DeskFailure error={problem} onReload={reload} />}
        {form.failure && (
          <Alert tone="danger" title="Nothing was changed">
            <p>{form.failure}</p>
            {!hasFields && !isShown && (
              <p>
                <Button variant="secondary" size="small" onClick={reload}>
                  Try again
                </Button>
              </p>
            )}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
