import { isRpcError, type RpcClient, rpcErrorCodes } from '@title24/remote-kit/contract';
import { useMountProps } from '@title24/remote-kit/runtime';
import type { OrderView } from '@title24/shared-domain/orders';
import { Alert, Button, type ButtonProps } from '@title24/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { callProblem } from '../calls/call-problem.ts';
import { useProject } from '../project/project-context.ts';
import { useOrder } from './order-context.ts';
import styles from './orders.module.css';

interface Props {
  readonly submitLabel: string;
  readonly variant?: ButtonProps['variant'];
  /** Returns an error message to prevent sending, or null. */
  readonly check?: (typed: FormData) => string | null;
  /**
   * Sends the action to the server.
   * @returns the updated order
   */
  readonly send: (
    rpc: RpcClient,
    seen: { readonly order: string; readonly lastUpdate: string },
    typed: FormData,
  ) => Promise<OrderView>;
  readonly children: ReactNode;
}

/** Renders the form for a customer's action on an order. */
export function OrderForm({ submitLabel, variant = 'secondary', check, send, children }: Props) {
  const { order, onChanged, reload } = useOrder();
  const { session } = useProject();
  const { rpc } = useMountProps();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function call(typed: FormData): Promise<void> {
    setSending(true);
    setProblem(null);
    try {
      // The action is based on the project as stored on the server, so unsaved changes are sent first.
      await session?.flush();
      const changed = await send(rpc, { order: order.number, lastUpdate: order.lastUpdate }, typed);
      onChanged?.(changed);
    } catch (error) {
      setProblem(callProblem(error));
      if (isRpcError(error) && outdated.includes(error.code)) reload();
    }
    setSending(false);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const found = check?.(typed) ?? null;
    setProblem(found);
    if (found === null && !isSending) void call(typed);
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      {children}
      <Button type="submit" variant={variant} aria-disabled={isSending}>
        {submitLabel}
      </Button>
    </form>
  );
}

/** Codes of errors after which the order must be loaded again. */
const outdated: readonly number[] = [rpcErrorCodes.conflict, rpcErrorCodes.notPossible];
