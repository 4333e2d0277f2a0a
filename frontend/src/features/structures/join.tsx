import { useTranslation } from 'react-i18next';
import type { PickerItem } from '../../components/pickers/picker.tsx';
import { Choose } from './choose.tsx';

interface JoinProps {
  isBusy: boolean;
  ask: (structure: PickerItem) => Promise<void>;
}

/** Finds a published structure and asks its owners to let one join. */
export function Join({ isBusy, ask }: JoinProps) {
  const { t } = useTranslation('structures');
  return (
    <Choose
      id="join"
      kind="STRUCTURE"
      texts={{
        title: t('join.title'),
        label: t('join.label'),
        chosen: t('join.chosen'),
        change: t('join.change'),
        send: t('join.send'),
      }}
      isBusy={isBusy}
      onSend={ask}
    />
  );
}
