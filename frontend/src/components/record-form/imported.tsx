import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type LoadChunk, loadChunk, missingChunkEvent } from '../../lib/chunks.ts';
import { FailedChunk } from './failed-chunk.tsx';

interface ImportedProps<Props> {
  /** Imports the chunk of the component; the same function in each rendering. */
  load: LoadChunk<ComponentType<Props>>;
  props: Props;
  /** Shown until then, and by the server. */
  children?: ReactNode;
}

/** A component that is a chunk of its own. When that cannot be loaded, it says so and offers to try again. */
export function Imported<Props extends object>({ load, props, children = null }: ImportedProps<Props>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number>();
  const focused = useRef('');
  useEffect(() => {
    let isMounted = true;
    async function take(): Promise<void> {
      try {
        const imported = await loadChunk(load);
        if (isMounted) setComponent(() => imported);
      } catch {
        if (isMounted) setFailed(attempt);
        dispatchEvent(new Event(missingChunkEvent));
      }
    }
    void take();
    return () => {
      isMounted = false;
    };
  }, [load, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  // The part that is replaced may have had the focus.
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (Component && isLost) document.getElementById(focused.current)?.focus();
  }, [Component]);
  const remember = useCallback((id: string) => {
    focused.current = id;
  }, []);
  if (Component) return <Component {...props} />;
  return (
    <Placeholder onReplace={remember}>
      {children}
      {failed !== undefined && <FailedChunk isBusy={failed !== attempt} onRetry={retry} />}
    </Placeholder>
  );
}

interface PlaceholderProps {
  children: ReactNode;
  /**
   * Called before its elements are removed.
   * @param focused id of the element that has the focus at that moment, '' for none
   */
  onReplace: (focused: string) => void;
}

/** Only now is it known where the focus is: while the chunk came, it may have moved to another field, or from there to this one. */
function Placeholder({ children, onReplace }: PlaceholderProps) {
  useLayoutEffect(() => () => onReplace(document.activeElement?.id ?? ''), [onReplace]);
  return children;
}
