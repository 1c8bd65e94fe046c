import { orders } from '@title24/remote-kit/rpc';
import {
  complianceNotes,
  registrationHelpPath,
  registrationNumberLength,
} from '@title24/shared-domain/compliance';
import { deliveredThing, orderFields } from '@title24/shared-domain/orders';
import { PageSection, Stack, TextField } from '@title24/ui';
import { useOrder } from './order-context.ts';
import { OrderForm } from './order-form.tsx';
import styles from './orders.module.css';

/**
 * Shows the notes about a delivered report's compliance and registration (D11). A form saves the registration or a
 * correction of it.
 */
export function OrderCompliance() {
  const { order, onChanged } = useOrder();
  if (order.compliance === null) return null;
  const notes = complianceNotes(order.compliance, deliveredThing(order));
  return notes.map(({ subject, title, paragraphs }) => (
    <PageSection key={subject} title={title} width="text">
      <Stack>
        {paragraphs.map((words) => (
          <p key={words} className={styles.words} dir="auto">
            {words}
          </p>
        ))}
        {subject === 'to-register' && (
          <p>
            <a href={registrationHelpPath}>Registration, step by step</a>
          </p>
        )}
        {subject !== 'shortfall' && onChanged && (
          <details className={styles.fold}>
            <summary>{subject === 'to-register' ? 'It’s registered' : 'Correct this'}</summary>
            <RegistrationForm />
          </details>
        )}
      </Stack>
    </PageSection>
  ));
}

function RegistrationForm() {
  const { order } = useOrder();
  const { registration = null } = order.compliance ?? {};
  const text = (typed: FormData, name: string) => String(typed.get(name) ?? '').trim();
  return (
    <OrderForm
      submitLabel="Save the registration"
      check={(typed) =>
        text(typed, orderFields.registrationNumber) === '' || text(typed, orderFields.registrationDate) === ''
          ? 'Enter the registration number and the date that the registered PDF shows.'
          : null
      }
      send={(rpc, seen, typed) =>
        rpc.call(orders.register, {
          ...seen,
          number: text(typed, orderFields.registrationNumber),
          date: text(typed, orderFields.registrationDate),
        })
      }
    >
      <TextField
        id="registration-number"
        name={orderFields.registrationNumber}
        label="Registration number"
        hint="As the registered PDF shows it."
        maxLength={registrationNumberLength}
        autoComplete="off"
        defaultValue={registration?.number}
      />
      <TextField
        id="registration-date"
        name={orderFields.registrationDate}
        type="date"
        label="Date of registration"
        fieldWidth="medium"
        defaultValue={registration?.date}
      />
    </OrderForm>
  );
}
