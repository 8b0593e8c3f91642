import { Panel } from '../../kit/ui/panel.tsx';
import type { OwnBriefProps } from '../set-up/own-brief.tsx';
import { Brief } from './create/brief.tsx';
import { chosenOf } from './create/missions.ts';

/** The mission of a match before its start, with its map. */
export function Waiting({ options }: OwnBriefProps) {
  return (
    <Panel>
      <Brief mission={chosenOf(options)} />
    </Panel>
  );
}
