import { ApiError } from '../net/api.ts';
import { translateOr } from './title-translator.ts';
import type { Translate } from './translate.tsx';

/** Error message of a failed request, in the language of the interface. */
export function reasonOf(t: Translate, error: unknown): string {
  const known = error instanceof ApiError ? error : new ApiError({ code: 'internal' }, 0);
  return translateOr(t, `refused.${known.code}`, t('refused.internal'), known.params);
}

/** Error message for the reader of a link to a match; its code is wrong only where the link was cut off or changed. */
export function reasonOfLink(t: Translate, { code, params }: LinkRefusal, invite: string | null): string {
  if (code === 'private_match' && invite !== null) return t('app.incompleteLink');
  return translateOr(t, `refused.${code}`, t('refused.internal'), params);
}

export type LinkRefusal = Pick<ApiError, 'code'> & Partial<Pick<ApiError, 'params'>>;

/** Refusal that an error stands for; one that the server did not send is `offline`. */
export function linkRefusalOf(error: unknown): LinkRefusal {
  return error instanceof ApiError ? error : { code: 'offline' };
}
