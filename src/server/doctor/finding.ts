/** What was looked at, whether it is well, and what to do if not. */
export interface Finding {
  readonly what: string;
  readonly state: 'ok' | 'warning' | 'fault';
  readonly text: string;
}

/** Returns the function that makes findings about one thing. */
export function findingsOf(what: string) {
  const make = (state: Finding['state']) => (text: string) => ({ what, state, text });
  return { ok: make('ok'), warning: make('warning'), fault: make('fault') };
}

/** Returns the lines for the terminal. */
export function findingsText(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ what }) => what.length));
  const lines = findings.map(
    ({ what, state, text }) => `${state.padEnd(7)}  ${what.padEnd(width)}  ${text}`,
  );
  const count = (state: Finding['state']) =>
    findings.filter((finding) => finding.state === state).length;
  return [...lines, `${count('fault')} faults, ${count('warning')} warnings`].join('\n');
}
