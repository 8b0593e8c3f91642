import { useMemo } from 'react';
import { Panel } from '../../kit/ui/panel.tsx';
import type { OwnBriefProps } from '../set-up/own-brief.tsx';
import { TerrainDrawings } from './create/battle-map.tsx';
import { chosenOf, seatsBySide } from './create/battles.ts';
import { Brief } from './create/brief.tsx';
import { CampaignBrief } from './create/campaign-brief.tsx';

/** The battle or campaign of a match before its start. */
export function Waiting({ options, seats }: OwnBriefProps) {
  // Reads the files of all battles.
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
