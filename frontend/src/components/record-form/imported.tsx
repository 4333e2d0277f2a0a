import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';

interface ImportedProps<Props> {
  /** Imports the chunk of the component; the same function in each rendering. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Shown until then, and by the server. */
  children?: ReactNode;
}

/** A component that is a chunk of its own. */
export function Imported<Props extends object>({ load, props, children = null }: ImportedProps<Props>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const focused = useRef('');
  useEffect(() => {
    let isMounted = true;
    async function take(): Promise<void> {
      const imported = await load();
      focused.current = document.activeElement?.id ?? '';
      if (isMounted) setComponent(() => imported);
    }
    void take();
    return () => {
      isMounted = false;
    };
  }, [load]);
  // What stood here until then may have had the focus.
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (Component && isLost) document.getElementById(focused.current)?.focus();
  }, [Component]);
  return Component ? <Component {...props} /> : children;
}
