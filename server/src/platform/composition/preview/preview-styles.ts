/** Styles of the preview bar and of the confirmation page, which lacks the design tokens. */
export const previewStyles = `
.preview {
  padding: 0.5rem 1rem;
  background: var(--warning-surface, Canvas);
  color: var(--warning, CanvasText);
  border-block-end: 2px solid currentcolor;
  font: 1rem / 1.5 var(--font-text, system-ui, sans-serif);
}
.preview form {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1rem;
  max-inline-size: 72rem;
  margin: 0 auto;
}
.preview p {
  margin: 0;
  overflow-wrap: anywhere;
}
.preview button {
  min-block-size: 44px;
  padding: 0 1rem;
  border: 1px solid currentcolor;
  border-radius: 4px;
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
.preview-offer {
  color-scheme: light dark;
  max-inline-size: 40rem;
  margin: 3rem auto;
  padding: 0 1rem;
  font: 1rem / 1.5 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
.preview-offer button {
  min-block-size: 44px;
  padding: 0 1.5rem;
  font: inherit;
}
`;
