/** Icon paths on a 24 × 24 grid, drawn with round strokes. */
export const menuIcon = 'M4 7h16M4 12h16M4 17h16';
export const closeIcon = 'm6 6 12 12M18 6 6 18';
export const chevronIcon = 'm6 9 6 6 6-6';
export const checkIcon = 'm5 12.5 4.5 4.5L19 7.5';
export const alertIcon = 'M12 4 2.5 20h19zM12 10v4.5M12 17.2v.1';
export const infoIcon = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.5M12 7.7v.1';
export const uploadIcon = 'M12 16V4.5M7 9l5-5 5 5M4 15v5h16v-5';
export const fileIcon = 'M6 3h8l5 5v13H6zM14 3v5h5M9 13h6M9 17h6';
export const phoneIcon =
  'M5 3.5h4l2 5-2.5 1.7a12 12 0 0 0 5.3 5.3l1.7-2.5 5 2v4c0 1-.9 1.7-1.8 1.6A17 17 0 0 1 3.4 5.3C3.3 4.4 4 3.5 5 3.5';
export const mailIcon = 'M3 5.5h18v13H3zM3.5 6.5 12 13l8.5-6.5';
export const pinIcon =
  'M12 21.5S5 15 5 9.8a7 7 0 0 1 14 0c0 5.2-7 11.7-7 11.7M12 7.5a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8';
export const arrowUpIcon = 'M12 20V4.5M5.5 11 12 4.5l6.5 6.5';
export const externalIcon = 'M13.5 4H20v6.5M20 4l-9 9M17 14.5V20H4V7h5.5';
export const downloadIcon = 'M12 4v11.5M7 11l5 5 5-5M4 16v4h16v-4';
export const printIcon = 'M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7z';
export const copyIcon = 'M9 9h11.5v11.5H9zM15 9V3.5H3.5V15H9';
export const homeIcon = 'm3 11.5 9-8 9 8M5.5 9.5v11h13v-11M10 20.5v-6h4v6';
export const buildingIcon = 'M5 20.5v-17h9v17M14 9h5v11.5M2.5 20.5h19M8.5 7.5h2M8.5 11.5h2M8.5 15.5h2';
export const calculatorIcon =
  'M5 3h14v18H5zM8.5 6.5h7v3h-7zM8.5 13.5v.1M12 13.5v.1M15.5 13.5v.1M8.5 17.3v.1M12 17.3v.1M15.5 17.3v.1';
