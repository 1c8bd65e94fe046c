import type { Product } from '@title24/shared-domain';
import type { Sector } from '@title24/shared-domain/estimator';
import { Button, useRootAttribute } from '@title24/ui';
import type { ReactNode, RefObject } from 'react';
import { estimatorPath } from '../estimator-data.ts';
import { Extras } from '../results/extras.tsx';
import styles from './form.module.css';

interface Props {
  formElement: RefObject<HTMLFormElement | null>;
  /** Validates all fields, as a submission to the server does. */
  submit: () => void;
  /** Whether the form is embedded in another remote's page. If so, {@link Extras} is below the form. */
  isPart: boolean;
  fields: ReactNode;
  sheet: ReactNode;
  sector: Sector;
  products: readonly Product[];
  /**
   * Short result, such as a price. Unless `isPart`, phones show it at the bottom of the window until the results are in
   * view.
   */
  inSight: string;
}

/** Lays out an estimator form with its results. Without JavaScript, the server processes the form. */
export function EstimatorFrame(props: Props) {
  const { formElement, submit, isPart, fields, sheet, sector, products, inSight } = props;
  useRootAttribute('data-bottom-bar', !isPart);
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
        {!isPart && <p className={styles.inSight}>{inSight}</p>}
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
