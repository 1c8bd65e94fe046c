import type { ComponentProps, ReactNode } from 'react';
import { type Tool, toolNames } from './tools.ts';
import styles from './tracing.module.css';

interface Props {
  readonly tool: Tool;
  readonly onSelect: (tool: Tool) => void;
  /** More buttons, such as undo and redo. */
  readonly children: ReactNode;
}

/** SVG paths for a 24 × 24 view box. */
const icons: Readonly<Record<Exclude<Tool, 'move'>, string>> = {
  scale: 'M3 9h18v7H3zM7 9v3M11 9v4M15 9v3M19 9v4',
  check: 'M3 13h18v7H3zM7 13v3M11 13v4M15 13v3M8 6l3 3 5-6',
  north: 'M12 21V4M6 10l6-7 6 7M9 21h6',
  front: 'M4 11l8-7 8 7v9H4zM12 20v-6M9.5 16.5 12 14l2.5 2.5',
  outline: 'M4 5h10v6h6v9H4zM2.5 5h3M4 3.5v3M12.5 5h3M18.5 20h3',
  rectangle: 'M4 6h16v12H4z',
  choose: 'M6 3l12 9-5.5 1L15 19l-2.6 1-2.4-6L6 17.5z',
};

const tools = Object.entries(toolNames) as [Exclude<Tool, 'move'>, string][];

interface RailButtonProps
  extends Pick<ComponentProps<'button'>, 'onClick' | 'aria-pressed' | 'aria-disabled'> {
  /** SVG path for a 24 × 24 view box. */
  readonly icon: string;
  readonly children: string;
}

/** A button with an icon and a label. */
export function RailButton({ icon, children, ...button }: RailButtonProps) {
  return (
    <button type="button" className={styles.tool} {...button}>
      <svg aria-hidden="true" viewBox="0 0 24 24">
        <path d={icon} />
      </svg>
      {children}
    </button>
  );
}

/** The tracing tools, then `children`. */
export function ToolRail({ tool, onSelect, children }: Props) {
  return (
    <fieldset className={styles.rail}>
      <legend className="visually-hidden">Tools</legend>
      {tools.map(([each, name]) => (
        <RailButton key={each} icon={icons[each]} aria-pressed={tool === each} onClick={() => onSelect(each)}>
          {name}
        </RailButton>
      ))}
      {children}
    </fieldset>
  );
}
