import { useMemo } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import type { Option } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { useOverlays } from '../../kit/ui/use-overlays.ts';
import * as css from './choices.module.css';

const buttonOf = (at: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-place="${at}"] > button`);

interface ChoicesProps {
  /** The place whose button they belong to (`data-place`). */
  readonly at: string;
  readonly label: string;
  readonly options: readonly Option[];
  onChoose(option: Option): void;
  onClose(): void;
}

/** The answers of a place with several, such as an attack and a special action on the same figure. */
export function Choices({ at, label, options, onChoose, onClose }: ChoicesProps) {
  const t = useTranslate();
  const anchor = useMemo(
    () => ({ current: { getBoundingClientRect: () => buttonOf(at)?.getBoundingClientRect() ?? new DOMRect() } }),
    [at],
  );
  const overlays = useOverlays();
  if (!overlays) return null;
  const { Popover } = overlays;
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className={css.choices}
          aria-label={label}
          sideOffset={4}
          collisionPadding={8}
          updatePositionStrategy="always"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body) buttonOf(at)?.focus();
          }}
        >
          {options.map((option) => (
            <Button key={option.key} onClick={() => onChoose(option)}>
              <span className={css.words}>
                {t(option.label)}
                {option.detail && <small>{t(option.detail)}</small>}
              </span>
            </Button>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
