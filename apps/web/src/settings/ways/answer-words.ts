import type { AlertAnswer, AlertWay } from '@echo-base/protocol';
import type { Translate } from '../../kit/i18n/translate.tsx';
import { SERVICES } from './services.ts';

/** Status codes by which a service says that it no longer has the address. */
const GONE = [404, 410];

/** Name of the service that takes the messages of a way. */
export function serviceName(t: Translate, { kind, format = 'json' }: Pick<AlertWay, 'kind' | 'format'>): string {
  if (kind !== 'hook') return t(`settings.service.${kind}`);
  return format === 'json' ? t('settings.anyUrl') : SERVICES[format];
}

/** What a service answered, as a sentence. */
export function answerWords(t: Translate, service: string, { code, status = 0 }: AlertAnswer): string {
  if (code === 'status')
    return t(GONE.includes(status) ? 'settings.answer.gone' : 'settings.answer.status', { service, status });
  if (code === 'gone') return t('settings.answer.ended');
  return t(`settings.answer.${code}`, { service });
}
