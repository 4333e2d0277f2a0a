import { Button } from '../../components/ui/button.tsx';

interface ActionButton {
  readonly key: string;
  readonly label: string;
  readonly kind: 'primary' | 'secondary' | 'quiet';
  readonly onPress: () => void;
}

interface ActionButtonsProps {
  buttons: readonly ActionButton[];
  /** Name of the person or the structure, for screen readers. */
  name: string;
  isBusy: boolean;
}

/** Buttons for the actions of one row of a list. */
export function ActionButtons({ buttons, name, isBusy }: ActionButtonsProps) {
  return buttons.map(({ key, label, kind, onPress }) => (
    <Button key={key} type="button" kind={kind} busy={isBusy} onClick={onPress}>
      {label}
      <span className="visually-hidden"> {name}</span>
    </Button>
  ));
}
