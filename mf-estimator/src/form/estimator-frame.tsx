import type { Product } from '@title24/shared-domain';
import type { Sector } from '@title24/shared-domain/estimator';
import { Button } from '@title24/ui';
import type { ReactNode, RefObject } from 'react';
import { estimatorPath } from '../estimator-data.ts';
import { Extras } from '../results/extras.tsx';
import styles from './form.module.css';

interface Props {
  formElement: RefObject<HTMLFormElement | null>;
  /** Validates all fields at once, like a submit to the server. */
  submit: () => void;
  /** Whether the form is embedded in a wizard result, which has no column for extras beside it. */
  isPart: boolean;
  fields: ReactNode;
  sheet: ReactNode;
  sector: Sector;
  products: readonly Product[];
  /** A short form of the price, which stays visible if the sheet is not beside the form. */
  inSight: string;
}

/**
 * The form with its result sheet beside or below it. Without JavaScript it is a plain form that is sent to the server.
 */
export function EstimatorFrame(props: Props) {
  const { formElement, submit, isPart, fields, sheet, sector, products, inSight } = props;
  return (
    <div className={isPart ? styles.part : styles.estimator}>
      <form
        ref={formElement}
        className={styles.form}
        action={estimatorPath}
        method="get"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {fields}
        <div>
          <Button type="submit" variant="secondary">
            Update estimate
          </Button>
        </div>
        {!isPart && (
          <p className={styles.inSight} data-bottom-bar>
            {inSight}
          </p>
        )}
      </form>
      <div className={styles.results}>
        <div className={styles.sheet}>{sheet}</div>
      </div>
      {isPart && (
        <div className={styles.extras}>
          <Extras sector={sector} products={products} />
        </div>
      )}
    </div>
  );
}
