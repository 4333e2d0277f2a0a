import sharp from 'sharp';

/** As Playwright gives files to a page. */
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
