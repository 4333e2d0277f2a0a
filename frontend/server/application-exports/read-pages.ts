import type { ExportItem } from './exported.ts';

/** A page of rows of the plugin: `read` says how many of the items it is about. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly read: number;
}

/**
 * The rows of an export, page by page: the next page is asked for when the one before it was used. An answer that leads nowhere ends the export.
 * @throws what `ask` throws
 */
export async function* readPages<Row>(
  items: readonly ExportItem[],
  rowsAtOnce: number,
  ask: (items: string) => Promise<Page<Row>>,
): AsyncGenerator<{ readonly items: readonly ExportItem[]; readonly rows: readonly Row[] }> {
  for (let start = 0; start < items.length; ) {
    const wanted = items.slice(start, start + rowsAtOnce);
    const { rows, read } = await ask(
      wanted.map(({ submission, version }) => `${submission}.${version}`).join(','),
    );
    if (read < 1) throw new Error('A page of an export is about no application');
    yield { items: wanted.slice(0, read), rows };
    start += read;
  }
}
