import type { SheetSize } from '@title24/shared-domain/takeoff';
import { useSyncExternalStore } from 'react';
import type { Cursor } from '../loupe/cursor.ts';
import { PixelLoupe } from '../loupe/pixel-loupe.tsx';
import type { Viewport } from './viewport.ts';

interface Props {
  readonly cursor: Cursor;
  readonly view: Viewport;
  /** In page units. */
  readonly sheet: SheetSize;
}

/** Magnifies pixels around the cursor, on pages without lines, such as photos and scans. */
export function PhotoLoupe({ cursor, view, sheet }: Props) {
  const { point, by } = useSyncExternalStore(cursor.subscribe, cursor.state, cursor.state);
  if (!point) return null;
  return <PixelLoupe at={point} by={by} sheet={sheet} pixels={view.scale} copyTo={view.copyTo} />;
}
