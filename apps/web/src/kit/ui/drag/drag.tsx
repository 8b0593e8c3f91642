import {
  type ClientRect,
  type CollisionDetection,
  DndContext,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { isMotionReduced } from '../motion.ts';
import * as css from './drag.module.css';
import { byReading, nearest, placeAfter } from './places.ts';

/** Pixels of mouse movement, and milliseconds of touch, before a press becomes a drag. */
const LIFT_AFTER_PX = 6;
const LIFT_AFTER_MS = 350;
const FINGER_STILL_WITHIN = 8;
const RETURN_MS = 200;

/** Moments while a piece is carried with the keyboard. */
export interface DragWords {
  /** How to drag with the keyboard. */
  readonly help: string;
  lifted(piece: string): string;
  over(piece: string, place: string): string;
  dropped(piece: string, place: string): string;
  returned(piece: string): string;
}

interface DragProviderProps {
  readonly words: DragWords;
  /** Whether a place accepts or refuses the piece explicitly. Other places are skipped. */
  accepts(piece: string, place: string): boolean;
  onLift(piece: string): void;
  onDrop(piece: string, place: string): void;
  onReturn(): void;
  /** Content of the drag overlay. */
  ghost(piece: string): ReactNode;
  readonly children: ReactNode;
}

/** The piece that is dragged; null for none. */
interface Carried {
  readonly piece: string;
  readonly accepts: DragProviderProps['accepts'];
}

/** Changes only while a piece is dragged: dnd-kit's own context does whenever a piece or place is rendered first. */
const CarriedContext = createContext<Carried | null>(null);

/** Rectangles of the drop targets. */
function rectsOf(places: readonly { readonly id: UniqueIdentifier }[], all: ReadonlyMap<UniqueIdentifier, ClientRect>) {
  return new Map(places.map(({ id }) => [id, all.get(id)] as const).filter(hasRect));
}

const hasRect = (entry: readonly [UniqueIdentifier, ClientRect | undefined]): entry is [UniqueIdentifier, ClientRect] =>
  entry[1] !== undefined;

/**
 * Collision detection: the place under the pointer, or the nearest close by; with the keyboard the one below the piece.
 */
const snap: CollisionDetection = ({ droppableContainers, droppableRects, pointerCoordinates, collisionRect }) => {
  const point = pointerCoordinates ?? {
    x: collisionRect.left + collisionRect.width / 2,
    y: collisionRect.top + collisionRect.height / 2,
  };
  const found = nearest(rectsOf(droppableContainers, droppableRects), point);
  const place = droppableContainers.find(({ id }) => id === found);
  return place ? [{ id: place.id, data: { droppableContainer: place, value: 0 } }] : [];
};

/** With the keyboard a piece moves from place to place. */
const fromPlaceToPlace: KeyboardCoordinateGetter = (
  event,
  { context: { droppableRects, droppableContainers, collisionRect, over } },
) => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.code];
  if (step === undefined || !collisionRect) return undefined;
  event.preventDefault();
  const places = byReading(rectsOf(droppableContainers.getEnabled(), droppableRects));
  return placeAfter(places, over?.id ?? null, step, collisionRect);
};

// Options of the sensors are constants: new ones at every render would rerender every piece and place.
const MOUSE = { activationConstraint: { distance: LIFT_AFTER_PX } };
const TOUCH = { activationConstraint: { delay: LIFT_AFTER_MS, tolerance: FINGER_STILL_WITHIN } };
const KEYBOARD = {
  keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
  coordinateGetter: fromPlaceToPlace,
};

function useDragSensors() {
  return useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH), useSensor(KeyboardSensor, KEYBOARD));
}

/** Drag and drop of pieces to places, with mouse, touch and keyboard. Optional: two presses must do the same. */
export function DragProvider({ words, accepts, onLift, onDrop, onReturn, ghost, children }: DragProviderProps) {
  const sensors = useDragSensors();
  const [piece, setPiece] = useState<string | null>(null);
  const [landed, setLanded] = useState(false);
  const carried = useMemo(() => (piece === null ? null : { piece, accepts }), [piece, accepts]);
  const animation = landed || isMotionReduced() ? null : { duration: RETURN_MS };
  const accessibility = useMemo(
    () => ({
      screenReaderInstructions: { draggable: words.help },
      moments: {
        onDragStart: ({ active }: { active: { id: unknown } }) => words.lifted(String(active.id)),
        onDragOver: ({ active, over }: Over) => (over ? words.over(String(active.id), String(over.id)) : undefined),
        onDragEnd: ({ active, over }: Over) =>
          over ? words.dropped(String(active.id), String(over.id)) : words.returned(String(active.id)),
        onDragCancel: ({ active }: { active: { id: unknown } }) => words.returned(String(active.id)),
      },
    }),
    [words],
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={snap}
      accessibility={accessibility}
      onDragStart={({ active }) => {
        setPiece(String(active.id));
        setLanded(false);
        onLift(String(active.id));
      }}
      onDragCancel={() => {
        setPiece(null);
        onReturn();
      }}
      onDragEnd={({ active, over }) => {
        setPiece(null);
        setLanded(over !== null);
        if (over) onDrop(String(active.id), String(over.id));
        else onReturn();
      }}
    >
      <CarriedContext value={carried}>{children}</CarriedContext>
      <DragOverlay dropAnimation={animation} className={css.overlay ?? ''}>
        {piece !== null && <span className={css.ghost}>{ghost(piece)}</span>}
      </DragOverlay>
    </DndContext>
  );
}

interface Over {
  readonly active: { readonly id: unknown };
  readonly over: { readonly id: unknown } | null;
}

/** Makes a piece draggable while `enabled`. */
export function useDrag(piece: string, enabled: boolean) {
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({ id: piece, disabled: !enabled });
  const handlers = enabled ? { ...listeners, 'aria-describedby': attributes['aria-describedby'] } : {};
  return { ref: setNodeRef, handlers, isDragging, enabled };
}

/** Makes a place a drop target, by the id that options point at. */
export function useDrop(place: string) {
  const carried = useContext(CarriedContext);
  const disabled = carried === null || !carried.accepts(carried.piece, place);
  const { setNodeRef, isOver } = useDroppable({ id: place, disabled });
  return { ref: setNodeRef, isOver: isOver && !disabled, isDragging: carried !== null };
}
