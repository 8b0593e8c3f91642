import type { HexId } from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../../i18n/translate.tsx';
import { useTargets } from '../../../../match/targets.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import { reasonOf } from '../../../refusals.ts';
import { hexName } from '../../hexes.ts';
import { useScene } from '../../scene.tsx';
import { useAimed } from '../aim.ts';
import { type Cells, NO_CELL, useCells } from '../cells.ts';
import { useInspected } from '../inspected.ts';
import { whyUnlit } from '../unlit.ts';
import { factsOf } from '../words.ts';
import { AttackFacts } from './AttackFacts.tsx';
import css from './Inspector.module.css';
import { StructureFacts } from './StructureFacts.tsx';
import { TerrainFacts } from './TerrainFacts.tsx';
import { UnitFacts } from './UnitFacts.tsx';

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

/** Why the question refuses the hex; once it is pressed, also why it is not part of the question. */
function Reason({ cells, hex }: { cells: Cells; hex: HexId }) {
  const t = useTranslate();
  const targets = useTargets();
  const { view } = useScene();
  const isPressed = useInspected(({ pinned }) => pinned === hex);
  const cell = cells.get(hex) ?? NO_CELL;
  const unlit = isPressed ? whyUnlit(targets, view, hex, cell) : null;
  const reason = reasonOf(t, cell.refused ?? undefined) ?? (unlit && t(`board.bh.unlit.${unlit}`));
  if (!reason) return null;
  return (
    <p className={css.refused}>
      <Icon name="ban" size={16} />
      {reason}
    </p>
  );
}
