import { Banner } from '../kit/ui/banner.tsx';
import { Button } from '../kit/ui/button.tsx';
import { showToast, type Toast } from '../kit/ui/toast-store.ts';
import { ToastCard } from '../kit/ui/toasts.tsx';
import * as css from './gallery.module.css';

const nothing = () => undefined;

const SAMPLES: readonly Toast[] = [
  {
    id: 'sample-ok',
    tone: 'ok',
    title: 'Moved to Sullust.',
    body: 'All players see it.',
    actions: [{ label: 'Undo', onPress: nothing }],
  },
  {
    id: 'sample-ask',
    tone: 'ask',
    title: 'Marta asks to undo',
    body: 'her last move.',
    actions: [
      { label: 'No', onPress: nothing },
      { label: 'Allow', primary: true, onPress: nothing },
    ],
  },
  { id: 'sample-error', tone: 'error', title: 'The game has moved on.', body: 'Marta acted first. Choose again.' },
  {
    id: 'sample-net',
    tone: 'connection',
    title: 'Connection lost.',
    body: 'Your moves are safe. Trying again in 4 s.',
  },
];

export function ToastSamples() {
  return (
    <div className={css.stack}>
      {SAMPLES.map((toast) => (
        <ToastCard key={toast.id} toast={{ ...toast, stay: 0, serial: 0 }} closeLabel="Close" />
      ))}
      <Banner title="Connection lost.">Your moves are safe. Trying again in 4 s.</Banner>
      <Banner tone="error" title="This seat is open in another window." action={<Button small>Play here</Button>} />
      <div className={css.flow}>
        {SAMPLES.map((toast) => (
          <Button key={toast.id} small onClick={() => showToast({ ...toast, id: `shown-${toast.id}` })}>
            Show {toast.tone}
          </Button>
        ))}
      </div>
    </div>
  );
}
