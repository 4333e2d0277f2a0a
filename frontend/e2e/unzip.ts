import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

/** Names and texts of what an archive holds. */
export function unzip(file: string): Map<string, string> {
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const entries = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = bytes.readUInt32LE(at + 42);
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const body = bytes.subarray(from, from + size);
    entries.set(
      bytes.subarray(at + 46, at + 46 + name).toString(),
      (method === 0 ? body : inflateRawSync(body)).toString(),
    );
    at += 46 + name + extra + comment;
  }
  return entries;
}
