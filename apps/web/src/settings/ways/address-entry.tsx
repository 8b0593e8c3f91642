import { useTranslate } from '../../kit/i18n/translate.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { TextField, type TextFieldProps } from '../../kit/ui/fields.tsx';
import * as css from './ways.module.css';

interface AddressEntryProps extends Omit<TextFieldProps, 'value' | 'error' | 'onChange'> {
  readonly address: string;
  readonly problem: string | null;
  readonly isSending: boolean;
  onType(address: string): void;
  /** Closes the form; absent where it is always there. */
  onClose?: (() => void) | undefined;
}

/** The last row of a form that adds a way: its address, and the buttons. */
export function AddressEntry({ address, problem, isSending, onType, onClose, ...field }: AddressEntryProps) {
  const t = useTranslate();
  return (
    <span className={css.entry}>
      <TextField {...field} value={address} error={problem} onChange={({ target }) => onType(target.value)} />
      <Button type="submit" sending={isSending}>
        {t('settings.add')}
      </Button>
      {onClose && (
        <Button variant="quiet" onClick={onClose}>
          {t('app.cancel')}
        </Button>
      )}
    </span>
  );
}
