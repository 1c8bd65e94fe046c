/**
 * `form` attribute that detaches a control from its form. With all rows of a long grid, a form would contain more than
 * 2,000 controls. When React reads a property of the form element, the browser searches all controls for the property's
 * name, several times per key press.
 */
export const noForm = '';
