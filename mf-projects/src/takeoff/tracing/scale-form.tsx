import { parseLength, typedLengthProblem } from '@title24/shared-domain/takeoff';
import { Button, Cluster, TextField } from '@title24/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';

interface Props {
  readonly isCheck: boolean;
  /** @param feet - real distance between the two points */
  readonly onMeasure: (feet: number) => void;
  readonly onCancel: () => void;
}

/** A form for the real distance between two points on the plan. */
export function ScaleForm({ isCheck, onMeasure, onCancel }: Props) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const feet = parseLength(text);
    const found = typedLengthProblem(text, 'the length between the points');
    setProblem(found);
    if (found !== null || feet === null) input.current?.focus();
    else onMeasure(feet);
  }

  return (
    <form onSubmit={submit} noValidate aria-label={isCheck ? 'Check the scale' : 'Set the scale'}>
      <Cluster>
        <TextField
          id="scale-length"
          ref={input}
          label="Length between the two points"
          hint={'As the plan shows it, like 24\' 6"'}
          autoComplete="off"
          fieldWidth="short"
          value={text}
          error={problem ?? undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" size="small">
          {isCheck ? 'Compare' : 'Set the scale'}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Choose other points
        </Button>
      </Cluster>
    </form>
  );
}
