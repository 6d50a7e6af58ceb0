/**
 * Makes Enter submit the form of a field of several lines that has `enterkeyhint`, which names what Enter does
 * there. Shift and Enter start a new line.
 */
export function submitOnEnter(): void {
  document.addEventListener('keydown', (event) => {
    const { key, shiftKey, isComposing, target } = event;
    // During composition, Enter confirms the input method's suggestion, not the text.
    if (key !== 'Enter' || shiftKey || isComposing) return;
    if (!(target instanceof HTMLTextAreaElement && target.enterKeyHint)) return;
    event.preventDefault();
    target.form?.requestSubmit();
  });
}
