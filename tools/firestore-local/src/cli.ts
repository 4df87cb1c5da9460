#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { startFirestoreLocal } from './index.ts';

type Switch = ParseArgsOptionsConfig[string] & { readonly takes?: string; readonly help: string };

const SWITCHES = {
  port: { type: 'string', default: '8080', takes: 'number', help: 'Port on 127.0.0.1; 0 takes a free one.' },
  data: { type: 'string', default: ':memory:', takes: 'folder', help: 'Folder that keeps the data.' },
  project: { type: 'string', takes: 'id', help: 'Project of the engine’s own loads (demo-local).' },
  indexes: {
    type: 'string',
    takes: 'file',
    help: 'firestore.indexes.json; a query that lacks its index is refused.',
  },
  'make-indexes': {
    type: 'boolean',
    default: false,
    help: 'Serve such a query and print its index; GET /_local/indexes gives the whole file.',
  },
  rules: { type: 'string', takes: 'file', help: 'firestore.rules, loaded again when it changes.' },
  origin: {
    type: 'string',
    multiple: true,
    takes: 'origin',
    help: 'Only its pages may call, and not as the owner; may be repeated.',
  },
  explain: { type: 'boolean', default: false, help: 'Print which rule refused what, without data.' },
  help: { type: 'boolean', default: false, help: 'Print this.' },
  version: { type: 'boolean', default: false, help: 'Print the version.' },
} as const satisfies Record<string, Switch>;

function usage(): string {
  const lines = Object.entries<Switch>(SWITCHES).map(([name, { takes, help, default: value }]) => {
    const shown = takes === undefined ? `--${name}` : `--${name} <${takes}>`;
    return `  ${shown.padEnd(20)} ${help}${takes !== undefined && value !== undefined ? ` Default: ${String(value)}` : ''}`;
  });
  return `Usage: firestore-local [switches]\n\nA Firestore for development and tests.\n\n${lines.join('\n')}\n`;
}

function version(): string {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as object;
  return 'version' in manifest ? String(manifest.version) : '';
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`Not a port: ${text}`);
  return port;
}

const say = (line: string) => void process.stderr.write(`${line}\n`);

async function main(): Promise<void> {
  const { values } = parseArgs({ options: SWITCHES });
  if (values.help) return void process.stdout.write(usage());
  if (values.version) return void process.stdout.write(`${version()}\n`);
  const { data, project, indexes, rules, origin: origins } = values;
  const local = await startFirestoreLocal({
    port: portOf(values.port),
    data,
    project,
    indexes,
    rules,
    origins,
    ...(values['make-indexes'] && {
      onMissingIndex: (missing) => say(`index made, ${JSON.stringify(missing)}`),
    }),
    ...(values.explain && { onDenied: (reason) => say(`denied, ${reason}`) }),
  });
  process.stdout.write(`firestore-local listens on 127.0.0.1:${local.port}\n`);
  const stop = () => void local.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  say(`${error instanceof Error ? error.message : String(error)}\n\n${usage()}`);
  process.exitCode = 1;
});
