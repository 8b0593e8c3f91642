import type { HexId, View } from '@echo-base/games/battle-of-hoth/client';
import { useState } from 'react';
import { useTranslate } from '../../../../i18n/translate.tsx';
import { useTargets } from '../../../../match/targets.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import { reasonOf } from '../../../refusals.ts';
import type { BoardProps } from '../../../types.ts';
import { hexName } from '../../hexes.ts';
import { SceneProvider, useScene } from '../../scene.tsx';
import { useAimed } from '../aim.ts';
import { actingPiece, type Cells, useCells } from '../cells.ts';
import { useInspectedHex } from '../inspected.ts';
import { factsOf } from '../words.ts';
import { AttackFacts } from './AttackFacts.tsx';
import css from './Inspector.module.css';
import { TerrainFacts } from './TerrainFacts.tsx';
import { UnitFacts } from './UnitFacts.tsx';

/** A hex and its unit: of the pointer, the focus, the acting unit, or the last one that was looked at. */
export function Inspector(props: BoardProps<View>) {
  return (
    <SceneProvider board={props}>
      <Inspected />
    </SceneProvider>
  );
}

/** The hex to show; the last one stays, so that the rail does not jump. */
function useShownHex(): HexId | null {
  const targets = useTargets();
  const { units } = useScene();
  const acting = units.get(actingPiece(targets)?.slice('unit:'.length) ?? '')?.hex;
  const now = useInspectedHex() ?? acting ?? null;
  const [last, setLast] = useState(now);
  if (now !== null && now !== last) setLast(now);
  return now ?? last;
}

function Inspected() {
  const t = useTranslate();
  const { view } = useScene();
  const cells = useCells();
  const hex = useShownHex();
  const aimed = useAimed(cells);
  if (!hex) return null;
  const { unit, structure, terrain, objectives } = factsOf(view, hex);
  return (
    <section className={css.inspector} aria-label={t('board.bh.inspector')}>
      {unit ? (
        <UnitFacts unit={unit} />
      ) : (
        <h3 className={css.name}>
          {structure && `${t(`structure.${structure.type}`)} · `}
          {!structure && `${t(`terrain.${terrain ?? 'snow'}`)} · `}
          {hexName(hex)}
        </h3>
      )}
      <Reason cells={cells} hex={hex} />
      {aimed?.at === hex && aimed.aim && <AttackFacts aim={aimed.aim} />}
      {terrain && <TerrainFacts terrain={terrain} />}
      {objectives.map((objective) => (
        <p key={objective.id} className={css.note}>
          {t(objective.kind === 'exit' ? 'board.bh.exitFor' : 'board.bh.objectiveFor', {
            side: objective.for === 'either' ? t('board.bh.bothSides') : t(`side.${objective.for}`),
            n: objective.medals,
          })}
        </p>
      ))}
    </section>
  );
}

/** Why the question refuses the hex. */
function Reason({ cells, hex }: { cells: Cells; hex: HexId }) {
  const t = useTranslate();
  const reason = reasonOf(t, cells.get(hex)?.refused ?? undefined);
  if (!reason) return null;
  return (
    <p className={css.refused}>
      <Icon name="ban" size={16} />
      {reason}
    </p>
  );
}
