/**
 * Content-Disposition for a download. The name is given twice (RFC 6266): in ASCII for old programs and in UTF-8
 * as RFC 5987 writes it.
 */
export function attachment(name: string): string {
  const safe = name
    .normalize('NFC')
    // Path separators, control characters and what file systems refuse.
    .replace(/[\p{Cc}/\\:*?"<>|]/gu, '_')
    .trim();
  const full = safe || 'document';
  const ascii = full
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\u0020-\u007e]/g, '_');
  const encoded = encodeURIComponent(full).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** The file name in a Content-Disposition header of WordPress. */
export function nameIn(header: string | undefined): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      return undefined;
    }
  }
  return /filename="([^"]*)"/i.exec(header ?? '')?.[1];
}
