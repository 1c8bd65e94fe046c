import { useDocumentTitle, usePageAddress } from '@title24/remote-kit/runtime';
import { useEffect, useRef, useState } from 'react';
import { pathOf } from '../decision-tree/address.ts';
import { decisionTree } from '../decision-tree/decision-tree.ts';
import type { Sector } from '../decision-tree/node.ts';
import { type Position, positionAt } from '../decision-tree/position.ts';
import { stepTitle } from '../decision-tree/step-title.ts';
import { firstAccordion, readMemory, remember } from '../memory/wizard-memory.ts';

/** Returns the last valid step of a remembered path; null if no question was answered. */
function rememberedStep(path: string): Position | null {
  const position = positionAt(decisionTree, path);
  return position && position.answers.length > 0 ? position : null;
}

/** Returns the wizard's state. */
export function useWizard() {
  const { search } = usePageAddress();
  useDocumentTitle(stepTitle(search));
  const requestedPath = pathOf(search);
  const position = positionAt(decisionTree, requestedPath);
  const sector = position?.sector ?? null;
  const path = position?.path;

  const [open, setOpen] = useState<Sector | null>(sector ?? firstAccordion);
  const [offer, setOffer] = useState<Position | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // Runs after hydration, because the server cannot read the browser's storage.
  useEffect(() => {
    if (path !== undefined) return;
    const memory = readMemory();
    setOpen(memory.accordion);
    setOffer(rememberedStep(memory.path));
  }, [path]);

  const firstPath = useRef(path);
  useEffect(() => {
    if (path === undefined) return;
    setOpen(sector);
    setOffer(null);
    remember({ accordion: sector, path });
    if (firstPath.current === path) return;
    firstPath.current = undefined;
    heading.current?.focus();
  }, [path, sector]);

  return {
    position,
    hasInvalidStep: requestedPath !== '' && !position?.complete,
    open,
    toggle(which: Sector, opened: boolean) {
      const now = opened ? which : open === which ? null : open;
      setOpen(now);
      remember({ accordion: now });
    },
    offer,
    forget() {
      setOffer(null);
      remember({ path: '' });
    },
    heading,
  };
}
