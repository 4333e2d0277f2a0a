import { Picker, type PickerItem } from '../../../components/pickers/picker.tsx';

/** A chunk of its own: most validators never filter by member. */
export const MemberPicker = Picker<PickerItem>;
