import { offeredOptions } from '@title24/shared-domain/projects';
import { TextField } from '@title24/ui';
import type { FieldControlProps } from './field-control.tsx';
import { QuickAnswers } from './quick-answers.tsx';
import { useStepFormActions } from './step-form-context.ts';

/** Compass directions, with values in degrees clockwise from true north. */
const compass = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'].map((label, index) => ({
  value: String(index * 45),
  label,
}));

/** A field for the direction of the building's front: degrees, a compass direction or, if offered, all orientations. */
export function FrontField({ field, address, text, kind, part, error, hint }: FieldControlProps) {
  const { type, leave } = useStepFormActions();
  const words = offeredOptions(field, { kind, part });
  const shown = words.find(({ value }) => value === text)?.label ?? text;
  const orAll = words.length > 0 ? ', or All Orientations' : '';
  return (
    <QuickAnswers
      address={address}
      text={text}
      answers={[...compass, ...words]}
      input={
        <TextField
          id={address}
          name={address}
          label={field.label}
          hint={hint ?? `Degrees clockwise from true north: 180 is south${orAll}`}
          error={error}
          unit={'unit' in field ? field.unit : undefined}
          fieldWidth="short"
          autoComplete="off"
          value={shown}
          onChange={({ target }) => type(address, target.value)}
          onBlur={() => leave(address)}
        />
      }
    />
  );
}
