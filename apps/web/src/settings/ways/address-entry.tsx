import { useTranslate } from '../../kit/i18n/translate.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { TextField, type TextFieldProps } from '../../kit/ui/fields.tsx';
import * as css from './ways.module.css';

interface AddressEntryProps extends Omit<TextFieldProps, 'value' | 'error' | 'onChange'> {
  readonly address: string;
  readonly problem: string | null;
  readonly isSending: boolean;
  /** Words of the button; by default that it is added. */
  readonly submit?: string;
  onType(address: string): void;
  /** Closes the form; absent where it is always there. */
  onClose?: (() => void) | undefined;
}

/** The last row of a form of a way: its address or name, and the buttons. */
export function AddressEntry({ address, problem, isSending, submit, onType, onClose, ...field }: AddressEntryProps) {
  const t = useTranslate();
  return (
    <span className={css.entry}>
      <TextField {...field} value={address} error={problem} onChange={({ target }) => onType(target.value)} />
      <Button type="submit" sending={isSending}>
        {submit ?? t('settings.add')}
      </Button>
      {onClose && (
        <Button variant="quiet" onClick={onClose}>
          {t('app.cancel')}
        </Button>
      )}
    </span>
  );
}
