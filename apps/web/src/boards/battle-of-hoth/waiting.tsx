import { useMemo } from 'react';
import type { OwnBriefProps } from '../../lobby/setup/own-brief.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TerrainDrawings } from './create/BattleMap.tsx';
import { Brief } from './create/Brief.tsx';
import { chosenOf, seatsBySide } from './create/battles.ts';
import { CampaignBrief } from './create/CampaignBrief.tsx';

/** The battle or campaign of a match before its start. */
export function Waiting({ options, seats }: OwnBriefProps) {
  const chosen = useMemo(() => chosenOf(options), [options]);
  return (
    <Panel>
      <TerrainDrawings />
      {chosen.kind === 'battle' ? (
        <Brief battle={chosen.battle} seats={seatsBySide(seats)} />
      ) : (
        <CampaignBrief campaign={chosen.campaign} />
      )}
    </Panel>
  );
}
