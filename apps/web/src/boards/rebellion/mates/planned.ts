import type { Option, Text } from '../../../kit/net/types.ts';
import { useMates } from '../../../question/mates.ts';

/** An option that a team-mate has picked but not sent. */
export interface Planned {
  readonly seat: string;
  readonly option: Option;
  /** Name of its piece, or of the option. */
  readonly name: Text;
}

function usePlanned(concerns: (option: Option) => boolean): readonly Planned[] {
  return useMates().flatMap(({ seat, picked, decision }) =>
    picked.filter(concerns).map((option) => {
      const piece = decision.pieces?.find(({ id }) => id === option.from)?.label;
      return { seat, option, name: piece ?? option.label };
    }),
  );
}

/** What team-mates plan for this target, such as a mission or a system. */
export const usePlannedAt = (at: string): readonly Planned[] => usePlanned((option) => option.at === at);

/** What team-mates plan with this piece, such as a leader. */
export const usePlannedWith = (piece: string): readonly Planned[] => usePlanned((option) => option.from === piece);
