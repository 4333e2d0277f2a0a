import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import type { Picture_ImageFragment } from '../../../shared/graphql/generated/operations.ts';
import { useSite } from '../../lib/site.ts';

const widths = limits.files.imageWidths;
const smallest = Math.min(...widths);
/** Width for browsers without `srcset` and for data-light. */
const middle = 640;

type Format = 'avif' | 'webp';

export const mediaPath = (id: number, width: number, format: Format = 'webp'): string =>
  `/media/${id}/${width}.${format}`;

interface PictureProps {
  image: Picture_ImageFragment;
  /** Its width at each viewport, as in the `sizes` attribute. */
  sizes: string;
  /** The largest element of the first screen: fetched at once. Everything else waits until it is near. */
  first?: boolean | undefined;
  className?: string | undefined;
  /** Decorative: empty alternative text. */
  decorative?: boolean;
}

export function Picture({ image, sizes, first = false, className, decorative = false }: PictureProps) {
  const { dataLight } = useSite();
  const offered = widths.filter((width) => width <= Math.max(image.width, smallest));
  const fallback = offered.includes(middle) ? middle : smallest;
  const srcSet = (format: Format): string =>
    dataLight
      ? mediaPath(image.id, smallest, format)
      : offered.map((width) => `${mediaPath(image.id, width, format)} ${width}w`).join(', ');
  const shown = dataLight ? undefined : sizes;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={shown} />
      <img
        className={className}
        // Never enlarged beyond its pixels.
        style={{ maxInlineSize: `min(100%, ${image.width}px)`, maxBlockSize: `${image.height}px` }}
        src={mediaPath(image.id, dataLight ? smallest : fallback)}
        srcSet={dataLight ? undefined : srcSet('webp')}
        sizes={shown}
        width={image.width}
        height={image.height}
        alt={decorative ? '' : image.alt}
        loading={first ? undefined : 'lazy'}
        decoding={first ? undefined : 'async'}
        fetchPriority={first ? 'high' : undefined}
      />
    </picture>
  );
}
