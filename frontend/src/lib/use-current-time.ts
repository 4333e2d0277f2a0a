import { useEffect, useState } from 'react';

const minute = 60_000;

/** The time in milliseconds, renewed each minute: for what a screen that stays open says of now. */
export function useCurrentTime(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
