import { ClimateZoneLookup } from '@title24/remote-kit/runtime';
import type { Product } from '@title24/shared-domain';
import type { EstimateNote, EstimatorAlert, Sector } from '@title24/shared-domain/estimator';
import { Badge, Card, classNames, DebouncedAnnouncement, type HeadingLevel, ShareBar } from '@title24/ui';
import type { ReactNode } from 'react';
import { EstimateAlerts } from './estimate-alerts.tsx';
import { EstimateNotes } from './estimate-notes.tsx';
import { Extras } from './extras.tsx';
import { MailEstimate } from './mail-estimate.tsx';
import { PrintNote } from './print-note.tsx';
import styles from './results.module.css';

/** Props that both estimators pass to their results. */
export interface ResultProps {
  /**
   * True after the visitor has taken an action. Also true if the URL or the surrounding page sets an area, even to
   * empty text. If false, the estimate's alerts and notes are hidden.
   */
  acted: boolean;
  /** Number of visitor actions since the page loaded. */
  actions: number;
  products: readonly Product[];
  /** Path and query of the estimate's page. */
  address: string;
  /** First of the messages beside fields. If there is one, it is announced instead of the prices. */
  problem: string | undefined;
  headingLevel: HeadingLevel;
  /** Whether the results are on the estimator's own page instead of in a wizard outcome. */
  ownPage: boolean;
}

interface Props extends ResultProps {
  sector: Sector;
  summary: string;
  announcement: string;
  alerts: readonly EstimatorAlert[];
  notes: readonly EstimateNote[];
  /** Replaces the badge 'Estimate (not a firm quote)'. */
  badge?: ReactNode;
  /** Shown before the price. States whether a report is needed. */
  verdict?: ReactNode;
  /** Whether there is a price that can be emailed. */
  hasPrice: boolean;
  occupancyNote?: string | undefined;
  prices?: ReactNode;
  actionLinks: ReactNode;
}

/** Renders an estimate's results with notes, options and actions. */
export function ResultSheet(props: Props) {
  const { acted, actions, products, address, problem, headingLevel, ownPage } = props;
  return (
    <Card title="Your estimate" headingLevel={headingLevel} tone="accent" className={styles.sheet}>
      <p className={styles.summary}>
        {props.badge ?? <Badge>Estimate (not a firm quote)</Badge>}
        <span>{props.summary}</span>
      </p>
      {props.verdict}
      {acted && <EstimateAlerts alerts={props.alerts} actions={actions} />}
      {props.prices && <div className={styles.lines}>{props.prices}</div>}
      <DebouncedAnnouncement text={actions === 0 ? '' : (problem ?? props.announcement)} />
      <EstimateNotes notes={acted ? props.notes : []} more={ownPage ? props.occupancyNote : undefined} />
      <div className={styles.actions}>{props.actionLinks}</div>
      <ShareBar
        address={address}
        copyLabel={ownPage ? 'Copy link' : 'Copy link to this estimate'}
        copiedText="Link copied. Anyone with the link can see this estimate."
        printLabel={ownPage ? 'Print' : undefined}
      />
      {ownPage && props.hasPrice && <MailEstimate address={address} />}
      {ownPage && (
        <>
          <details className={classNames(styles.fold, styles.zone)}>
            <summary>Climate zone</summary>
            <ClimateZoneLookup />
          </details>
          {props.prices && <Extras sector={props.sector} products={products} />}
        </>
      )}
      <PrintNote address={address} />
    </Card>
  );
}
