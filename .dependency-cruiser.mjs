/*
 * The rooms that each room may import: `npm run test:lint` holds it. An import that is not listed here is an error, and
 * so is every circle of files (imports of types count) and of folders. A room always may import itself.
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
  ajustes: ['calendario'],
  bitacora: [],
  calendario: [],
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
  reasignaciones: ['clientes', 'solicitudes', 'usuarios', 'vistos'],
  renovaciones: ['creditos', 'solicitudes', 'usuarios', 'vistos'],
  importacion: ['clientes', 'usuarios'],
  ruta: ['creditos', 'usuarios'],
  decisiones: ['clientes', 'libro', 'solicitudes', 'vistos'],
  banco: ['decisiones', 'libro'],
  bandeja: ['creditos', 'decisiones', 'gastos', 'solicitudes', 'vistos'],
};

/** Rooms of `web/src`, by the person who stands in them; the office looks into the street, never the other way round. */
const WEB = {
  lib: [],
  // No business noun.
  ui: ['lib'],
  // Leal's nouns, as more than one screen names, reads and draws them.
  piezas: ['ui', 'lib'],
  // The actions that change something: the call, its words, its effect on what was read. They draw nothing.
  acciones: ['piezas', 'lib'],
  // Screens and dialogs of both persons.
  comun: ['acciones', 'piezas', 'ui', 'lib'],
  calle: ['comun', 'acciones', 'piezas', 'ui', 'lib'],
  oficina: ['calle', 'comun', 'acciones', 'piezas', 'ui', 'lib'],
  // The screens for people without a session: signing in, and the page of a receipt's link.
  acceso: ['piezas', 'ui', 'lib'],
  publico: ['piezas', 'ui', 'lib'],
  app: ['acceso', 'publico', 'calle', 'oficina', 'comun', 'acciones', 'piezas', 'ui', 'lib'],
};

/** The packages that a room may not import, by their files; `why` is shown with the error. */
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

/** The rooms whose folders may not form circles either; test data, which lies beside `src`, may import it. */
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
    // The entry of another package, which its package.json names, may be imported, and nothing behind it.
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
    {
      name: 'of the street the office looks at the route alone',
      severity: 'error',
      from: { path: '^web/src/oficina/' },
      to: { path: '^web/src/calle/', pathNot: '^web/src/calle/ruta/' },
    },
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
