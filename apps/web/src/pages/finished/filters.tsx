import type { MatchQuery, ResultList } from '@echo-base/protocol';
import { useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import type { TitleInfo } from '../../kit/net/types.ts';
import { SelectField } from '../../kit/ui/fields.tsx';
import { Segments } from '../../kit/ui/segments.tsx';
import { titleName } from '../lobby/match-texts.ts';
import * as css from './finished-page.module.css';

/** Which finished matches are shown. */
export type Wanted = Pick<MatchQuery, 'mine' | 'title' | 'with'>;

/** An opponent of an earlier match. */
type Opponent = Pick<ResultList['results'][number], 'person' | 'name'>;

interface FiltersProps {
  readonly wanted: Wanted;
  readonly titles: readonly TitleInfo[] | null;
  /** Those I have played against. */
  readonly people: readonly Opponent[];
  onChange(wanted: Wanted): void;
}

/** The same with other values; empty ones are left out. */
function changed(wanted: Wanted, change: Partial<Record<keyof Wanted, string>>): Wanted {
  const all = Object.entries({ ...wanted, ...change }).filter(([, value]) => value !== '');
  return Object.fromEntries(all) as Wanted;
}

/** Mine or all, which title, and against whom: a person is one of those I have played against. */
export function Filters({ wanted, titles, people, onChange }: FiltersProps) {
  const t = useTranslate();
  const of = useTitleTranslate();
  const isMine = wanted.mine === 'true';
  return (
    <div className={css.filters}>
      <Segments
        legend={t('finished.show')}
        isCompact
        value={isMine ? 'mine' : 'all'}
        options={[
          { value: 'all', label: t('finished.all') },
          { value: 'mine', label: t('finished.mine') },
        ]}
        onChange={(value) => onChange(changed(wanted, value === 'mine' ? { mine: 'true' } : { mine: '', with: '' }))}
      />
      <SelectField
        label={t('finished.title')}
        value={wanted.title ?? ''}
        options={[
          { value: '', label: t('finished.anyTitle') },
          ...(titles ?? []).map((info) => ({ value: info.id, label: titleName(of(info.id), info.id, info) })),
        ]}
        onChange={(event) => onChange(changed(wanted, { title: event.target.value }))}
      />
      {people.length > 0 && (
        <SelectField
          label={t('finished.person')}
          value={wanted.with ?? ''}
          options={[
            { value: '', label: t('finished.anyone') },
            ...people.map(({ person, name }) => ({ value: person, label: name })),
          ]}
          onChange={({ target: { value } }) =>
            onChange(changed(wanted, value ? { with: value, mine: 'true' } : { with: '' }))
          }
        />
      )}
    </div>
  );
}
