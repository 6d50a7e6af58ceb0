import { restoreLanguageCookie } from '../browser/language-choice.ts';
import { applicationFailed, recordEarlyInput } from './replay-early-input.ts';
import { submitOnEnter } from './submit-on-enter.ts';

// A page can be read before its application runs. This script runs as soon as it is loaded, so that no press is lost.
// It fetches the application after the first paint, so that it does not compete with the style sheet and the fonts.
// The document lists the files in a template. A hidden tab does not paint, so a timer starts the application there.

const hiddenTabDelayMs = 1_000;

function start(): void {
  // The application reads the data at the end of the document.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', start);
    return;
  }
  const template = document.querySelector<HTMLTemplateElement>('#after-paint');
  if (!template) return;
  const { content } = template;
  // The error event of a module script also covers the files that it imports.
  content.querySelector('script')?.addEventListener('error', () => {
    document.dispatchEvent(new Event(applicationFailed));
  });
  document.head.append(content);
}

if (!restoreLanguageCookie()) {
  recordEarlyInput();
  submitOnEnter();
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // Before the style sheet is loaded, a visible tab does not paint either.
  addEventListener('load', () => setTimeout(start, hiddenTabDelayMs));
}
