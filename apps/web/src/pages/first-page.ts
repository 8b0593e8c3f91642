import { pagePath } from '../kit/net/base-path.ts';
import { lazyValue } from '../kit/net/lazy-value.ts';
import { useSession } from '../kit/net/session.ts';
import { isOpenPage, PAGES, pageAt } from './page.ts';

const preparing = lazyValue(() => import('./match/prepare.ts'));

/** Loads the session and the page that it is going to see at this address, so that it is rendered once. */
export async function loadFirstPage(): Promise<void> {
  await useSession.getState().load();
  const { status } = useSession.getState();
  if (status !== 'known' && status !== 'none') return;
  const { name, params } = pageAt(pagePath());
  const isNamed = status === 'known';
  const shown = PAGES[isNamed || isOpenPage(name) ? name : 'name'].load();
  if (isNamed && name === 'match' && params.matchId !== undefined) {
    const { prepareMatch } = await preparing.load();
    await prepareMatch(params.matchId, new URLSearchParams(location.search).get('invite'));
  }
  await shown;
}
