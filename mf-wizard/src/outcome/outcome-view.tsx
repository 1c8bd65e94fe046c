import { ClimateZoneLookup, UploadOpener, useConfig } from '@title24/remote-kit/runtime';
import { formatDollars } from '@title24/shared-domain';
import type { EstimatedSize } from '@title24/shared-domain/full-service';
import { Accordion, ButtonLink, ExternalLink, ShareBar, uploadIcon, useRootAttribute } from '@title24/ui';
import { type ReactNode, type Ref, useState } from 'react';
import { stepAddress } from '../decision-tree/address.ts';
import type { Outcome, OutcomeLink } from '../decision-tree/node.ts';
import { DrawnProject } from '../drawn-project/drawn-project.tsx';
import { ReferenceLinks } from '../references/reference-links.tsx';
import { CodeNote } from './code-note.tsx';
import styles from './outcome.module.css';
import { OutcomePriceView } from './outcome-price.tsx';
import { useProductPrice } from './use-product-price.ts';
import { useSavedInputs } from './use-saved-inputs.ts';
import { VerdictBadge, verdictText } from './verdict-badge.tsx';

interface Props {
  outcome: Outcome;
  path: string;
  headingRef: Ref<HTMLHeadingElement>;
}

/** Renders an outcome, with additional information collapsed. */
export function OutcomeView({ outcome, path, headingRef }: Props) {
  const { verdict, drawing, headline, reason, why = [], facts, document, price, freeOption } = outcome;
  const { links: otherLinks = [], references } = outcome;
  const [size, setSize] = useState<EstimatedSize | null>(null);
  const [estimated, setEstimated] = useState<string | null>(null);
  const productPrice = useProductPrice(price);
  const { start, inputs, save } = useSavedInputs(path);
  const shownPrice = {
    fixed: price.type === 'fixed' ? formatDollars(price.amount) : null,
    product: productPrice,
    estimator: (price.type === 'estimator' && price.first) || estimated,
    text: null,
  }[price.type];
  return (
    <div className={styles.outcome}>
      <div className={styles.sheet}>
        <div className={styles.verdict}>
          <DrawnProject of={drawing} className={styles.drawing} />
          <VerdictBadge verdict={verdict} />
          <h3 ref={headingRef} tabIndex={-1}>
            {headline}
          </h3>
        </div>
        <p className={styles.text}>{reason}</p>
        {facts && (
          <dl className={styles.facts}>
            {facts.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {freeOption && (
          <p className={styles.text}>
            <NextLink link={freeOption} />, free or nearly free.
          </p>
        )}
        <div className={styles.price}>
          <h4>What it costs</h4>
          <OutcomePriceView
            price={price}
            amount={shownPrice}
            start={start}
            onSize={setSize}
            onPrice={setEstimated}
            onInputs={save}
          />
        </div>
        <Action outcome={outcome} size={size}>
          {/* On phones, the button stays in view without the price, so the price is repeated beside it. */}
          {shownPrice !== null && (
            <p className={styles.inSight}>
              {price.type === 'product' ? price.name : verdictText(verdict)} · {shownPrice}
            </p>
          )}
        </Action>
      </div>
      <div className={styles.more}>
        {(why.length > 0 || references) && (
          <Accordion title="Why" headingLevel={4}>
            <div className={styles.text}>
              {why.map((more) => (
                <p key={more}>{more}</p>
              ))}
              <ReferenceLinks ids={references} />
            </div>
          </Accordion>
        )}
        <Accordion title="Which document" headingLevel={4}>
          <div className={styles.text}>
            <p>{document}</p>
            <CodeNote text={outcome.codeNote} />
          </div>
        </Accordion>
        <Accordion title="Climate zone" headingLevel={4} className={styles.zone}>
          <ClimateZoneLookup />
        </Accordion>
        {otherLinks.length > 0 && (
          <Accordion title="What else you can do" headingLevel={4}>
            <ul className={styles.links}>
              {otherLinks.map((link) => (
                <li key={link.label}>
                  <NextLink link={link} />
                </li>
              ))}
            </ul>
          </Accordion>
        )}
      </div>
      <ShareBar
        address={stepAddress(path, inputs)}
        copyLabel="Copy link to this result"
        copiedText="Link copied. Anyone with the link can see this result."
        printLabel="Print this result"
      />
    </div>
  );
}

interface ActionProps {
  outcome: Outcome;
  size: EstimatedSize | null;
  children: ReactNode;
}

/** Renders the outcome's button, which opens an upload form or a link. */
function Action({ outcome: { upload, next }, size, children }: ActionProps) {
  const hrefOf = useLinkTarget();
  const hasAction = Boolean(upload || next);
  useRootAttribute('data-bottom-bar', hasAction);
  if (!hasAction) return null;
  return (
    <div className={styles.action}>
      {children}
      {upload && (
        <UploadOpener type={upload.type} size={size}>
          {(link) => (
            <ButtonLink icon={uploadIcon} size="large" {...link}>
              {upload.label}
            </ButtonLink>
          )}
        </UploadOpener>
      )}
      {next && (
        <ButtonLink size="large" href={hrefOf(next)}>
          {next.label}
        </ButtonLink>
      )}
    </div>
  );
}

function NextLink({ link }: { link: OutcomeLink }) {
  const hrefOf = useLinkTarget();
  const isExternal = 'external' in link && link.external;
  return isExternal ? (
    <ExternalLink href={hrefOf(link)}>{link.label}</ExternalLink>
  ) : (
    <a href={hrefOf(link)}>{link.label}</a>
  );
}

function useLinkTarget(): (link: OutcomeLink) => string {
  const { navLinks } = useConfig();
  return (link) => ('to' in link ? navLinks[link.to] : link.href);
}
