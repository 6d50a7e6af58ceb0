/**
 * Focuses a control and scrolls its whole field into view: a browser scrolls to the control alone, and
 * the message below it could stay out of sight. Does nothing without a control.
 */
export function focusControl(control: HTMLElement | null | undefined): void {
  control?.focus();
  control?.closest('.field, [role="radiogroup"]')?.scrollIntoView({ block: 'nearest' });
}
