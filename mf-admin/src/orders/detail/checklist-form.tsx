import { isRpcError, rpcErrorCodes } from '@title24/remote-kit/contract';
import { desk } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import {
  type Checklist,
  checklistItemNames,
  checklistItems,
  type DeskOrder,
  isChecklistComplete,
} from '@title24/shared-domain/orders';
import { Checkbox, Fieldset, RadioGroup } from '@title24/ui';
import { useEffect, useRef, useState } from 'react';
import cards from '../../cards/cards.module.css';
import { DeskFailure } from '../../desk/desk-failure.tsx';
import { complianceQuestions, yesOrNo } from '../../desk/desk-fields.ts';
import styles from './detail.module.css';

interface Props {
  readonly order: DeskOrder;
  readonly onChanged: (order: DeskOrder) => void;
  readonly onReload: () => Promise<DeskOrder>;
}

const questions = ['complies', 'needsRegistration'] as const;

const hints = {
  complies:
    'If not, ask the customer for changes. Delivering it anyway takes a reason, which the customer reads.',
  needsRegistration: complianceQuestions.needsRegistration.hint,
} as const;

type Change = (checklist: Checklist) => Checklist;

const answerOf = (answer: boolean | null) => (answer === null ? '' : answer ? 'yes' : 'no');

/**
 * Shows the analyst's checklist and saves each change immediately. A conflict occurs only if someone else has answered
 * a question differently.
 */
export function ChecklistForm({ order, onChanged, onReload }: Props) {
  const { rpc } = useMountProps();
  const [shown, setShown] = useState(order.checklist);
  const [state, setState] = useState<'saved' | 'saving' | 'idle'>('idle');
  const [problem, setProblem] = useState<unknown>(null);
  const waiting = useRef<Change[]>([]);
  const isSaving = useRef(false);
  const latest = useRef(order);
  useEffect(() => {
    latest.current = order;
    if (!isSaving.current && waiting.current.length === 0) setShown(order.checklist);
  }, [order]);

  function change(by: Change): void {
    waiting.current.push(by);
    setShown(by);
    void save();
  }

  /** Saves all pending changes in one call. Changes made during the call are saved in another call. */
  async function save(): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    setState('saving');
    setProblem(null);
    try {
      while (waiting.current.length > 0) {
        const changes = [...waiting.current];
        const saved = await saveOn(latest.current, changes);
        waiting.current.splice(0, changes.length);
        latest.current = saved;
        onChanged(saved);
      }
      setShown(latest.current.checklist);
      setState('saved');
    } catch (error) {
      setState('idle');
      setProblem(error);
    } finally {
      isSaving.current = false;
    }
  }

  async function saveOn(current: DeskOrder, changes: readonly Change[]): Promise<DeskOrder> {
    const checklist = changes.reduce((list, by) => by(list), current.checklist);
    const { number, lastUpdate } = current;
    try {
      return await rpc.call(desk.saveChecklist, {
        order: number,
        lastUpdate,
        checklist: { ...checklist, done: [...checklist.done] },
      });
    } catch (error) {
      if (!isRpcError(error) || error.code !== rpcErrorCodes.conflict) throw error;
      const latest = await onReload();
      const wanted = changes.reduce((list, by) => by(list), latest.checklist);
      const isAnsweredOtherwise = questions.some(
        (name) =>
          latest.checklist[name] !== current.checklist[name] && latest.checklist[name] !== wanted[name],
      );
      if (isAnsweredOtherwise) throw error;
      // The changes do not contradict the reloaded checklist, so they can be applied to it.
      return saveOn(latest, changes);
    }
  }

  const toggle = (name: (typeof checklistItemNames)[number], isDone: boolean) =>
    change((list) => ({
      ...list,
      done: checklistItemNames.filter((each) => (each === name ? isDone : list.done.includes(each))),
    }));
  const left = checklistItemNames.length + 2 - answered(shown);

  return (
    <section aria-labelledby="checklist" className={styles.section}>
      <h3 id="checklist">Checklist</h3>
      <Fieldset legend="Checked in this round" hideLegend>
        {checklistItemNames.map((name) => (
          <Checkbox
            key={name}
            label={checklistItems[name]}
            checked={shown.done.includes(name)}
            onChange={({ currentTarget: { checked } }) => toggle(name, checked)}
          />
        ))}
      </Fieldset>
      {questions.map((name) => (
        <RadioGroup
          key={name}
          name={name}
          legend={complianceQuestions[name].label}
          hint={hints[name]}
          inline
          options={yesOrNo}
          value={answerOf(shown[name])}
          onChange={(answer) => change((list) => ({ ...list, [name]: answer === 'yes' }))}
        />
      ))}
      <p role="status" className={cards.by}>
        {state === 'saving' && 'Saving…'}
        {state === 'saved' &&
          (isChecklistComplete(shown) ? 'Saved. The checklist is complete.' : `Saved. ${left} left.`)}
      </p>
      {problem !== null && (
        <DeskFailure
          error={problem}
          onReload={() => {
            waiting.current = [];
            setProblem(null);
            onReload().then(({ checklist }) => setShown(checklist), setProblem);
          }}
        />
      )}
    </section>
  );
}

function answered({ done, complies, needsRegistration }: Checklist): number {
  return done.length + [complies, needsRegistration].filter((answer) => answer !== null).length;
}
