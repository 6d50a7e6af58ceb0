import { keepEarlyPress } from './early-press.ts';

// A page is there to be read before its application: this fetches the application once the page is
// painted, so that style sheet and fonts have the line for themselves until then. What is to be
// fetched stands in a template. In a tab that is not looked at nothing is painted, and a timer does it.

keepEarlyPress();

const template = document.querySelector<HTMLTemplateElement>('#after-paint');
const start = () => template && document.head.append(template.content);

requestAnimationFrame(() => setTimeout(start));
setTimeout(start, 1000);
