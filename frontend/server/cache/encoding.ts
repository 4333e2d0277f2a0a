export type Encoding = 'br' | 'gzip' | 'identity';

/** Below this a compressed body is hardly smaller than the packet that carries it. */
const smallestWorthEncoding = 1_024;

export function worthEncoding(body: Buffer, encoding: Encoding): boolean {
  return encoding !== 'identity' && body.length >= smallestWorthEncoding;
}

/** The best encoding that an Accept-Encoding header allows; identity when in doubt. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0;
  const brotli = weightOf('br');
  const zipped = weightOf('gzip');
  if (brotli > 0 && brotli >= zipped) return 'br';
  return zipped > 0 ? 'gzip' : 'identity';
}

/** Whether an If-None-Match header contains this entity tag. Weak comparison (RFC 9110, GET). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const bare = etag.replace(/^W\//, '');
  return header
    .split(',')
    .map((text) => text.trim())
    .some((text) => text === '*' || text.replace(/^W\//, '') === bare);
}
