import type { StructureView } from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../../i18n/translate.tsx';
import css from './Inspector.module.css';

/** What a structure does, and who may attack it with what result (BH-13.1, BH-13.3, BH-13.5). */
export function StructureFacts({ structure: { type, attackableBy } }: { structure: StructureView }) {
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
