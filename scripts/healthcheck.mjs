// For a container: exits with 0 when the server in it answers.
const { PORT = '3000' } = process.env;
const { ok } = await fetch(`http://127.0.0.1:${PORT}/healthz`, {
  signal: AbortSignal.timeout(3000),
}).catch(() => ({ ok: false }));
process.exitCode = ok ? 0 : 1;
