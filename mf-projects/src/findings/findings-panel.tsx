import {
  type Finding,
  findingKey,
  findingsBySteps,
  findingsCount,
  isAboutEntered,
  type ProjectStep,
  stepTitles,
} from '@title24/shared-domain/projects';
import { checkIcon, type HeadingLevel, Icon } from '@title24/ui';
import { memo, useId, useState } from 'react';
import { findingHref } from './finding-href.ts';
import { FindingItem } from './finding-item.tsx';
import styles from './findings.module.css';

interface Props {
  readonly findings: readonly Finding[];
  /** Project number, or 'test-drive'. Null in the snapshot of a submitted project, whose findings have no links. */
  readonly project: string | null;
  /**
   * The open step, whose findings come first. If present, findings about missing answers, missing lines or unattached
   * plans are left out.
   */
  readonly step?: ProjectStep | undefined;
  /** Defaults to 2. */
  readonly headingLevel?: Extract<HeadingLevel, 2 | 3> | undefined;
  /** Applies a fix. Absent where findings are only shown, as in a read-only project. */
  readonly onFix?: ((finding: Finding) => void) | undefined;
}

/**
 * Findings by step (D6). If a step has many missing lines, missing answers and invalid answers, as in a new project,
 * the list of these findings is collapsed.
 */
export const FindingsPanel = memo(function FindingsPanel({
  findings: all,
  project,
  step,
  headingLevel = 2,
  onFix,
}: Props) {
  const findings = step === undefined ? all : all.filter(isAboutEntered);
  const titleId = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const Subheading = headingLevel === 2 ? 'h3' : 'h4';
  const steps = findingsBySteps(findings);
  const ordered = [
    ...steps.filter((each) => each.step === step),
    ...steps.filter((each) => each.step !== step),
  ];
  return (
    <section className={styles.findings} aria-labelledby={titleId}>
      <Heading id={titleId} className={styles.title}>
        What we found
      </Heading>
      {findings.length === 0 ? (
        <p className={styles.none}>
          <Icon path={checkIcon} size="small" />{' '}
          {step === undefined
            ? 'Nothing is missing, and nothing looks wrong.'
            : 'Nothing looks wrong so far.'}
        </p>
      ) : (
        <p>{findingsCount(findings)}.</p>
      )}
      {ordered.map(({ step: of, checked, missing }) => {
        if (step !== undefined && of !== step && checked.length === 0) return null;
        return (
          <div key={of} className={styles.step}>
            <Subheading className={styles.stepTitle}>{stepTitles[of]}</Subheading>
            {checked.length > 0 && (
              <ul className={styles.list}>
                {checked.map((finding) => (
                  <FindingItem
                    key={findingKey(finding)}
                    finding={finding}
                    href={project === null ? undefined : findingHref(project, finding)}
                    onFix={onFix}
                  />
                ))}
              </ul>
            )}
            {missing.length > 0 && <MissingAnswers findings={missing} project={project} />}
          </div>
        );
      })}
    </section>
  );
});

interface MissingProps {
  readonly findings: readonly Finding[];
  readonly project: string | null;
}

/** The list of a step's missing and invalid answers is collapsible if it has more items than this. */
const maxShown = 3;

/** Renders again only when the findings or the project change. */
const MissingAnswers = memo(
  function MissingAnswers({ findings, project }: MissingProps) {
    const [isCollapsible] = useState(() => findings.length > maxShown);
    const list = (
      <ul className={styles.missing}>
        {findings.map((finding) => (
          <li key={findingKey(finding)}>
            {project === null ? (
              finding.message
            ) : (
              <a href={findingHref(project, finding)}>{finding.message}</a>
            )}
          </li>
        ))}
      </ul>
    );
    if (!isCollapsible) return list;
    return (
      <details>
        <summary>{findingsCount(findings)}</summary>
        {list}
      </details>
    );
  },
  (before, after) =>
    before.project === after.project &&
    before.findings.length === after.findings.length &&
    before.findings.every((finding, index) => finding === after.findings[index]),
);
