import type { SheetName } from '@title24/shared-domain';
import type { HelpSheet } from '@title24/shared-domain/help-sheets';
import { useCallback, useEffect, useState } from 'react';
import { sheetDirectory } from './sheet-directory.ts';

interface SheetState {
  readonly sheet: HelpSheet | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

type Outcome = { readonly name: SheetName } & ({ readonly sheet: HelpSheet } | { readonly failed: true });

/** Loads a help sheet's text when the sheet is opened. */
export function useSheet(name: SheetName | null): SheetState {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const load = useCallback(() => {
    let current = true;
    setOutcome(null);
    if (name) {
      sheetDirectory[name].load().then(
        (sheet) => current && setOutcome({ name, sheet }),
        () => current && setOutcome({ name, failed: true }),
      );
    }
    return () => {
      current = false;
    };
  }, [name]);
  useEffect(load, [load]);

  const own = outcome?.name === name ? outcome : null;
  return {
    sheet: own && 'sheet' in own ? own.sheet : null,
    failed: own !== null && 'failed' in own,
    retry: load,
  };
}
