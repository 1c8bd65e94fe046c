import { Accordion, Stack } from '@title24/ui';
import type { PriceGroup } from './price-groups.ts';
import { PriceTable } from './price-table.tsx';
import styles from './prices.module.css';

/** Renders the price schedule. All tables after the first are collapsed (C4). */
export function PriceTables({ groups }: { groups: readonly PriceGroup[] }) {
  const [base, ...options] = groups;
  return (
    <>
      {base && <PriceTable {...base} />}
      {options.length > 0 && (
        <Accordion title="Options and delivery" headingLevel={3} className={styles.options}>
          <Stack gap="large">
            {options.map((group) => (
              <PriceTable key={group.title} {...group} />
            ))}
          </Stack>
        </Accordion>
      )}
    </>
  );
}
