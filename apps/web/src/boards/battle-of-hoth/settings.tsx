import { useMemo, useState } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Segments } from '../../kit/ui/segments.tsx';
import type { OwnSettingsProps } from '../set-up/own-settings.ts';
import { TerrainDrawings } from './create/battle-map.tsx';
import { CAMPAIGN_IDS, chosenOf, offeredBattles } from './create/battles.ts';
import { Cards } from './create/cards.tsx';
import * as css from './create/choices.module.css';
import { Leaders } from './create/choices.tsx';

/** Battle or campaign, and leaders, of a match before its start: the battle is chosen by its map. */
export function Settings({ info, settings, seats, onChange }: OwnSettingsProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const battles = useMemo(() => offeredBattles(info), [info]);
  const chosen = chosenOf(settings, battles);
  const set = (more: typeof settings) => {
    setOpen(false);
    onChange({ ...settings, ...more });
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
      <Leaders settings={settings} onChange={set} />
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
