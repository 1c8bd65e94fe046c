import { useLogin } from '@title24/remote-kit/runtime';
import type { HelpItem } from '@title24/shared-domain';
import { useCallback, useMemo, useState } from 'react';

interface AnswerEditing {
  /** The answers, including changes saved since the page loaded. */
  readonly answers: readonly HelpItem[];
  readonly mayEdit: boolean;
  readonly editedId: string | null;
  readonly edit: (id: string | null) => void;
  readonly saved: (item: HelpItem) => void;
}

/** Returns the state for editing answers on an FAQ page (H1). */
export function useAnswerEditing(items: readonly HelpItem[]): AnswerEditing {
  const { role } = useLogin();
  const [editedId, edit] = useState<string | null>(null);
  const [newer, setNewer] = useState<ReadonlyMap<string, HelpItem>>(new Map());
  const saved = useCallback(
    (item: HelpItem) => setNewer((current) => new Map(current).set(item.id, item)),
    [],
  );
  const answers = useMemo(
    () =>
      items.map((item) => {
        const other = newer.get(item.id);
        return other && other.lastUpdate > item.lastUpdate ? other : item;
      }),
    [items, newer],
  );
  return { answers, mayEdit: role?.isAlmighty === true && role.enabled, editedId, edit, saved };
}
