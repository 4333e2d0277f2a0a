import { useEffect, useEffectEvent, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import type { Area } from '../../../lib/images/fit-image.ts';
import { copyToShow } from '../../../lib/images/reduce-image.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './crop.module.css';

interface CropDialogProps {
  file: File;
  /** Pixels of the result. */
  crop: { width: number; height: number };
  /** @param area in percent of the image */
  onDone: (area: Area) => void;
  onClose: () => void;
  /** The browser cannot read the file as an image. */
  onUnreadable: () => void;
}

const zoom = { least: 1, most: 4, step: 0.05 };
/** Pixels that an arrow key moves the image. */
const arrowStep = 12;

/** Chooses the part of an image that the page shows, with the mouse, fingers or the keyboard. */
export function CropDialog({ file, crop, onDone, onClose, onUnreadable }: CropDialogProps) {
  const { t } = useTranslation('recordForm');
  const [url, setUrl] = useState<string>();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [enlarged, setEnlarged] = useState<number>(zoom.least);
  const [area, setArea] = useState<Area>();
  const refuse = useEffectEvent(onUnreadable);
  useEffect(() => {
    let isMounted = true;
    copyToShow(file).then(
      (copy) => isMounted && setUrl(copy.url),
      () => isMounted && refuse(),
    );
    return () => {
      isMounted = false;
    };
  }, [file]);
  return (
    <Dialog title={t('files.crop.title')} closeText={t('files.crop.cancel')} onClose={onClose}>
      <p>{t('files.crop.lead')}</p>
      <div className={styles['stage']} aria-busy={url === undefined}>
        {url !== undefined && (
          <Cropper
            image={url}
            crop={place}
            zoom={enlarged}
            minZoom={zoom.least}
            maxZoom={zoom.most}
            aspect={crop.width / crop.height}
            onCropChange={setPlace}
            onZoomChange={setEnlarged}
            onCropAreaChange={setArea}
            keyboardStep={arrowStep}
            // Its own way violates the content security policy.
            disableAutomaticStylesInjection
            cropperProps={{ role: 'group', 'aria-label': t('files.crop.area') }}
            mediaProps={{ alt: '' }}
          />
        )}
      </div>
      <label className={styles['zoom']}>
        {t('files.crop.zoom')}
        <input
          type="range"
          min={zoom.least}
          max={zoom.most}
          step={zoom.step}
          value={enlarged}
          onChange={({ target }) => setEnlarged(Number(target.value))}
        />
      </label>
      <p>
        <Button type="button" disabled={area === undefined} onClick={() => area && onDone(area)}>
          {t('files.crop.apply')}
        </Button>
      </p>
    </Dialog>
  );
}
