import { request } from 'undici';

/** Bytes of an answer's body as a browser with Brotli receives it. */
export async function compressedSize(address: string): Promise<number> {
  const { body } = await request(address, { headers: { 'accept-encoding': 'br' } });
  return (await body.arrayBuffer()).byteLength;
}
