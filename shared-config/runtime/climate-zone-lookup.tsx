import { climateZonesPath, climateZoneTool, zipParameter } from '@title24/shared-domain';
import type { ZipAnswer } from '@title24/shared-domain/climate-zones';
import { Button, Cluster, ExternalLink, Stack, TextField } from '@title24/ui';
import { useId, useRef, useState } from 'react';

interface Props {
  /** ZIP code that is initially in the field. */
  readonly zip?: string;
  /** Result for the initial ZIP code, if the page already has it. */
  readonly answer?: ZipAnswer | undefined;
  /** Called with the result of each lookup on this page. */
  readonly onAnswer?: ((answer: ZipAnswer) => void) | undefined;
}

/**
 * Shows the climate zone for a ZIP code. The list of zones is loaded on the first lookup. Without the list or
 * JavaScript, the form opens a separate page with the result.
 */
export function ClimateZoneLookup({ zip = '', answer: first, onAnswer }: Props) {
  const [answer, setAnswer] = useState(first);
  const latest = useRef(zip);
  const title = useId();

  async function look(typed: string): Promise<void> {
    latest.current = typed;
    const { answerZip } = await import('@title24/shared-domain/climate-zones');
    if (latest.current !== typed) return;
    const found = answerZip(typed);
    setAnswer(found);
    onAnswer?.(found);
  }

  return (
    <Stack gap="small">
      <strong id={title}>Climate zone of your project</strong>
      <form
        action={climateZonesPath}
        aria-labelledby={title}
        onSubmit={(event) => {
          const form = event.currentTarget;
          event.preventDefault();
          look(String(new FormData(form).get(zipParameter))).catch(() => form.submit());
        }}
      >
        <Cluster align="end">
          <TextField
            name={zipParameter}
            label="ZIP code"
            fieldWidth="short"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            defaultValue={zip}
            onChange={({ target: { value } }) => {
              // If the list cannot be loaded, the button opens the separate page.
              if (/^\d{5}$/.test(value)) look(value).catch(() => undefined);
            }}
          />
          <Button type="submit" variant="secondary">
            Look up
          </Button>
        </Cluster>
      </form>
      <div role="status">{answer && <ZipAnswerText {...answer} />}</div>
    </Stack>
  );
}

/** Shows the result for a ZIP code and, if needed, a link to the Energy Commission's tool. */
export function ZipAnswerText({ title, text, needsTool }: ZipAnswer) {
  return (
    <p>
      <strong>{title}.</strong> {text}
      {needsTool && (
        <>
          {' '}
          <ExternalLink href={climateZoneTool}>Check the address in the Commission’s tool</ExternalLink>
        </>
      )}
    </p>
  );
}
