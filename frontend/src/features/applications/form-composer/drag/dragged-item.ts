/** A section or question that is dragged, or dropped on. */
export interface DraggedItem {
  readonly kind: 'section' | 'question';
  readonly id: string;
}

const key = Symbol('item of a form');

/** Data of an element for the library, with the item in it. */
export const dragData = (item: DraggedItem): Record<string | symbol, unknown> => ({ [key]: item });

/** undefined: something else is dragged, such as a file or a text. */
export const draggedItem = (data: Record<string | symbol, unknown>): DraggedItem | undefined =>
  data[key] as DraggedItem | undefined;
