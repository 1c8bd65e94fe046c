/**
 * `form` attribute that detaches a control from its form. With all rows of a long grid, a form would contain more than
 * 2,000 controls. Several times per key press, React reads a property of the form element, and each time, the browser
 * searches all controls for the property's name.
 */
export const noForm = '';
