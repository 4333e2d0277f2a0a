import { useRef, useState } from 'react';

interface MinorChange {
  minorChange: { isMinor: boolean; onChange: (isMinor: boolean) => void };
  /** Current choice of the person. */
  isMinor: () => boolean;
}

/** Whether what is saved leaves translations up to date. */
export function useMinorChange(): MinorChange {
  const [isMinor, setIsMinor] = useState(false);
  const latest = useRef(false);
  return {
    minorChange: {
      isMinor,
      onChange(next) {
        latest.current = next;
        setIsMinor(next);
      },
    },
    isMinor: () => latest.current,
  };
}
