import { useEffect, useRef } from 'react';

/** @returns moves the focus to the element of an id once the list is rendered again */
export function useFocusAfterChange(): (id: string) => void {
  const target = useRef<string>(undefined);
  useEffect(() => {
    if (target.current === undefined) return;
    const element = document.getElementById(target.current);
    target.current = undefined;
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  });
  return (id) => {
    target.current = id;
  };
}
