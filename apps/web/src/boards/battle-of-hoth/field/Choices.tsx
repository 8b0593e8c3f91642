import type { HexId } from '@echo-base/games/battle-of-hoth/client';
import { Popover } from 'radix-ui';
import { useMemo } from 'react';
import { useTranslate } from '../../../i18n/translate.tsx';
import type { Option } from '../../../net/types.ts';
import { Button } from '../../../ui/Button.tsx';
import { hexName } from '../hexes.ts';
import css from './Choices.module.css';

/** The button of a hex. */
const buttonOf = (hex: HexId): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-place="hex:${hex}"] > button`);

interface ChoicesProps {
  readonly hex: HexId;
  readonly options: readonly Option[];
  onChoose(option: Option): void;
  onClose(): void;
}

/** The answers of a hex with several, such as two paths of a retreat that end there. */
export function Choices({ hex, options, onChoose, onClose }: ChoicesProps) {
  const t = useTranslate();
  const anchor = useMemo(
    () => ({ current: { getBoundingClientRect: () => buttonOf(hex)?.getBoundingClientRect() ?? new DOMRect() } }),
    [hex],
  );
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className={css.choices}
          aria-label={t('board.bh.choices', { hex: hexName(hex) })}
          sideOffset={4}
          collisionPadding={8}
          updatePositionStrategy="always"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body) buttonOf(hex)?.focus();
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
