import { ClimateZoneLookup, UploadOpener, useConfig } from '@title24/remote-kit/runtime';
import { formatDollars } from '@title24/shared-domain';
import { ButtonLink, ExternalLink, ShareBar } from '@title24/ui';
import { type Ref, useState } from 'react';
import { stepAddress } from '../decision-tree/address.ts';
import type { Outcome, OutcomeLink } from '../decision-tree/node.ts';
import { ReferenceLinks } from '../references/reference-links.tsx';
import { CodeNote } from './code-note.tsx';
import styles from './outcome.module.css';
import { OutcomePriceView } from './outcome-price.tsx';
import { useSavedInputs } from './use-saved-inputs.ts';
import { VerdictBadge, verdictWords } from './verdict-badge.tsx';

interface Props {
  outcome: Outcome;
  path: string;
  headingRef: Ref<HTMLHeadingElement>;
}

/** A result: one card with the verdict, the price and the next step; then why, which document and the dated code note. */
export function OutcomeView({ outcome, path, headingRef }: Props) {
  const {
    verdict,
    headline,
    why,
    points,
    document,
    price,
    upload,
    freeWay,
    links: otherLinks = [],
    references,
    codeNote,
  } = outcome;
  const [area, setArea] = useState<number | null>(null);
  const [estimated, setEstimated] = useState<string | null>(null);
  const shownPrice = price.type === 'fixed' ? formatDollars(price.amount) : estimated;
  const { start, inputs, keep } = useSavedInputs(path);
  return (
    <div className={styles.outcome}>
      <div className={styles.card}>
        <div className={styles.verdict}>
          <VerdictBadge verdict={verdict} />
          <h3 ref={headingRef} tabIndex={-1}>
            {headline}
          </h3>
        </div>
        {freeWay && (
          <p className={styles.text}>
            <NextLink link={freeWay} />, free or nearly free.
          </p>
        )}
        <div className={styles.price}>
          <h4>What it costs</h4>
          <OutcomePriceView
            price={price}
            start={start}
            onArea={setArea}
            onPrice={setEstimated}
            onInputs={keep}
          />
        </div>
        {upload && (
          <div className={styles.action} data-bottom-bar>
            {/* On a phone this stays in sight with the button, where the verdict and the price have scrolled away. */}
            {shownPrice !== null && (
              <p className={styles.inSight}>
                {verdictWords(verdict)} · {shownPrice}
              </p>
            )}
            <UploadOpener type={upload.type} area={area}>
              {(link) => (
                <ButtonLink icon="upload" size="large" {...link}>
                  {upload.label}
                </ButtonLink>
              )}
            </UploadOpener>
          </div>
        )}
      </div>
      <div className={styles.text}>
        <h4>Why</h4>
        {why.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        {points && (
          <>
            <p>{points.heading}:</p>
            <ul>
              {points.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </>
        )}
        <ReferenceLinks ids={references} />
      </div>
      <div className={styles.text}>
        <h4>Which document</h4>
        <p>{document}</p>
      </div>
      <div className={styles.zone}>
        <ClimateZoneLookup />
      </div>
      {otherLinks.length > 0 && (
        <div className={styles.next}>
          <h4>What else you can do</h4>
          <ul>
            {otherLinks.map((link) => (
              <li key={link.label}>
                <NextLink link={link} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <CodeNote text={codeNote} />
      <ShareBar
        address={stepAddress(path, inputs)}
        copyLabel="Copy link to this result"
        copiedText="Link copied. Anyone with the link can see this result."
        printLabel="Print this result"
      />
    </div>
  );
}

function NextLink({ link }: { link: OutcomeLink }) {
  const { navLinks } = useConfig();
  const { label } = link;
  if ('to' in link) return <a href={navLinks[link.to]}>{label}</a>;
  return link.external ? (
    <ExternalLink href={link.href}>{label}</ExternalLink>
  ) : (
    <a href={link.href}>{label}</a>
  );
}
