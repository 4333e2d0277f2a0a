import { isValidElement, type ReactNode } from 'react';
import type { LoadChunk } from '../../lib/chunks.ts';
import type { FieldDefinition, FormStep } from '../../lib/forms/form-definition.ts';
import { preloadChunks } from '../../lib/preload-chunks.ts';
import type { FieldComponents } from './record-form-context.ts';

export type Layouts = Readonly<Record<string, ReactNode>>;

interface Loading {
  later?: readonly LoadChunk[];
}

/** Loads what the steps of a form consist of, while the page is idle. */
export async function loadSteps(
  steps: readonly FormStep[],
  components: FieldComponents,
  layouts: Layouts | undefined,
  signal: AbortSignal,
): Promise<void> {
  await preloadChunks(chunksOf(steps, components, layouts), signal);
}

/** Loaders of the steps' chunks, in the order of the steps. */
const chunksOf = (
  steps: readonly FormStep[],
  components: FieldComponents,
  layouts: Layouts = {},
): LoadChunk[] =>
  steps.flatMap(({ key, fields }) => [
    ...chunksOfNode(layouts[key]),
    ...fields.flatMap((field) => chunksOfField(field, components)),
  ]);

function chunksOfField({ kind, columns = [] }: FieldDefinition, components: FieldComponents): LoadChunk[] {
  const { later = [] } = (components[kind] ?? {}) as Loading;
  return [...later, ...columns.flatMap((column) => chunksOfField(column, components))];
}

/** A layout is such a chunk, or has some. */
function chunksOfNode(node: ReactNode): readonly LoadChunk[] {
  if (!isValidElement<{ load?: LoadChunk }>(node)) return [];
  const { load } = node.props;
  return load ? [load] : ((node.type as Loading).later ?? []);
}
