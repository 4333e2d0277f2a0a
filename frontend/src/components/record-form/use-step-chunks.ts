import { useEffect } from 'react';
import { loadChunk } from '../../lib/chunks.ts';
import type { FormStep } from '../../lib/forms/form-definition.ts';
import type { FieldComponents } from './record-form-context.ts';
import type { Layouts } from './step-chunks.ts';

const loadLoader = async () => import('./step-chunks.ts');

/** Loads the steps once the form is there: one that is first opened without a connection is there, too. */
export function useStepChunks(
  steps: readonly FormStep[],
  components: FieldComponents,
  layouts: Layouts | undefined,
): void {
  useEffect(() => {
    const leaving = new AbortController();
    loadChunk(loadLoader)
      .then(async ({ loadSteps }) => loadSteps(steps, components, layouts, leaving.signal))
      // Whoever opens a step reads that it is missing.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [steps, components, layouts]);
}
