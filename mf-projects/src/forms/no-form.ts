/**
 * `form` attribute of a control that belongs to no form. The controls in the rows of a grid have it: with them, a form
 * has more than 2,000 controls. The browser would go through all of these several times at each key press, because
 * React reads a property of the form element, which could also be the name of a control.
 */
export const noForm = '';
