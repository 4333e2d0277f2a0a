import { useTranslate } from '../../i18n/use-translate.ts';
import type { CardProps } from './card.tsx';
import { CardFrame } from './card-frame.tsx';
import { Cover } from './cover.tsx';

/** Resources: what kind of thing it is stands on its spine. */
export function ResourceCard({ card, heading = 'h3' }: CardProps) {
  const t = useTranslate();
  return (
    <CardFrame
      card={card}
      heading={heading}
      top={<Cover card={card} />}
      kicker={card.resourceKind ? t(`resourceKind.${card.resourceKind}`) : t('family.resource')}
    />
  );
}
