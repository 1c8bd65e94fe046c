import { Accordion, Icon } from '@title24/ui';
import type { Ref } from 'react';
import { stepAddress } from '../decision-tree/address.ts';
import { decisionTree } from '../decision-tree/decision-tree.ts';
import type { Sector } from '../decision-tree/node.ts';
import { type Position, positionAt } from '../decision-tree/position.ts';
import { OutcomeView } from '../outcome/outcome-view.tsx';
import { PreviousAnswers } from '../question/previous-answers.tsx';
import { QuestionView } from '../question/question-view.tsx';
import styles from './wizard-page.module.css';

interface Props {
  sector: Sector;
  icon: string;
  title: string;
  summary: string;
  /** Current position in the wizard, which may be in the other sector. */
  position: Position | null;
  open: boolean;
  onToggle: (open: boolean) => void;
  headingRef: Ref<HTMLHeadingElement>;
}

/** Renders a sector with its current question or outcome. */
export function SectorAccordion({
  sector,
  icon,
  title,
  summary,
  position,
  open,
  onToggle,
  headingRef,
}: Props) {
  const shown = position?.sector === sector ? position : positionAt(decisionTree, sector);
  if (!shown) return null;
  const ref = shown === position ? headingRef : undefined;
  return (
    <Accordion
      name="compliance-wizard"
      title={
        <>
          <Icon path={icon} size="small" /> {title}
        </>
      }
      summary={summary}
      open={open}
      onToggle={onToggle}
    >
      <PreviousAnswers position={shown} />
      {shown.node.type === 'question' ? (
        <QuestionView key={shown.path} question={shown.node} base={shown.base} headingRef={ref} />
      ) : (
        <OutcomeView key={shown.path} outcome={shown.node} path={shown.path} headingRef={headingRef} />
      )}
      {shown.answers.length > 0 && (
        <p className={styles.startOver}>
          <a href={stepAddress(sector)}>Start over</a>
        </p>
      )}
    </Accordion>
  );
}
