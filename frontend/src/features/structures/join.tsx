import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { archivePath } from '../../../shared/links/archive-path.ts';
import type { PickerItem } from '../../components/pickers/picker.tsx';
import { useSite } from '../../lib/site.ts';
import { Choose } from './choose.tsx';
import type { OwnStructure } from './own-structure.ts';
import { stateKey } from './states.ts';
import styles from './structures.module.css';

interface JoinProps {
  /** Structures that the person already belongs to or has asked; the search shows the person's state in them. */
  own: readonly OwnStructure[];
  isBusy: boolean;
  ask: (structure: PickerItem) => Promise<void>;
}

/** Finds the published structures of others, and asks the owners of one to let one join. */
export function Join({ own, isBusy, ask }: JoinProps) {
  const { t } = useTranslation('structures');
  const { language } = useSite();
  const stateOf = useCallback(
    (groupId: number) => {
      const structure = own.find((each) => each.groupId === groupId);
      return structure && t(stateKey(structure));
    },
    [own, t],
  );
  return (
    <>
      <Choose
        id="join"
        kind="structure"
        texts={{
          title: t('join.title'),
          label: t('join.label'),
          hint: t('join.hint'),
          chosen: t('join.chosen'),
          change: t('join.change'),
          view: t('join.view'),
          send: t('join.send'),
        }}
        isBusy={isBusy}
        onSend={ask}
        stateOf={stateOf}
      />
      <p>
        <a href={`${archivePath('directory', language)}?kind=structure`} className={styles['link']}>
          {t('join.directory')}
        </a>
      </p>
    </>
  );
}
