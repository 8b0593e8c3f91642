import type { View } from '@echo-base/games/battle-of-hoth/client';
import { useState } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { RackRow } from '../medals/rack.tsx';
import * as css from './rail.module.css';

/** The scenario by its name, which opens its story, how each side wins, and its special rules. */
export function Scenario({ view }: { readonly view: View }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const name = t({ key: `option.scenario.${view.scenario}` });
  return (
    <section aria-label={t('board.bh.scenario.scenario')}>
      <h3 className="label">{t('board.bh.scenario.scenario')}</h3>
      <Button small icon="flag" onClick={() => setOpen(true)}>
        {name}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={name} closeLabel={t('match.close')} wide>
        <ScenarioText view={view} />
      </Dialog>
    </section>
  );
}

/** Story, victory and special rules of the scenario, and the medals so far. */
function ScenarioText({ view }: { readonly view: View }) {
  const t = useTranslate();
  const rules = view.briefing.map((rule, index) => ({ rule, key: `${index}` }));
  return (
    <div className={css.text}>
      <p>{t({ key: `scenario.${view.scenario}.briefing` })}</p>
      <RackRow view={view} near="rebels" />
      <h4>{t('board.bh.scenario.rules')}</h4>
      <ul>
        {rules.map(({ rule, key }) => (
          <li key={key}>{t(rule)}</li>
        ))}
        <li>{t('board.bh.scenario.limit', { n: view.turnLimit })}</li>
      </ul>
    </div>
  );
}
