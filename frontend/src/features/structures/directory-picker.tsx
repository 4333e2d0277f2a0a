import { Picker, type PickerItem } from '../../components/pickers/picker.tsx';

export interface DirectoryPickerItem extends PickerItem {
  readonly groupId: number;
}

/** A chunk of its own: it loads once the screen is there. */
export const DirectoryPicker = Picker<DirectoryPickerItem>;
