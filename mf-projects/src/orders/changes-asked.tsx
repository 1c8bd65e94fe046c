import { orders } from '@title24/remote-kit/rpc';
import {
  checkedValue,
  correctiveActions,
  formatCents,
  type OrderOffer,
  orderFields,
  waitsForCustomer,
} from '@title24/shared-domain/orders';
import { Alert, Checkbox, PageSection, Stack, TextArea } from '@title24/ui';
import { useState } from 'react';
import { IncompleteNotice } from '../ordering/incomplete-notice.tsx';
import { newOfferOf } from '../ordering/ordering.ts';
import { WarningsToConfirm } from '../ordering/warnings-to-confirm.tsx';
import { useProject } from '../project/project-context.ts';
import { projectPath, stepPath } from '../project-paths.ts';
import { useOrder } from './order-context.ts';
import { OrderForm } from './order-form.tsx';

/**
 * Lists the changes that staff requested, with links to the project's steps. A form submits the changed project or a
 * revision (D11).
 */
export function ChangesAsked() {
  const { order, onChanged } = useOrder();
  const { key } = useProject();
  if (!waitsForCustomer(order)) return null;
  const asked = order.rounds.at(-1);
  const isRevision = order.kind === 'revision';
  return (
    <PageSection
      title={order.state === 'unlocked' ? 'Revise the project' : 'What the project needs'}
      width="text"
    >
      <Stack>
        {order.state === 'changes-needed' && asked && (
          <>
            <blockquote>
              {asked.message.split('\n').map((line, index) => (
                <p key={index}>{line}</p>
              ))}
            </blockquote>
            <p>What would help:</p>
            <ul>
              {asked.actions.map((name) => {
                const { title, step } = correctiveActions[name];
                return <li key={name}>{step ? <a href={stepPath(key, step)}>{title}</a> : title}</li>;
              })}
            </ul>
          </>
        )}
        {order.state === 'unlocked' && (
          <p>
            The project is open for your changes. <a href={projectPath(key)}>Change the project</a>, then
            submit it here.
          </p>
        )}
        {isRevision && order.totalCents > 0 && (
          <p>The revision costs {formatCents(order.totalCents)}, due when it is delivered.</p>
        )}
        {onChanged && <ResubmitForm />}
      </Stack>
    </PageSection>
  );
}

function ResubmitForm() {
  const { order } = useOrder();
  const { findings } = useProject();
  const [newOffer, setNewOffer] = useState<OrderOffer | null>(null);
  const hasWarnings = findings.some(({ severity }) => severity === 'warning');
  const needsFee = order.kind === 'revision' && order.totalCents > 0;
  if (findings.some(({ severity }) => severity === 'error')) return <IncompleteNotice to="submit" />;
  return (
    <OrderForm
      submitLabel={order.state === 'unlocked' ? 'Submit the revision' : 'Submit again'}
      variant="primary"
      check={(typed) => {
        if (hasWarnings && typed.get(orderFields.confirmsWarnings) !== checkedValue)
          return 'Review the warnings, then check the box for them.';
        if (needsFee && typed.get(orderFields.acceptsFee) !== checkedValue)
          return 'Accept the fee of the revision, or withdraw it.';
        return null;
      }}
      send={async (rpc, seen, typed) => {
        try {
          return await rpc.call(orders.resubmit, {
            ...seen,
            reply: String(typed.get(orderFields.reply) ?? ''),
            confirmsWarnings: typed.get(orderFields.confirmsWarnings) === checkedValue,
            acceptsFee: typed.get(orderFields.acceptsFee) === checkedValue,
            quoteHash: newOffer?.quoteHash ?? null,
          });
        } catch (error) {
          setNewOffer(newOfferOf(error));
          throw error;
        }
      }}
    >
      <TextArea
        id="order-reply"
        name={orderFields.reply}
        label="Your answer"
        hint="What you changed, or why you didn’t. Your analyst reads it with the project."
        optional
        rows={4}
        maxLength={4000}
      />
      {newOffer && (
        <Alert tone="warning" title="The project now needs another report">
          The order comes to {formatCents(newOffer.totalCents)} instead of {formatCents(order.totalCents)}.
          Submit again to accept that.
        </Alert>
      )}
      <WarningsToConfirm id="order-warnings" />
      {needsFee && (
        <Checkbox
          id="order-fee"
          name={orderFields.acceptsFee}
          value={checkedValue}
          label={`I accept the fee of ${formatCents(order.totalCents)} for this revision`}
        />
      )}
    </OrderForm>
  );
}
