import { useMemo, useState } from 'react';
import { useTranslate } from '../../i18n/translate.tsx';
import type { OwnOptionsProps } from '../../lobby/setup/own-options.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { TerrainDrawings } from './create/BattleMap.tsx';
import { CAMPAIGN_IDS, chosenOf, offeredBattles } from './create/battles.ts';
import { Cards } from './create/Cards.tsx';
import { Leaders } from './create/Choices.tsx';
import css from './create/choices.module.css';

/** Battle or campaign, and leaders, of a match before its start: the battle is chosen by its map. */
export function Options({ info, options, seats, onChange }: OwnOptionsProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const battles = useMemo(() => offeredBattles(info), [info]);
  const chosen = chosenOf(options, battles);
  const set = (more: typeof options) => {
    setOpen(false);
    onChange({ ...options, ...more });
  };
  // BH-17.10: campaigns are for two players.
  const isForTwo = seats.length === 2;
  return (
    <div className={css.choices}>
      <Button icon="layers" onClick={() => setOpen(true)}>
        {t('board.bh.create.pick')}
      </Button>
      {chosen.kind === 'campaign' && (
        <Segments
          legend={t('option.campaign')}
          value={chosen.campaign}
          options={CAMPAIGN_IDS.map((id) => ({ value: id, label: t(`option.campaign.${id}`) }))}
          onChange={(campaign) => set({ campaign })}
        />
      )}
      <Leaders options={options} onChange={set} />
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('board.bh.create.choose', { n: battles.length })}
        closeLabel={t('board.bh.close')}
        wide
      >
        <TerrainDrawings />
        <Cards
          battles={battles}
          chosen={chosen}
          onBattle={(scenario) => set({ scenario, campaign: 'none' })}
          {...(isForTwo && { onCampaign: () => set({ campaign: CAMPAIGN_IDS[0] }) })}
        />
      </Dialog>
    </div>
  );
}
