// The runner of each command that the pages tell: a test that holds these words, or a script that everybody runs. A
// command that nobody here can or should run is marked: ☁ and (cloud), a Google session is needed, wherever it stands;
// ✋, it is for a hand, once. ◐ marks, once, what stops before its end there.
const DE_LA_NUBE = /☁|\(cloud\)/;
const A_MANO = /✋|by hand/;

/** Run as they are written, against a copy of the suite, by tests/local/ordenes.test.ts. */
export const EN_VIVO: readonly string[] = [
  'npm run reportes -- --semana 2026-11-09',
  'npm run conciliar',
  'npm run conciliar -- --revisar',
  'npm run reindexar',
  'npm run build',
  'npm run licencias',
];
const DE_VIVO = 'tests/local/ordenes.test.ts';
const ETAPAS = 'tools/pruebas/src/etapas.ts';
const PASEO = 'tests/caminata/caminata.test.ts';
const CAJA = 'tools/firestore-local/tests/local-package.test.ts';

const SIN_JAVA = 'until it says that Java 21 is missing';

/** [the command, the file that runs it, words of that file which do, which part if it is not run to its end] */
export const CORRIDAS: readonly (readonly [
  orden: string,
  archivo: string,
  palabras: string,
  parte?: string,
])[] = [
  ...EN_VIVO.map((orden) => [orden, DE_VIVO, 'EN_VIVO'] as const),
  [
    'curl -d \'{"ahora":"2026-11-23T17:59:00-06:00"}\' http://127.0.0.1:5000/leal-api/_local/reloj',
    DE_VIVO,
    'curl',
  ],
  ['npm run dev', DE_VIVO, "'desarrollo'"],
  ['npm start -- --limpio', DE_VIVO, "'--limpio'"],
  ['npm run test:reglas:oficial', DE_VIVO, "'reglas-oficial'", SIN_JAVA],
  ['npm start', 'tests/local/arranque.test.ts', "'tools/local/arranque.mjs', 'iniciar'"],
  ['npm start -- --emulador', 'tests/local/emulador.test.ts', "'emulador'"],
  [
    'npm run emuladores',
    'tests/local/emulador.test.ts',
    "'emuladores'",
    `${SIN_JAVA}; in the long run what it starts, with a Firestore that is played`,
  ],
  [
    'firebase emulators:start',
    'tests/local/emulador.test.ts',
    "'oficial'",
    'without Firestore; in the long run with one that is played',
  ],
  ['npm run desplegar -- --ensayo', 'tests/despliegue/desplegar.test.ts', "['--ensayo']"],
  [
    'npm run desplegar -- --proyecto id',
    'tests/despliegue/desplegar.test.ts',
    "['--proyecto', PROYECTO,",
    'in a cloud that is played, until firebase-tools itself would deploy',
  ],
  ['npm run crear-gerente -- correo', 'tests/http/a-solas/primer-gerente.ts', "'crear-gerente'"],
  ['npm run respaldo -- carpeta', 'tests/http/a-solas/respaldo.ts', 'respaldo.preparar({ carpeta'],
  ['npm run restaurar -- carpeta', 'tests/http/a-solas/respaldo.ts', 'restauracion.preparar({ carpeta'],
  ['npm test', '.ci/run', 'npm test'],
  ['npm run test:resto', '.ci/run', 'npm run -s test:resto'],
  ['npm run test:todo', 'tools/pruebas/src/probar.ts', "'--todo'", 'the stages, in their short version'],
  ['npm run test:<stage>', ETAPAS, 'deVitest('],
  ['npm run test:lint', ETAPAS, "deProgramas('lint'"],
  ['npm run test:tipos', ETAPAS, "deProgramas('tipos'"],
  ["npm run test:http -- tests/http/suite.test.ts -t 'every one can sign in'", ETAPAS, "deVitest('api'"],
  ['npm run auditoria', '.ci/run', 'npm run -s auditoria'],
  ['npm run format', ETAPAS, "bin('oxfmt/bin/oxfmt')"],
  ['npx vitest run --project sala --project servidor tests/datos tests/caminata', ETAPAS, "'servidor'"],
  ['npx vitest run --project unidad tests/datos', ETAPAS, "'unidad'"],
  ...['', ' -- --semilla S --pasos N', ' -- --semilla 7 --pasos 20000'].map(
    (con) => [`npm run sim${con}`, PASEO, 'await jugar(oficinas, {'] as const,
  ),
  ['npm run oraculos -- --oficinas 500', 'tests/cifras/oraculos.test.ts', 'await comparar(puerta(), numero)'],
  ['npm pack', CAJA, "'pack'"],
  ['npm install --save-dev firestore-local', CAJA, "'firestore-local'"],
  [
    'npx firestore-local --indexes firestore.indexes.json --rules firestore.rules',
    'tools/firestore-local/tests/local-cli.test.ts',
    "'--rules'",
  ],
  ['curl 127.0.0.1:8080/_local/indexes', 'tools/firestore-local/tests/local-cli.test.ts', '/_local/indexes'],
  ['npm install && npm test', ETAPAS, "'conformidad'"],
];

const ES_ORDEN = /^([A-Z_]+=\S+ )*(npm (start|test|run|install|pack)|npx|node|firebase|gcloud|curl)( |$)/;
/** Names a program, and tells nobody to run it. */
const SOLO_NOMBRE = /^(npx firebase|npx|node|npm run|firebase|curl)$/;

/** The parts that everybody writes in their own way. */
const A_ELEGIR = /<id>|\/tmp\/\S+/g;

export interface Dicha {
  readonly orden: string;
  readonly linea: string;
}

/** Every command of a page: in its blocks, a line each; elsewhere between backticks. */
export function ordenesDe(pagina: string): Dicha[] {
  let enBloque = false;
  return pagina.split('\n').flatMap((linea) => {
    if (linea.startsWith('```')) {
      enBloque = !enBloque;
      return [];
    }
    const dichos = enBloque
      ? [linea.replace(/\s+#.*$/, '')]
      : [...linea.matchAll(/`([^`]+)`/g)].map(([, codigo = '']) => codigo);
    return dichos
      .map((texto) => texto.trim())
      .filter((texto) => ES_ORDEN.test(texto) && !SOLO_NOMBRE.test(texto))
      .map((orden) => ({
        orden: orden.replace(A_ELEGIR, (hueco) => (hueco === '<id>' ? 'id' : 'carpeta')),
        linea,
      }));
  });
}

/** A command is the same with other arguments. */
const cual = ({ orden }: Dicha): string => orden.split(' -- ')[0] ?? '';

/** The commands that no test runs and no mark excuses. */
export function sinNadie(dichas: readonly Dicha[], todas: readonly Dicha[]): string[] {
  const corridas = new Set(CORRIDAS.map(([orden]) => orden));
  const aMano = new Set(todas.filter(({ linea }) => A_MANO.test(linea)).map(cual));
  return dichas
    .filter((dicha) => !corridas.has(dicha.orden) && !DE_LA_NUBE.test(dicha.linea) && !aMano.has(cual(dicha)))
    .map(({ orden }) => orden);
}

const EN_PARTE = new Set(CORRIDAS.filter(([, , , parte]) => parte !== undefined).map(([orden]) => orden));

/**
 * The commands that the tests run in part though no page says so, and those that run to their end though a page says
 * 'in part'.
 */
export function malMarcadas(todas: readonly Dicha[], enParte: ReadonlySet<string> = EN_PARTE): string[] {
  const marcadas = new Set(
    todas.filter(({ orden, linea }) => linea.includes(`◐ \`${orden}\``)).map(({ orden }) => orden),
  );
  const sinMarca = [...enParte].filter((orden) => !marcadas.has(orden));
  return [...sinMarca, ...[...marcadas].filter((orden) => !enParte.has(orden))];
}
