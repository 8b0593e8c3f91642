import { useMatchNames } from '../../kit/i18n/match-name.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import type { MatchSummary } from '../../kit/net/types.ts';
import { useUnnamed } from '../../kit/net/unnamed.ts';
import { Button } from '../../kit/ui/button.tsx';
import { LeadAnswers, LeadPage, LeadText } from './lead-page.tsx';

/** A match before its start, for a watcher without a name: its board appears here. */
export default function UnnamedWait({ summary }: { summary: MatchSummary }) {
  const t = useTranslate();
  const name = useMatchNames()(summary);
  return (
    <LeadPage title={name} windowTitle={name}>
      <LeadText>{t('gate.startsHere')}</LeadText>
      <LeadAnswers>
        <Button onClick={useUnnamed.getState().askName}>{t('gate.play')}</Button>
      </LeadAnswers>
    </LeadPage>
  );
}
