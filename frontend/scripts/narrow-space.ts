import { create, type Font } from 'fontkit';

const thinSpace = 0x2009;
const narrowSpace = 0x202f;
/** Width in em: enough to be seen before « ; ! ? », less than a space between words. */
const advance = 0.18;

interface Table {
  tag: string;
  data: Buffer;
}

/** A TrueType font whose U+202F is a space of its own width: the glyph of U+2009, under both code points. */
export function withNarrowSpace(font: Buffer): Buffer {
  const read = create(font) as Font;
  const glyph = read.glyphForCodePoint(thinSpace).id;
  if (glyph === 0) throw new Error('The font has no thin space');
  const pairs = read.characterSet
    .map((code): [number, number] => [code, read.glyphForCodePoint(code).id])
    .filter(([code]) => code !== narrowSpace);
  const tables = tablesOf(font).map(({ tag, data }): Table => {
    if (tag === 'cmap') return { tag, data: cmapOf([...pairs, [narrowSpace, glyph]]) };
    // The glyph's width is fixed: HVAR would vary that of the old one.
    return tag === 'hmtx'
      ? { tag, data: withAdvance(data, glyph, Math.round(read.unitsPerEm * advance)) }
      : { tag, data };
  });
  return assemble(font.subarray(0, 4), tables);
}

function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index;
    const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    return { tag: font.toString('latin1', at, at + 4), data: font.subarray(offset, offset + length) };
  });
}

function withAdvance(hmtx: Buffer, glyph: number, width: number): Buffer {
  const changed = Buffer.from(hmtx);
  changed.writeUInt16BE(width, 4 * glyph);
  return changed;
}

/** A character map of format 4, for Windows and Unicode: all code points lie in the first plane. */
function cmapOf(pairs: [code: number, glyph: number][]): Buffer {
  const segments: { start: number; end: number; delta: number }[] = [];
  for (const [code, glyph] of pairs.toSorted(([a], [b]) => a - b)) {
    const last = segments.at(-1);
    if (last?.end === code - 1 && last.delta === glyph - code) last.end = code;
    else segments.push({ start: code, end: code, delta: glyph - code });
  }
  segments.push({ start: 0xffff, end: 0xffff, delta: 1 });
  const count = segments.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const words = [
    4,
    16 + 8 * count,
    0,
    2 * count,
    2 * power,
    Math.log2(power),
    2 * (count - power),
    ...segments.map(({ end }) => end),
    0,
    ...segments.map(({ start }) => start),
    ...segments.map(({ delta }) => delta & 0xffff),
    ...segments.map(() => 0),
  ];
  const head = [0, 2, 0, 3, 0, 20, 3, 1, 0, 20];
  const table = Buffer.alloc(2 * (head.length + words.length));
  for (const [index, word] of [...head, ...words].entries()) table.writeUInt16BE(word, 2 * index);
  return table;
}

function assemble(version: Buffer, tables: Table[]): Buffer {
  const count = tables.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  version.copy(head);
  for (const [index, word] of [count, 16 * power, Math.log2(power), 16 * (count - power)].entries())
    head.writeUInt16BE(word, 4 + 2 * index);
  let offset = head.length;
  const parts = tables.map(({ tag, data }, index) => {
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    const at = 12 + 16 * index;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(checksumOf(padded), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...parts]);
}

function checksumOf(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}
