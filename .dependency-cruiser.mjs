/*
 * Which room may import which: `npm run test:lint` holds it. What is not listed here is an error, and so is
 * every circle of files (imports of types count) and of folders. A room always may import itself.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Products and tools. `tools` and `tests` may import anything; nothing of the product may import them. */
const LAYERS = {
  'packages/domain': [],
  'packages/contract': ['packages/domain'],
  functions: ['packages/contract', 'packages/domain'],
  web: ['packages/contract', 'packages/domain'],
};

/** Rooms of `functions/src`. Doors (http, callables, trabajos) → use cases → context → data → platform. */
const FUNCTIONS = {
  platform: [],
  data: ['platform'],
  context: ['data', 'platform'],
  'use-cases': ['context', 'data', 'platform'],
  http: ['use-cases', 'context', 'platform'],
  callables: ['http', 'use-cases', 'context', 'data', 'platform'],
  trabajos: ['use-cases', 'platform'],
};

/** Shelves of `functions/src/use-cases`; those in no list stand alone. */
const SHELVES = {
  bitacora: [],
  conciliacion: [],
  sistema: [],
  vistos: [],
  usuarios: ['vistos'],
  solicitudes: ['reportes', 'usuarios'],
  libro: ['caja', 'solicitudes', 'vistos'],
  reportes: ['usuarios'],
  exportacion: ['reportes', 'usuarios'],
  caja: ['solicitudes', 'usuarios', 'vistos'],
  gastos: ['caja', 'solicitudes', 'usuarios', 'vistos'],
  clientes: ['libro', 'solicitudes', 'usuarios', 'vistos'],
  creditos: ['caja', 'clientes', 'libro', 'solicitudes', 'usuarios', 'vistos'],
  renovaciones: ['creditos', 'solicitudes', 'usuarios'],
  ruta: ['creditos', 'usuarios'],
  decisiones: ['clientes', 'libro', 'solicitudes', 'vistos'],
  bandeja: ['creditos', 'decisiones', 'gastos', 'solicitudes', 'vistos'],
};

/** Rooms of `web/src`. `ui` knows no business noun; `comun` knows Leal's nouns and no feature. */
const WEB = {
  lib: [],
  ui: ['lib'],
  comun: ['ui', 'lib'],
  // What changes something: the call, its words, its effect on what was read. It draws nothing.
  acciones: ['comun', 'lib'],
  features: ['acciones', 'comun', 'ui', 'lib'],
  pages: ['features', 'comun', 'lib'],
  app: ['pages', 'features', 'comun', 'ui', 'lib'],
};

/**
 * Features of `web/src/features`: those that may import others, because they show the other's screen or open its
 * dialog. What two of them only share belongs to `comun`.
 */
const FEATURES = {
  // One list of all kinds: each row opens to the card of its own screen, and is asked about as there.
  bandeja: ['creditos', 'gastos', 'renovaciones', 'solicitudes'],
  // The cash box shows the hand-overs that wait, with their own buttons.
  caja: ['traspasos'],
  // A client's card leads to the audit log, filtered by that client: the log makes the address.
  clientes: ['bitacora'],
  // A client's page ends with what the log says of it; a loan that nobody handed over is cancelled there as in its list.
  expediente: ['bitacora', 'entregas'],
  // Cuts go into an Excel file like the exports of the office; the box of somebody who left is counted like a collector's own.
  cortes: ['caja', 'exportar'],
  // Whoever leaves leaves a box: it is closed where the account is turned off.
  usuarios: ['cortes'],
  // Cash that was given back to a collector is registered in the payment sheet.
  'mis-solicitudes': ['abonos'],
  // The office looks at a collector's route and reports in their own screens, decides on a card, and exports; what a
  // collector discarded is in the log.
  oficina: ['bitacora', 'exportar', 'reportes', 'ruta', 'solicitudes'],
  // The payment form stands in the payment screen; 'Duplicar cliente' opens from it.
  pago: ['abonos', 'clientes', 'comprobante'],
  // A payment's receipt opens where it was registered.
  abonos: ['comprobante'],
  // An unsent payment is corrected by the rules of its form; a receipt gets another number.
  salida: ['abonos', 'comprobante'],
  // The payment sheet opens from a card, and so does the request to edit the client.
  ruta: ['abonos', 'clientes'],
};

/** What packages a room may not import, by its files; `why` is shown with the error. */
const PACKAGES = [
  { room: 'packages/domain/src', may: 'nothing', path: 'node_modules', why: 'domain is pure' },
  { room: 'packages/contract/src', may: 'zod', path: 'node_modules/(?!zod/)', why: 'schemas only' },
  {
    room: 'functions/src',
    may: 'no browser code',
    path: 'node_modules/(react|antd|firebase)/',
    why: 'server',
  },
  {
    room: 'web/src',
    may: 'no server code',
    path: 'node_modules/firebase-(admin|functions)/',
    why: 'browser',
  },
];

/** Where folders may not form circles either; what lies beside `src` (test data) may import it. */
const FOLDERS = '^(functions|packages/contract|web|tools/(jugador|local|pruebas|seed))/src';

/** Data and helpers of tests; the tests themselves are not looked at. */
const TESTS = '/(pruebas|tests)/';

/** A room may import itself and those listed; one that the table does not know, itself alone. */
const rooms = (base, table) => [
  ...Object.entries(table).map(([room, others]) => ({
    name: `${base}${room} imports only ${others.join(', ') || 'itself'}`,
    severity: 'error',
    from: { path: `^${base}${room}/`, pathNot: TESTS },
    to: { path: `^${base}`, pathNot: `^${base}(${[room, ...others].join('|')})/` },
  })),
  {
    name: `in ${base} a room imports another only by the list`,
    severity: 'error',
    from: { path: `^${base}([^/]+)/`, pathNot: [TESTS, `^${base}(${Object.keys(table).join('|')})/`] },
    to: { path: `^${base}`, pathNot: `^${base}$1/` },
  },
];

const layers = Object.entries(LAYERS).map(([layer, below]) => ({
  name: `${layer} imports only ${below.join(', ') || 'itself'}`,
  severity: 'error',
  from: { path: `^${layer}/src/`, pathNot: TESTS },
  to: {
    path: '^(packages|functions|web|tools|tests)/',
    // Of another package its entry, which package.json names, and nothing behind it.
    pathNot: [`^${layer}/`, ...below.map((one) => `^${one}/src/(documentos/)?index[.]ts$`)],
  },
}));

const packages = PACKAGES.map(({ room, may, path, why }) => ({
  name: `${room} imports ${may} (${why})`,
  severity: 'error',
  from: { path: `^${room}/`, pathNot: TESTS },
  to: { path },
}));

/** The workspaces by their names, with what each declares. `tests` belong to the root. */
const WORKSPACES = globSync(['{packages,tools}/*/package.json', '{functions,web}/package.json']).map(
  (file) => {
    const { name, dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
    return {
      name,
      folder: dirname(file),
      declared: new Set(Object.keys({ ...dependencies, ...devDependencies })),
    };
  },
);

/** The functions cannot name our packages: the deployed install would look for them in the registry (`LAYERS`). */
const declared = WORKSPACES.filter(({ folder }) => folder !== 'functions').map(
  ({ folder, declared: names }) => ({
    name: `${folder} imports only workspaces that its package.json declares`,
    severity: 'error',
    from: { path: `^${folder}/` },
    to: {
      path: WORKSPACES.map((one) => `^${one.folder}/`),
      pathNot: [folder, ...WORKSPACES.filter(({ name }) => names.has(name)).map((one) => one.folder)].map(
        (one) => `^${one}/`,
      ),
    },
  }),
);

export default {
  forbidden: [
    {
      name: 'a workspace declares what it imports of npm, in its own package.json',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    ...declared,
    { name: 'no circle of files', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no circle of folders',
      severity: 'error',
      scope: 'folder',
      from: { path: FOLDERS },
      to: { circular: true },
    },
    ...layers,
    {
      name: 'web imports no documents of the store',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: '^packages/contract/src/documentos/' },
    },
    {
      name: 'what runs in a browser imports nothing of Node',
      severity: 'error',
      from: { path: '^(packages/(domain|contract)|web)/src/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    ...rooms('functions/src/', FUNCTIONS),
    ...rooms('functions/src/use-cases/', SHELVES),
    ...rooms('web/src/', WEB),
    ...rooms('web/src/features/', FEATURES),
    ...packages,
    {
      name: 'seed is words and rows: it imports neither the server nor who plays it',
      severity: 'error',
      from: { path: '^tools/seed/' },
      to: { path: '^(functions|tools/jugador)/' },
    },
    {
      name: 'firestore-local imports nothing of Leal, tests and benchmarks included',
      severity: 'error',
      from: { path: '^tools/firestore-local/' },
      to: { path: '^(packages|functions|web|tools|tests)/', pathNot: '^tools/firestore-local/' },
    },
  ],
  options: {
    // TypeScript 7 has no JavaScript API: swc parses.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // A test may import anything.
    exclude: { path: '[.](test[.]tsx?|d[.]m?ts)$|/dist/|^functions/lib/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
