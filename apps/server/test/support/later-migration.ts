import type { Migration } from 'kysely';
import { onTestFinished } from 'vitest';
import { migrations } from '../../src/storage/migrations.ts';

/** Until the end of the test this version has a migration more, as the next one may. */
export function withLaterMigration(up: Migration['up']): void {
  migrations.set('900-later', { up });
  onTestFinished(() => {
    migrations.delete('900-later');
  });
}
