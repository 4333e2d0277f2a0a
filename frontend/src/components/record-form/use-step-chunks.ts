import { isValidElement, type ReactNode, useEffect } from 'react';
import { type LoadChunk, preloadChunks } from '../../lib/chunks.ts';
import type { FieldDefinition, FormStep } from '../../lib/forms/form-definition.ts';
import type { FieldComponents } from './record-form-context.ts';

type Layouts = Readonly<Record<string, ReactNode>>;

interface Loading {
  later?: readonly LoadChunk[];
}

/** Loads what the steps of a form consist of, once the page is idle: a step that is first opened without a connection is there. */
export function useStepChunks(
  steps: readonly FormStep[],
  components: FieldComponents,
  layouts: Layouts | undefined,
): void {
  useEffect(() => {
    const leaving = new AbortController();
    void preloadChunks(chunksOf(steps, components, layouts), leaving.signal);
    return () => leaving.abort();
  }, [steps, components, layouts]);
}

/** In the order of the steps. */
export const chunksOf = (
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
