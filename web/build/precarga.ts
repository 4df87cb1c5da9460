import type { Plugin, Rollup } from 'vite';

/** The list, for the budget. */
export const ARCHIVO_PRECARGA = '.vite/precarga.json';
export const MANIFIESTO = 'manifest.webmanifest';

type Contexto = Pick<Rollup.PluginContext, 'getModuleInfo'>;

/** The office's screens begin here, and what the frame loads late for them is there; all else may be a collector's. */
const DE_OFICINA = /[/\\]src[/\\]app[/\\]rutas[/\\]oficina\.ts$/;
const PARA_LA_OFICINA =
  /[/\\]src[/\\](oficina[/\\]|comun[/\\](cuenta[/\\]DialogoAnular|pago[/\\]correccion[/\\]DialogoEditarPago)\.|calle[/\\]salida[/\\]Ajenos\.|piezas[/\\]cobradores[/\\]elegir\.)/;
/** The files that are of no use without a line (a convenio is written with one), and the papers of a loan, which are printed where there is one. */
const CON_LINEA =
  /[/\\]src[/\\](app[/\\](enviar-falla|montar-comprobante)|comun[/\\](convenio[/\\]Dialogo(Cancelar|Convenio)|papeles[/\\]PapelesDeCredito))\./;

/**
 * The modules that a collector can come to run, at once or late. Modules that only pass on the exports of others
 * (antd's entry) are in no chunk and lead nowhere: a chunk imports the parts that are used.
 */
function modulosDelCobrador(contexto: Contexto, chunks: readonly Rollup.OutputChunk[]): Set<string> {
  const escritos = new Set(chunks.flatMap(({ moduleIds }) => moduleIds));
  const vistos = new Set<string>();
  const cola = chunks.flatMap(({ isEntry, moduleIds }) => (isEntry ? moduleIds : []));
  for (let id = cola.pop(); id !== undefined; id = cola.pop()) {
    if (vistos.has(id) || !escritos.has(id)) continue;
    vistos.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = contexto.getModuleInfo(id) ?? {};
    const tarde = DE_OFICINA.test(id) ? [] : dynamicallyImportedIds;
    cola.push(
      ...importedIds,
      ...tarde.filter((archivo) => !PARA_LA_OFICINA.test(archivo) && !CON_LINEA.test(archivo)),
    );
  }
  return vistos;
}

/** The chunks that hold those modules, with what they import and their styles; and what the page itself names. */
function archivosDelCobrador(contexto: Contexto, paquete: Rollup.OutputBundle): string[] {
  const partes = Object.values(paquete);
  const chunks = partes.filter((parte) => parte.type === 'chunk');
  const modulos = modulosDelCobrador(contexto, chunks);
  const archivos = new Set(
    partes.flatMap(({ fileName }) => (/arranque-.*\.js$/.test(fileName) ? [fileName] : [])),
  );
  const cola = chunks.filter(({ moduleIds }) => moduleIds.some((id) => modulos.has(id)));
  for (let chunk = cola.pop(); chunk; chunk = cola.pop()) {
    if (archivos.has(chunk.fileName)) continue;
    archivos.add(chunk.fileName);
    for (const hoja of chunk.viteMetadata?.importedCss ?? []) archivos.add(hoja);
    const { imports } = chunk;
    cola.push(...chunks.filter(({ fileName }) => imports.includes(fileName)));
  }
  return ['index.html', 'icono.svg', MANIFIESTO, ...archivos];
}

type Precarga = Plugin<{ incluye: (archivo: string) => boolean }>;

/** The files that the service worker keeps: the collector's side, and nothing of the office. */
export function precarga(): Precarga {
  let archivos: readonly string[] = [];
  return {
    name: 'leal:precarga',
    apply: 'build',
    api: { incluye: (archivo) => archivos.includes(archivo) },
    generateBundle: {
      order: 'post',
      handler(_, paquete) {
        archivos = archivosDelCobrador(this, paquete);
        this.emitFile({ type: 'asset', fileName: ARCHIVO_PRECARGA, source: JSON.stringify(archivos) });
      },
    },
  };
}
