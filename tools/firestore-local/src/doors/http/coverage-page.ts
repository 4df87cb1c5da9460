import type { CoverageEntry } from '../../rules/index.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (c) => ENTITIES[c] ?? c);

const OUTCOMES = ['true', 'false', 'error', 'unknown'] as const;
const STYLE = `body { font: 14px system-ui; margin: 2rem; color-scheme: light dark }
table { border-collapse: collapse } td { padding: 0 .75rem; vertical-align: top; white-space: pre-wrap }
td:first-child { text-align: right; opacity: .5 } code { font: 13px ui-monospace, monospace }
.reached { background: #2e7d3233 } .half { background: #f9a82533 } .never { background: #c6282833 }
li { opacity: .8 } ul { margin: 0; padding-left: 2rem }`;

/** Reached, half when a place that could go both ways went one, never. */
function stateOf(entry: CoverageEntry): string {
  const seen = OUTCOMES.filter((outcome) => entry[outcome] > 0);
  if (seen.length === 0) return 'never';
  return entry.constant || entry.kind === 'function' || (entry.true > 0 && entry.false > 0)
    ? 'reached'
    : 'half';
}

function listItem(entry: CoverageEntry): string {
  const seen = OUTCOMES.filter((outcome) => entry[outcome] > 0).map(
    (outcome) => `${outcome} ${entry[outcome]}×`,
  );
  return `<li class="${stateOf(entry)}"><code>${escaped(entry.text)}</code>: ${seen.join(', ') || 'never reached'}</li>`;
}

function row(line: string, number: number, entries: readonly CoverageEntry[]): string {
  const states = entries.map(stateOf);
  const worst = ['never', 'half', 'reached'].find((state) => states.includes(state)) ?? '';
  const items = entries.length > 0 ? `<ul>${entries.map(listItem).join('')}</ul>` : '';
  return `<tr class="${worst}"><td>${number}</td><td><code>${escaped(line)}</code>${items}</td></tr>`;
}

/** The rules line by line, with how often each place was reached and what came out. */
export function coveragePage(source: string, entries: readonly CoverageEntry[]): string {
  const reached = entries.filter((entry) => stateOf(entry) !== 'never').length;
  const rows = source.split('\n').map((line, i) =>
    row(
      line,
      i + 1,
      entries.filter((entry) => entry.line === i + 1),
    ),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Rule coverage</title><style>${STYLE}</style>
<h1>Rule coverage</h1><p>${reached} of ${entries.length} places were reached.</p>
<table>${rows.join('\n')}</table></html>
`;
}
