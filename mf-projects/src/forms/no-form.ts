/**
 * `form` attribute that detaches a control from its form. With all grid rows, a form would contain more than 2,000
 * controls. When React reads a property of the form element, the browser searches all of them for that name, several
 * times per key press.
 */
export const noForm = '';
