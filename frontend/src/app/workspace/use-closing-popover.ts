import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A popover of the browser's own, which another screen closes. Escape, a click beside it and the focus are the browser's. */
export function useClosingPopover(): RefObject<HTMLDivElement | null> {
  const popover = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    if (popover.current?.matches(':popover-open')) popover.current.hidePopover();
  }, [key]);
  return popover;
}
