import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { RecordFieldProps } from './record-form-context.ts';

interface ImportedFieldProps {
  /** Imports the chunk of the component; the same function in each rendering. */
  load: () => Promise<ComponentType<RecordFieldProps>>;
  field: RecordFieldProps;
  /** Shown until then, and by the server. */
  children: ReactNode;
}

/** A field whose component is a chunk of its own. */
export function ImportedField({ load, field, children }: ImportedFieldProps) {
  const [Component, setComponent] = useState<ComponentType<RecordFieldProps>>();
  useEffect(() => {
    let isMounted = true;
    async function take(): Promise<void> {
      const imported = await load();
      if (isMounted) setComponent(() => imported);
    }
    void take();
    return () => {
      isMounted = false;
    };
  }, [load]);
  return Component ? <Component {...field} /> : children;
}
