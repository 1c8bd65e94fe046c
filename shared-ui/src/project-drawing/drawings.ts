/** A building before and after a project, as SVG paths on a grid of 64 × 48. */
export interface Drawing {
  /** Parts to build, drawn filled. */
  readonly built: string;
  /** Existing parts, drawn as lines. */
  readonly existing: string;
}

export const newHouseDrawing: Drawing = {
  built: 'M12 22h40v20H38V31H26v11H12zM6 22 32 5l26 17z',
  existing: '',
};

export const additionDrawing: Drawing = {
  built: 'M41 25h19v17H41z',
  existing: 'M7 22v20h31V22M2 24 22.5 7 43 24M18 42V31h9v11',
};

export const aduDrawing: Drawing = {
  built: 'M43 32h16v10H43zM39 32l12-9 12 9z',
  existing: 'M6 22v20h28V22M1 24 20 8l19 16M15 42V31h10v11',
};

export const unitsDrawing: Drawing = {
  built: 'M33 9v33h5V32h8v10h6V21z',
  existing: 'M10 20v22h44V20M4 23 32 5l28 18M18 42V32h8v10',
};

export const changeDrawing: Drawing = {
  built: 'M2 23 23 6l21 17h-6L23 11 8 23zM13 28h8v8h-8zM48 29h13v13H48z',
  existing: 'M7 24v18h32V24M27 42V29h7v13M39 36h9',
};

export const windowsDrawing: Drawing = {
  built:
    'M17 24h5v5h-5zM23 24h5v5h-5zM17 30h5v5h-5zM23 30h5v5h-5zM36 24h5v5h-5zM42 24h5v5h-5zM36 30h5v5h-5zM42 30h5v5h-5z',
  existing: 'M10 20v22h44V20M4 23 32 5l28 18',
};

export const equipmentDrawing: Drawing = {
  built: 'M47 28h14v14H47zM12 24h22v4H12zM16 28h3v4h-3zM27 28h3v4h-3z',
  existing: 'M6 22v20h34V22M1 24 23 6l22 18M40 35h7',
};

export const interiorDrawing: Drawing = {
  built: 'M15 31h34v3H15zM16 35h15v7H16zM33 35h15v7H33zM38 24h9v5h-9z',
  existing: 'M10 20v22h44V20M4 23 32 5l28 18',
};

export const formsDrawing: Drawing = {
  built: 'M38 16h20v28H38z',
  existing: 'M8 22v20h27V22M3 24 21.5 9 40 24M16 42V31h9v11',
};

export const commercialDrawing: Drawing = {
  built: 'M14 6h36v36H37v-8H27v8H14z',
  existing: 'M8 42h48M20 3h10v3',
};

export const unknownDrawing: Drawing = {
  built: 'M25 26a7 7 0 1 1 9.5 6.5V35h-5v-6a3 3 0 1 0-2.5-3zM29.5 37h5v5h-5z',
  existing: 'M10 20v22h44V20M4 23 32 5l28 18',
};
