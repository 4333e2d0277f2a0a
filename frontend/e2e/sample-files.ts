import sharp from 'sharp';

/** File in the form in which Playwright passes files to a page. */
export interface SampleFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The same numbers for the same seed. */
function* randomNumbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** A picture whose left half is red and whose right half is blue. */
export async function picture(name: string, width: number, height: number): Promise<SampleFile> {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const };
  const right = await sharp({ create: { ...half, background: '#0000ff' } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: right, left: half.width, top: 0 }])
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A photograph as cameras make them: many bytes. */
export async function heavyPicture(name: string, width: number, height: number): Promise<SampleFile> {
  const numbers = randomNumbers(3);
  const raw = Buffer.from(Uint8Array.from({ length: width * height * 3 }, () => numbers.next().value * 256));
  const buffer = await sharp(raw, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

const box = (type: string, ...parts: Buffer[]): Buffer => {
  const size = Buffer.alloc(4);
  const body = Buffer.concat(parts);
  size.writeUInt32BE(body.length + 8);
  return Buffer.concat([size, Buffer.from(type, 'latin1'), body]);
};
/** Four bytes for each number. */
const numbersOf = (...numbers: number[]): Buffer => {
  const buffer = Buffer.alloc(numbers.length * 4);
  for (const [index, number] of numbers.entries()) buffer.writeUInt32BE(number, index * 4);
  return buffer;
};
const asciiOf = (text: string): Buffer => Buffer.from(text, 'latin1');

/** An MP4 file with every part that declares a film, and no frame. */
export function film(name: string): SampleFile {
  const samples = box('dref', numbersOf(0, 1), box('url ', numbersOf(1)));
  const handler = box('hdlr', numbersOf(0, 0), asciiOf('vide'), Buffer.alloc(12), asciiOf('x\0'));
  const track = box('mdia', box('mdhd', Buffer.alloc(24)), handler, box('minf', box('dinf', samples)));
  const buffer = Buffer.concat([
    box('ftyp', asciiOf('isom'), numbersOf(512), asciiOf('isommp4x')),
    box('moov', box('mvhd', Buffer.alloc(100)), box('trak', track)),
    box('mdat', Buffer.alloc(64, 1)),
  ]);
  return { name, mimeType: 'video/mp4', buffer };
}

const opening = (length: number): string => `4 0 obj<</Length ${String(length).padStart(8, '0')}>>stream\n`;

/** A PDF whose only page draws lines, of exactly this many bytes. */
export function pdf(name: string, bytes: number): SampleFile {
  const head =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 999 999]/Contents 4 0 R>>endobj\n';
  const tail = '\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  const room = bytes - head.length - opening(0).length - tail.length;
  const numbers = randomNumbers(7);
  let lines = '';
  while (lines.length < room) lines += `${Math.floor(numbers.next().value * 1_000)} 9 l\n`;
  const buffer = Buffer.from(`${head}${opening(room)}${lines.slice(0, room - 1)}\n${tail}`);
  return { name, mimeType: 'application/pdf', buffer };
}
