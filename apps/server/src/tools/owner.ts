import { Command } from 'commander';
import { type CliContext, OperatorError, withDataStore } from './data-store.ts';
import { print, table, time } from './print.ts';

/** `operator owner` */
export function ownerCommand({ env, stdout }: CliContext): Command {
  const list = new Command('list')
    .summary('list the owners of the server')
    .description('List the players who are owners of the server, by the time at which they became it.')
    .option('--json', 'one JSON object for programs')
    .action(({ json }: { json?: true }) =>
      withDataStore(env, async ({ store }) => {
        const owners = (await store.owners()).map(({ id, name, since }) => ({ id, name, since: time(since) }));
        const rows = owners.map(({ id, name, since }) => [id, name, since]);
        print(stdout, rows.length === 0 ? 'no owners' : table(['player', 'name', 'since'], rows), json && { owners });
      }),
    );
  const remove = new Command('remove')
    .summary('make an owner a player like others')
    .description(
      'Take the rights of an owner of the server back from a player, who else keeps everything. A player who knows the operator token can become an owner again, so change it as well. The server may keep running.',
    )
    .argument('<player>', 'id of the player, as shown by owner list; after -- if it begins with a dash')
    .action((id: string) =>
      withDataStore(env, async ({ store }) => {
        const owner = (await store.owners()).find((one) => one.id === id);
        if (!owner || !(await store.removeOwner(id)))
          throw new OperatorError(`${id} is no owner of the server; owner list names them`);
        print(stdout, `${owner.name} is no owner of the server any more`);
      }),
    );
  return new Command('owner')
    .summary('list the owners of the server, or remove one')
    .addCommand(list)
    .addCommand(remove);
}
