import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

/** The code that a first load runs, up to the screen itself; each becomes one chunk. */
const ARRANQUES = {
  acceso: 'src/app/montar.tsx',
  identidad: 'src/lib/sesion/identidad.ts',
  sesion: 'src/lib/sesion/usuario.ts',
  marco: 'src/app/Marco.tsx',
  recibo: 'src/app/montar-comprobante.tsx',
} as const;

/**
 * The receipt by its link gives this chunk only the code that screens share: its page, which they do not have, stays a
 * chunk of its own.
 */
const SOLO_LO_COMPARTIDO: ReadonlySet<string> = new Set(['recibo']);

/** Our own code that screens share: in one chunk when three of them use it. */
const COMPARTIBLE = /[/\\](packages[/\\](contract|domain)|web[/\\]src[/\\]lib)[/\\]/;

/** Code that only people who decide run: in a shared chunk, collectors would load it too. */
const DE_QUIEN_DECIDE = new RegExp(
  [
    'web/src/lib/(visto|callables)/',
    'web/src/lib/vivo/(use-)?pendientes',
    'web/src/piezas/(tarjetas|visto)/',
    'web/src/piezas/cobradores/use-cobradores\\.',
    'web/src/oficina/(acciones/decision|clases/|listas/|pregunta/|solicitudes/)',
    // The desk's table: most screens of the office have one.
    'web/src/ui/tabla/(Tabla|orden\\.)',
    // Lists to choose from.
    'web/src/ui/lista/(buscar-opcion|ElegirFiltro|opcion-de-nombre)',
    'web/src/acciones/usuario\\.',
    'domain/src/(columnas-de-banco|conciliar-banco|cuentas-de-efectivo|debido-por-plan|efectivo-por-venir|encabezados|evolucion|flujo-de-efectivo|hechos-de-senales|hoja-de-banco|marcas|pronosticos-de-efectivo|renglones-de-banco|riesgo|senales|senales-de-captura|senales-de-dinero|senales-de-transferencias|umbrales-de-senales)\\.',
    'contract/src/comunes/mes\\.',
    'contract/src/formas/(castigo|telefono)\\.',
    // The icon for the menus of its rows.
    '@ant-design/icons(-svg)?/es/(asn|icons)/EllipsisOutlined',
    'contract/src/banco/',
    'contract/src/bandeja/bandeja\\.',
    'contract/src/(ajustes|bitacora|callables|decisiones|importacion|reasignaciones|usuarios|vistos)/',
    'contract/src/exportacion/',
    'domain/src/mes\\.',
    'domain/src/(ajustes|ajustes-a-mano|ajustes-de-senales|celdas|columnas-importadas|compartir-clientes|importacion)\\.',
    'contract/src/creditos/(castigos|expediente|historial|pendientes)\\.',
    'contract/src/reportes/(efectivo-por-venir|evolucion|llegadas|resultado|riesgo|rutas|senales|tablero-gerente)\\.',
    'contract/src/clientes/(activos|editar)\\.',
    'contract/src/gastos/listar\\.',
  ]
    .join('|')
    .replaceAll('/', '[/\\\\]'),
);

/** The page's first script needs only what fetches late code and tells when it fails: for other code it would wait. */
const DEL_PRIMER_GUION = /vite[/\\]preload-helper|[/\\]src[/\\]app[/\\]fallas\./;

/** The outbox comes after the first screen, however many share it. */
const DEL_BUZON = /[/\\]web[/\\]src[/\\]lib[/\\](salida[/\\]|acciones[/\\]salida-viva\.)/;

/** The route shows what its figures are only when it is asked; other screens have them at hand. */
const DE_LAS_CIFRAS = /[/\\]ui[/\\]cifras[/\\](Cifras|QueEs|definiciones)\./;

/** The cost of a loan and its days one by one: where it is asked for, and where its payments are read. */
const DE_LA_CUENTA =
  /[/\\](domain[/\\]src[/\\](costo|plan-de-pagos|dias-de-credito)|piezas[/\\](credito[/\\]DatosCredito|legal[/\\]DatosCosto))\./;

/** The people whom a new client may be already: where one is registered, and where that is decided. */
const DE_LOS_PARECIDOS =
  /[/\\](domain[/\\]src[/\\]parecidos|contract[/\\]src[/\\](clientes|formas)[/\\]parecidos?|piezas[/\\]cliente[/\\][Pp]arecidos)\./;

/**
 * The cash box and its cut, a convenio, a signature, renewals, a table that is copied, the fields of a client and of a loan: a route is ready without
 * them, and whoever has only a receipt's link never needs them.
 */
const DE_POCAS =
  /[/\\](domain[/\\]src[/\\](convenio|convenir|firma|corte)|contract[/\\]src[/\\](caja[/\\](cortes|traspasos)|creditos[/\\]convenios|formas[/\\]corte)|lib[/\\]copiar-tabla|piezas[/\\](cliente[/\\]Campos(Cliente|Referencias)|credito[/\\](CamposCredito|credito-leido|aplicar-hecho)))\.|contract[/\\]src[/\\]renovaciones[/\\]/;

const TARDE = [DE_POCAS, DE_QUIEN_DECIDE, DEL_BUZON, DE_LAS_CIFRAS, DE_LA_CUENTA, DE_LOS_PARECIDOS];

const paraTodos = (que: RegExp) => (id: string) => que.test(id) && !TARDE.some((tarde) => tarde.test(id));

/** Our code and the icons: in one chunk when six of the screens use it; no styles, because their order would change. */
const CODIGO =
  /[/\\](web[/\\]src[/\\](?!acceso|calle|comun|oficina|publico).*\.tsx?|@ant-design[/\\]icons.*\.js)$/;

/** Nothing behind an `import()` belongs to the first load; styles are no code. */
const sinLoTardio = (): Plugin => ({
  name: 'leal:sin-lo-tardio',
  enforce: 'pre',
  resolveDynamicImport: (destino) => ({ id: destino, external: true }),
  resolveId: (id) => (id.endsWith('.css') ? { id, external: true } : undefined),
});

/** The modules that an entry runs, its unused exports shaken off: bundled alone, written nowhere. */
async function modulosDe(raiz: string, entrada: string): Promise<Set<string>> {
  const salida = await build({
    root: raiz,
    configFile: false,
    logLevel: 'error',
    plugins: [sinLoTardio(), react()],
    build: {
      write: false,
      minify: false,
      // Its exports count as used; without this option the entry's exports would be dropped as unused.
      rolldownOptions: { input: join(raiz, entrada), preserveEntrySignatures: 'strict' },
    },
  });
  const paquetes = 'output' in salida ? [salida] : Array.isArray(salida) ? salida : [];
  const partes = paquetes.flatMap(({ output }) => output);
  const modulos = partes.flatMap((parte) => (parte.type === 'chunk' ? Object.entries(parte.modules) : []));
  return new Set(modulos.flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? id : [])));
}

/**
 * One chunk with what the login runs, two with what signing in does, one with the frame, two with what screens share.
 * Every screen that shares a module with another would, by default, split its code once more, and small chunks compress
 * badly: the login would grow with each screen that others open, and the route would need sixty requests and not
 * twenty.
 */
export function trozos(): Plugin {
  const deEntrada = new Map<string, ReadonlySet<string>>();
  const trozoDe = (id: string): string | null => [...deEntrada].find(([, ids]) => ids.has(id))?.[0] ?? null;
  let raiz = '';
  return {
    name: 'leal:trozos',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'traer', test: DEL_PRIMER_GUION, priority: 2 },
                { name: trozoDe, priority: 1 },
                { name: 'comun', test: paraTodos(COMPARTIBLE), minShareCount: 3 },
                { name: 'pantallas', test: paraTodos(CODIGO), minShareCount: 6 },
              ],
            },
          },
        },
      },
    }),
    configResolved(config) {
      raiz = config.root;
    },
    async buildStart() {
      const entradas = Object.entries(ARRANQUES);
      const modulos = await Promise.all(entradas.map(([, entrada]) => modulosDe(raiz, entrada)));
      for (const [i, [nombre, entrada]] of entradas.entries()) {
        const ids = modulos[i] ?? new Set();
        if (SOLO_LO_COMPARTIDO.has(nombre)) for (const id of ids) if (!COMPARTIBLE.test(id)) ids.delete(id);
        // The entry keeps a chunk of its own, by which index.html and the budget find it.
        ids.delete(join(raiz, entrada));
        deEntrada.set(nombre, ids);
      }
    },
  };
}
