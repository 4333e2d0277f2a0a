import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Language } from '../../../shared/config/locales.ts';
import { samePlace } from '../same-place.ts';
import { useSite } from '../site.ts';

/** Leads a new record that has been saved for the first time to its own address. Its form stays, at the step that it shows. */
export function useOwnAddress(addressOf: (language: Language, id: number) => string): (id: number) => void {
  const { language } = useSite();
  const { hash } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (id: number): void =>
      void navigate(addressOf(language, id) + hash, {
        replace: true,
        preventScrollReset: true,
        state: samePlace,
      }),
    [navigate, addressOf, language, hash],
  );
}
