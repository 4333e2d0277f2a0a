import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { ActionMessage } from '../../components/ui/action-result.tsx';

const texts = { published: 'form.published', updated: 'form.updated' } as const;

/** Message about what the form has done with a structure, on the screen that follows it. */
export function usePublished(): ActionMessage | undefined {
  const { t } = useTranslation('structures');
  const { state } = useLocation() as { state: { done?: string } | null };
  const done = state?.done ?? '';
  const isKnown = (name: string): name is keyof typeof texts => Object.hasOwn(texts, name);
  return isKnown(done) ? { kind: 'success', text: t(texts[done]) } : undefined;
}
