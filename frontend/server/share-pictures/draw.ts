import sharp from 'sharp';
import { block, weavePaths } from '../../shared/share-pictures/weave-paths.ts';
import { type ShareFace, shareSize } from '../../shared/share-pictures/share-face.ts';
import type { Weight } from '../lettering/cuts.ts';
import { outlines, widthOf } from './lettering.ts';
import { wrapText } from '../lettering/wrap.ts';

/** The design's colours (src/styles): night ground, and the thread of each family. */
const colours = {
  ground: '#14153a',
  title: '#fdf7e8',
  soft: '#c6c5e2',
};
const threads = ['#f0532d', '#ffb81c', '#2b3fcf', '#0f8a63', '#fff3d6'] as const;
const threadOf: Record<ShareFace['family'], string> = {
  call: '#f0532d',
  initiative: '#7d8fff',
  event: '#f06bab',
  training: '#ffb81c',
  resource: '#3fc498',
  project: '#3fc3da',
  directory: '#b98af0',
  site: '#ffb81c',
};

const { width, height } = shareSize;
const margin = 72;
const cloth = { x: 912, unit: 18 };
const textWidth = cloth.x - 2 * margin;
/** Sizes of the title, the first at which it fits into its lines; the last takes what it can. */
const titleSizes = [
  { size: 84, lines: 3 },
  { size: 70, lines: 4 },
  { size: 58, lines: 5 },
] as const;
const leading = 1.08;
const kickerSize = 30;
const lineSize = 32;
const lineLeading = 1.25;
const lineStyles = {
  item: { weight: 700, lines: 2, fill: colours.title },
  list: { weight: 500, lines: 3, fill: colours.soft },
} as const;
const mark = { size: 34, gap: 12 };

/** The picture of a face: 1200 × 630 pixels, as PNG. */
export async function drawFace(face: ShareFace): Promise<Buffer> {
  return sharp(Buffer.from(svgOf(face)))
    .png({ compressionLevel: 9, palette: true, quality: 90, effort: 7 })
    .toBuffer();
}

export function svgOf(face: ShareFace): string {
  const thread = threadOf[face.family];
  const title = fitTitle(face.title);
  // The line of an item is the fact that readers must not miss; the line of a list is its content.
  const { weight, lines, fill } = face.seed > 0 ? lineStyles.item : lineStyles.list;
  const line = wrapText(face.line, textWidth, lines, measure(weight, lineSize));
  const kicker = wrapText(face.kicker.toUpperCase(), textWidth, 1, measure(700, kickerSize));
  const firstBaseline = margin + kickerSize + 26 + title.size * 0.86;
  const lineBaseline = height - margin - 64 - (line.length - 1) * lineSize * lineLeading;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    weave(face.seed, thread),
    `<rect width="12" height="${height}" fill="${thread}"/>`,
    ...kicker.map((text) => outlines(text, 700, kickerSize, margin, margin + kickerSize * 0.8, thread)),
    ...title.lines.map((text, index) =>
      outlines(text, 800, title.size, margin, firstBaseline + index * title.size * leading, colours.title),
    ),
    ...line.map((text, index) =>
      outlines(text, weight, lineSize, margin, lineBaseline + index * lineSize * lineLeading, fill),
    ),
    face.family === 'site' ? '' : wordmark(),
    '</svg>',
  ].join('');
}

const measure =
  (weight: Weight, size: number) =>
  (text: string): number =>
    widthOf(text, weight, size);

function fitTitle(text: string): { size: number; lines: string[] } {
  let fitted = { size: 0, lines: [] as string[] };
  for (const { size, lines } of titleSizes) {
    // One line more than allowed shows that it does not fit.
    const all = wrapText(text, textWidth, lines + 1, measure(800, size));
    const cutDown = all.length > lines ? wrapText(text, textWidth, lines, measure(800, size)) : all;
    fitted = { size, lines: cutDown };
    if (all.length <= lines) return fitted;
  }
  return fitted;
}

/** A cloth of its own for each item, the first thread being its family's. */
function weave(seed: number, thread: string): string {
  const side = block * cloth.unit;
  const columns = Math.ceil((width - cloth.x) / side);
  const rows = Math.ceil(height / side);
  const palette = [thread, ...threads.filter((colour) => colour !== thread)].slice(0, threads.length);
  const paths = weavePaths(seed, columns, rows, palette.length)
    .map((path, index) => (path ? `<path fill="${palette[index]}" d="${path}"/>` : ''))
    .join('');
  return `<g transform="translate(${cloth.x} 0) scale(${cloth.unit})">${paths}</g>`;
}

/** The site's sign and name, at the foot. */
function wordmark(): string {
  const y = height - margin - mark.size + 14;
  const scale = mark.size / 32;
  return (
    `<g transform="translate(${margin} ${y}) scale(${scale})">` +
    `<path fill="#ffb81c" d="M0 8h32v5H0zM0 19h32v5H0z"/>` +
    `<path fill="#f0532d" d="M6 0h5v10H6zm0 16h5v16H6zM21 0h5v16h-5zm0 22h5v10h-5z"/></g>` +
    outlines('Passerelle', 700, mark.size, margin + mark.size + mark.gap, y + mark.size * 0.82, colours.title)
  );
}
