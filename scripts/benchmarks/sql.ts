import { request } from 'undici';
import { asOperator, type Bench, type Template } from './bench-site.ts';
import { operationsOfPage } from './recorded.ts';
import type { Figure } from './report.ts';

const most = { cold: 25, warm: 3 };

/** SQL statements behind each page when the proxy has nothing of it, and when it has it. */
export async function sql(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const template of bench.templates.filter(({ language }) => language === 'fr')) {
    const { requests } = await operationsOfPage(bench, template.path);
    const each = requests.map(({ name, statements }) => `${name} ${statements}`).join(', ');
    figures.push({
      name: `SQL of ${template.name}, cold`,
      value: requests.reduce((sum, { statements }) => sum + statements, 0),
      unit: '',
      goal: { most: most.cold },
      note: each,
    });
  }
  const [first] = bench.templates;
  if (first) figures.push(await warm(bench, first));
  return figures;
}

/** A cached page sends nothing to WordPress: measured by the proxy's own count of calls. */
async function warm(bench: Bench, { path }: Template): Promise<Figure> {
  const calls = async () => {
    const text = await (await request(`${bench.site}/metrics`, { headers: asOperator })).body.text();
    return [...text.matchAll(/^passerelle_upstream_calls_total\{.*\} (\d+)$/gm)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );
  };
  await (await fetch(bench.site + path)).text();
  const before = await calls();
  await (await fetch(bench.site + path)).text();
  return {
    name: 'calls to WordPress for a cached page',
    value: (await calls()) - before,
    unit: '',
    goal: { most: most.warm },
  };
}
