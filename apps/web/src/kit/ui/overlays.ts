/** What opens over a page on demand. Loaded by `use-overlays.ts`; nothing else imports it. */
export { Dialog, DropdownMenu, Popover, Tooltip } from 'radix-ui';
