import type { HexId, StructureView } from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../../kit/i18n/translate.tsx';
import { Icon } from '../../../../kit/ui/icons.tsx';
import { reasonOf } from '../../../../question/refusals.ts';
import { useChosen } from '../../../../question/selection/use-selection.ts';
import { hexName } from '../../hexes.ts';
import { useScene } from '../../scene.ts';
import { useAimed } from '../aim.ts';
import { type Cells, NO_CELL, useCells } from '../cells.ts';
import { factsOf } from '../hex-facts.ts';
import { useInspected } from '../inspected.ts';
import { whyUnlit } from '../unlit.ts';
import { AttackFacts } from './attack-facts.tsx';
import * as css from './inspector.module.css';
import { TerrainFacts } from './terrain-facts.tsx';
import { UnitFacts } from './unit-facts.tsx';

/** What is in a hex, and the attack on it that is looked at. */
export function Inspected({ hex }: { hex: HexId }) {
  const t = useTranslate();
  const { view } = useScene();
  const cells = useCells();
  const aimed = useAimed(cells);
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
      {structure && <StructureFacts structure={structure} />}
      <Reason cells={cells} hex={hex} />
      {aimed?.at === hex && aimed.aim && <AttackFacts aim={aimed.aim} />}
      {terrain && <TerrainFacts terrain={terrain} />}
      {objectives.map((objective) => (
        <p key={objective.id} className={css.note}>
          {t(objective.kind === 'exit' ? 'board.bh.exitFor' : 'board.bh.objectiveFor', {
            side: { key: `side.${objective.for}` },
            n: objective.medals,
          })}
        </p>
      ))}
    </section>
  );
}

/** What a structure does, and who may attack it with what result (BH-13.1, BH-13.3, BH-13.5). */
function StructureFacts({ structure: { type, attackableBy } }: { structure: StructureView }) {
  const t = useTranslate();
  const shot = attackableBy && {
    side: { key: `side.${attackableBy}` },
    structure: { key: `structure.${type}` },
  };
  return (
    <p className={css.note}>
      {t('board.bh.terrain.closed.all')} {t('board.bh.terrain.blocks')} {shot && t('rule.structureShot', shot)}
    </p>
  );
}

/** Why the question refuses the hex; once it is pressed, also why it is not part of the question. */
function Reason({ cells, hex }: { cells: Cells; hex: HexId }) {
  const t = useTranslate();
  const chosen = useChosen();
  const { view } = useScene();
  const isPressed = useInspected(({ pinned }) => pinned === hex);
  const cell = cells.get(hex) ?? NO_CELL;
  const unlit = isPressed ? whyUnlit(chosen, view, hex, cell) : null;
  const reason = reasonOf(t, cell.reason ?? undefined) ?? (unlit && t(`board.bh.unlit.${unlit}`));
  if (!reason) return null;
  return (
    <p className={css.refused}>
      <Icon name="ban" size={16} />
      {reason}
    </p>
  );
}
