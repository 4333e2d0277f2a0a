/** A signal that aborts when the person, the terminal or the system asks this program to end. */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => controller.abort(name));
  }
  return controller.signal;
}
