/**
 * `form` attribute that detaches a control from its form. Controls in grid rows use it, because a form would
 * otherwise contain more than 2,000 controls. When React reads a property of the form element, the browser searches
 * all controls of the form for that name, several times per key press.
 */
export const noForm = '';
