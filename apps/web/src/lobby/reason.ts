import type { Translate } from '../i18n/translate.tsx';
import { ApiError } from '../net/api.ts';
import { translateOr } from './title-translator.ts';

/** Error message of a failed request, in the language of the interface. */
export function reasonOf(t: Translate, error: unknown): string {
  const known = error instanceof ApiError ? error : new ApiError({ code: 'internal' }, 0);
  return translateOr((key) => t(key, known.params), `refused.${known.code}`, t('refused.internal'));
}
