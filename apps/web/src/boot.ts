import './fill-ins.ts';
import './kit/ui/fonts.css';
import './kit/ui/tokens.css';
import './kit/ui/base.css';
import { needed, onMissingPart } from './kit/net/parts.ts';

/** Lets `opening.js` say why there is no page yet; null takes the sentence away. */
const say = (why: 'away' | 'failed' | null) => document.dispatchEvent(new CustomEvent('cannot-start', { detail: why }));

/**
 * Loads the client. It is small, so that the first requests are sent beside those of the client and not a round trip
 * after them. Until the client is drawn, no page says what it waits for.
 */
async function start(): Promise<void> {
  const stop = onMissingPart((missing) => say(missing === 'reload' ? 'failed' : missing));
  try {
    const { render } = await needed(() => import('./main.tsx'));
    await render();
  } catch (error) {
    say('failed');
    throw error;
  } finally {
    stop();
  }
}

if (!document.getElementById('cannot-start')) void start();
