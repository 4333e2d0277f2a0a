import type { Picture_ImageFragment } from '../../graphql/generated/operations.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './detail.module.css';

export function Gallery({ images }: { images: Picture_ImageFragment[] }) {
  return (
    <ul className={styles['gallery']}>
      {images.map((image) => (
        <li key={image.id}>
          <Picture image={image} sizes="(min-width: 1024px) 280px, (min-width: 576px) 50vw, 100vw" />
        </li>
      ))}
    </ul>
  );
}
