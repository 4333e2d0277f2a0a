import { Picker, type PickerItem } from '../../components/pickers/picker.tsx';

/** A chunk of its own: it loads once the screen is there. */
export const DirectoryPicker = Picker<PickerItem>;
