import { useTranslation } from 'react-i18next';
import { Icon, iconNames } from '../../components/ui/icon.tsx';
import { Weave } from '../../components/ui/weave.tsx';
import { familyIds } from '../../../shared/config/content-types.ts';
import { familiesKeys } from '../../../shared/i18n/family-keys.ts';
import styles from './design.module.css';
import { Part } from './part.tsx';
import type { DesignTexts } from './texts.ts';

/** Foundations of the design: colours, fonts, the weave, pictograms. */
export function Foundations({ texts }: { texts: DesignTexts }) {
  const { t } = useTranslation();
  return (
    <>
      <Part id="palette" title={texts.palette}>
        <ul className={styles['swatches']}>
          {familyIds.map((family) => (
            <li key={family} data-family={family} className={styles['swatch']}>
              <span className={styles['accent']} />
              {t(familiesKeys[family])}
            </li>
          ))}
        </ul>
      </Part>
      <Part id="type" title={texts.type}>
        <div className={styles['scale']}>
          {[4, 3, 2, 1, 0].map((step) => (
            <p key={step} data-step={step}>
              {texts.sample}
            </p>
          ))}
        </div>
      </Part>
      <Part id="cloth" title={texts.cloth}>
        <Weave seed={12} columns={40} rows={4} className={styles['cloth']} />
      </Part>
      <Part id="icons" title={texts.icons}>
        <ul className={styles['icons']}>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}
