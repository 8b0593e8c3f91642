import type { CombatView, Theatre as TheatreId } from '@echo-base/games/rebellion/client';
import { type ReactNode, useRef } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { useScene } from '../scene.ts';
import { Command } from './command.tsx';
import { FacePicker } from './face-picker.tsx';
import { Fire } from './fire.tsx';
import { Force } from './force.tsx';
import { Head } from './head.tsx';
import { Planet, Sky } from './horizon.tsx';
import * as css from './theatre.module.css';
import { useAskedInView } from './use-asked-in-view.ts';
import { Well } from './well.tsx';

/**
 * The running combat: space above the planet, ground below, Empire left, Rebels right. `children`: tools of its head.
 */
export function Theatre({ combat, children }: { combat: CombatView; children: ReactNode }) {
  const t = useTranslate();
  const { view } = useScene();
  const { system, battle } = combat;
  const stage = useRef<HTMLDivElement>(null);
  useAskedInView(stage, battle);
  const title = (theatre: TheatreId) => (
    <h3 className={cx(css.title, battle === theatre && css.now)}>{t(`board.rb.combat.battle.${theatre}`)}</h3>
  );
  return (
    <section className={css.theatre} aria-label={t('board.rb.combat.title', { system: t(`system.${system}`) })}>
      <Head combat={combat}>{children}</Head>
      <section
        className={css.stage}
        ref={stage}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={t(`board.rb.combat.battle.${battle ?? 'space'}`)}
      >
        <Sky />
        <div className={css.scene}>
          {!view.systems[system].destroyed && <Planet system={system} />}
          <div className={css.commands}>
            <Command combat={combat} side="imperial" />
            {title('space')}
            <Command combat={combat} side="rebel" />
          </div>
          <Force combat={combat} side="imperial" theatre="space" />
          <Force combat={combat} side="rebel" theatre="space" />
          <div className={css.well}>
            <Well combat={combat} />
            <FacePicker />
            {title('ground')}
          </div>
          <Force combat={combat} side="imperial" theatre="ground" />
          <Force combat={combat} side="rebel" theatre="ground" />
          <Fire combat={combat} />
        </div>
      </section>
    </section>
  );
}
