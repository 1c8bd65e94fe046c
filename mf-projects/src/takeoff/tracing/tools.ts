/** A tracing tool. It determines what a click on the plan does. */
export type Tool = 'choose' | 'scale' | 'check' | 'north' | 'front' | 'outline' | 'rectangle' | 'move';

/** Labels of selectable tools. 'move' is started from a selected corner's panel. */
export const toolNames: Readonly<Record<Exclude<Tool, 'move'>, string>> = {
  scale: 'Set the scale',
  check: 'Check the scale',
  north: 'Set north',
  front: 'Set the front',
  outline: 'Trace an outline',
  rectangle: 'Draw a rectangle',
  choose: 'Choose a wall or corner',
};

/**
 * Returns a tool's instructions for the next action.
 * @param marks - number of points set so far with a tool that needs two
 * @param corners - number of corners of the outline being traced
 */
export function toolHint(tool: Tool, marks: number, corners: number): string {
  switch (tool) {
    case 'scale':
    case 'check':
      return [
        'Click one end of a length that is written on the plan. A long one measures best.',
        'Click the other end.',
        'Type how long it is, as the plan shows.',
      ][marks] as string;
    case 'north':
      return marks === 0 ? 'Click the tail of the north arrow.' : 'Click the head of the north arrow.';
    case 'front':
      return 'Click the wall that is the front of the house.';
    case 'outline':
      if (corners === 0) return 'Click a corner of the outside of the walls around heated or cooled space.';
      return corners < 3
        ? 'Click the next corner, or point in its direction, type the length, and press Enter.'
        : 'Click the next corner. To close the outline, click its first corner or press C.';
    case 'rectangle':
      return marks === 0 ? 'Click a corner of the rectangle.' : 'Click the opposite corner.';
    case 'move':
      return 'Click where the corner goes.';
    case 'choose':
      return 'Click a wall to say what is behind it and to enter windows and doors, or a corner to move it.';
  }
}
