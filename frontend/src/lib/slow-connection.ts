interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Readers who pay for each byte, or wait long for it, get only what they ask for. */
export function isSlowOrMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || (connection?.effectiveType ?? '').endsWith('2g');
}
