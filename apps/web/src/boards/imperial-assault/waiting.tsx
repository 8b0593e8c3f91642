import type { OwnBriefProps } from '../../lobby/setup/own-brief.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Brief } from './create/Brief.tsx';
import { chosenOf } from './create/missions.ts';

/** The mission of a match before its start, with its map. */
export function Waiting({ options }: OwnBriefProps) {
  return (
    <Panel>
      <Brief mission={chosenOf(options)} />
    </Panel>
  );
}
