import { useTranslation } from 'react-i18next';
import type { Picture_ImageFragment } from '../../../shared/graphql/generated/operations.ts';
import { mediaPath, Picture } from '../../components/ui/picture.tsx';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import styles from './gallery.module.css';

const widths = limits.files.imageWidths;

/** The largest copy that the picture has; small pictures have the smallest one at least. */
const largest = (width: number): number =>
  Math.max(...widths.filter((offered) => offered <= width), Math.min(...widths));

/** Pictures that open large: in a page of their own by their link, in a dialog with script. */
export function Gallery({ images }: { images: Picture_ImageFragment[] }) {
  const { t } = useTranslation('detail');
  return (
    <ul
      className={styles['gallery']}
      data-gallery=""
      data-close={t('close')}
      data-previous={t('previousPicture')}
      data-next={t('nextPicture')}
      data-position={t('picturePosition', { position: '{{position}}', total: String(images.length) })}
    >
      {images.map((image, index) => (
        <li key={image.id}>
          <a
            href={mediaPath(image.id, largest(image.width))}
            aria-label={
              image.alt || t('picturePosition', { position: String(index + 1), total: String(images.length) })
            }
          >
            <Picture
              image={image}
              sizes="(min-width: 1024px) 280px, (min-width: 576px) 50vw, 100vw"
              decorative
            />
          </a>
          {image.alt && <p aria-hidden="true">{image.alt}</p>}
        </li>
      ))}
    </ul>
  );
}
