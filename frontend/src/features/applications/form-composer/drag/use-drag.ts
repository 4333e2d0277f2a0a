import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  type ElementDropTargetEventBasePayload,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type DraggedItem, dragData, draggedItem } from './dragged-item.ts';

interface Drag<Element extends HTMLElement> {
  readonly element: RefObject<Element | null>;
  /** Part by which the element is dragged, so that its texts can still be selected. */
  readonly handle: RefObject<HTMLSpanElement | null>;
  /** Side on which a section or question would be dropped: `top`, `bottom`, or `inside` a section. */
  readonly place: string | undefined;
}

/** Lets a section or question be dragged, and others be dropped before, after or, in a section, inside it. */
export function useDrag<Element extends HTMLElement>(
  { kind, id }: DraggedItem,
  isEnabled: boolean,
): Drag<Element> {
  const element = useRef<Element>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<string>();

  useEffect(() => {
    if (!isEnabled || !element.current || !handle.current) return undefined;
    const item = dragData({ kind, id });
    const leave = () => setPlace(undefined);
    const follow = ({ self, source, location }: ElementDropTargetEventBasePayload) => {
      const isInnermost = location.current.dropTargets[0]?.element === self.element;
      const isItself = draggedItem(source.data)?.id === id;
      setPlace(isInnermost && !isItself ? (extractClosestEdge(self.data) ?? 'inside') : undefined);
    };
    return combine(
      draggable({
        element: element.current,
        dragHandle: handle.current,
        getInitialData: () => item,
      }),
      dropTargetForElements({
        element: element.current,
        canDrop: ({ source }) => {
          const dragged = draggedItem(source.data);
          return dragged !== undefined && (dragged.kind === kind || kind === 'section');
        },
        getData: ({ input, source, element: target }) =>
          draggedItem(source.data)?.kind === kind
            ? attachClosestEdge(item, { input, element: target, allowedEdges: ['top', 'bottom'] })
            : item,
        onDragEnter: follow,
        onDrag: follow,
        onDragLeave: leave,
        onDrop: leave,
      }),
    );
  }, [kind, id, isEnabled]);

  return { element, handle, place };
}
