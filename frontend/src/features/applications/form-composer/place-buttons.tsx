import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useComposerParts } from './composer-context.ts';
import styles from './composer.module.css';

interface PlaceButtonsProps {
  /** Name of what the buttons are about, for those who hear them alone. */
  about: string;
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  children?: ReactNode;
}

/** Buttons that move an item of a list by one place, and remove it. */
export function PlaceButtons({ about, index, count, onMove, onRemove, children }: PlaceButtonsProps) {
  const { t } = useTranslation('formComposer');
  const { isReadOnly } = useComposerParts();
  if (isReadOnly) return null;
  return (
    <div className={styles['buttons']}>
      {children}
      <ItemButton about={about} icon="up" isDisabled={index === 0} onClick={() => onMove(-1)}>
        {t('up')}
      </ItemButton>
      <ItemButton about={about} icon="down" isDisabled={index === count - 1} onClick={() => onMove(1)}>
        {t('down')}
      </ItemButton>
      <ItemButton about={about} onClick={onRemove}>
        {t('remove')}
      </ItemButton>
    </div>
  );
}

const arrows = { up: '↑', down: '↓' } as const;

interface ItemButtonProps {
  about: string;
  /** Shown instead of the text on phones. */
  icon?: 'up' | 'down';
  isDisabled?: boolean;
  isExpanded?: boolean;
  onClick: () => void;
  children: string;
}

export function ItemButton({ about, icon, isDisabled, isExpanded, onClick, children }: ItemButtonProps) {
  return (
    <button
      type="button"
      className={styles['button']}
      data-icon={icon}
      disabled={isDisabled}
      aria-expanded={isExpanded}
      onClick={onClick}
    >
      {icon && (
        <span aria-hidden="true" className={styles['arrow']}>
          {arrows[icon]}
        </span>
      )}
      <span className={styles['buttonText']}>{children}</span>
      {about && <span className="visually-hidden"> {about}</span>}
    </button>
  );
}
