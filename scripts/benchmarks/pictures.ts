import { request } from 'undici';
import limits from '../../wp-plugin/config/limits.json' with { type: 'json' };
import type { Bench } from './bench-site.ts';
import type { Figure } from './report.ts';
import { median } from './statistics.ts';

const sample = 8;
const { imageWidths } = limits.files;

/** Bytes of the same pictures as JPEG or PNG, WebP and AVIF. */
export async function pictures(bench: Bench): Promise<Figure[]> {
  const ids = await picturesOf(bench);
  const originals: number[] = [];
  const asProxy = { 'x-passerelle-proxy': bench.secrets.graphql };
  for (const id of ids)
    originals.push(await bytes(`${bench.wordpress}/wp-json/passerelle/v1/files/${id}`, asProxy));
  const figures: Figure[] = [];
  for (const width of imageWidths) {
    const webp: number[] = [];
    const avif: number[] = [];
    for (const id of ids) {
      webp.push(await bytes(`${bench.site}/media/${id}/${width}.webp`));
      avif.push(await bytes(`${bench.site}/media/${id}/${width}.avif`));
    }
    figures.push({
      name: `image of ${width} px, AVIF`,
      value: median(avif) / 1_024,
      unit: 'KB',
      against: { name: 'WebP', value: median(webp) / 1_024, unit: 'KB' },
      note: `AVIF ÷ WebP ${median(avif.map((size, index) => size / (webp[index] ?? Number.NaN))).toFixed(2)}`,
    });
  }
  figures.push({
    name: 'original',
    value: median(originals) / 1_024,
    unit: 'KB',
    note: `${ids.length} covers of the demo content`,
  });
  return figures;
}

async function picturesOf(bench: Bench): Promise<string[]> {
  const html = await (await fetch(`${bench.site}/initiative/`)).text();
  return [...new Set([...html.matchAll(/\/media\/(\d+)\//g)].map(([, id]) => id ?? ''))].slice(0, sample);
}

async function bytes(address: string, headers: Record<string, string> = {}): Promise<number> {
  const { statusCode, body } = await request(address, { headers });
  const { byteLength } = await body.arrayBuffer();
  return statusCode === 200 ? byteLength : Number.NaN;
}
