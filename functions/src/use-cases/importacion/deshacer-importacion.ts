import { type deshacerImportacion as contrato, MAXIMO_POR_TANDA } from '@leal/contract';
import { type CreditoDoc, ID_APERTURA, type ImportacionDoc, type RutaDoc } from '@leal/contract/documentos';
import { diferenciaDeRepartos, juntarRepartos, sinMover } from '@leal/domain';
import { avisarRuta } from '../../data/avisos.ts';
import { anotar } from '../../data/bitacora.ts';
import { clientes } from '../../data/clientes.ts';
import { comprobantes } from '../../data/comprobantes.ts';
import { creditos, leerCreditos, movimientos } from '../../data/creditos.ts';
import { deshechos } from '../../data/deshechos.ts';
import { importaciones, importadosDe, movidosDe } from '../../data/importaciones.ts';
import { rutas } from '../../data/rutas.ts';
import { solicitudes } from '../../data/solicitudes.ts';
import { moverReparto } from '../../data/totales.ts';
import type { CasoCambio } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { figurasDeImportado, repartoDeImportado } from './asentar-importados.ts';
import { presentarImportacion } from './presentar-importacion.ts';
import { conCreditos } from './sumas-importadas.ts';

type Contrato = typeof contrato;

const yaSeMovio = (nombre: string): ErrorApp =>
  new ErrorApp(
    'NO_ELEGIBLE',
    `${nombre} ya tiene registros en Leal: ahora se deshace cliente por cliente, los que no los tienen.`,
  );

/** The clients about whom something was asked, or to whom a receipt was given, whatever became of it. */
async function conPapeles({ tx }: Cambio, deEllos: readonly CreditoDoc[]): Promise<ReadonlySet<string>> {
  if (deEllos.length === 0) return new Set();
  const pedidas = solicitudes.todas().where(
    'id_cliente',
    'in',
    deEllos.map(({ id_cliente }) => id_cliente),
  );
  const dados = comprobantes.todas().where(
    'id_credito',
    'in',
    deEllos.map(({ id_credito }) => id_credito),
  );
  const [dePedidas, deDados] = await Promise.all([tx.get(pedidas), tx.get(dados)]);
  return new Set([
    ...dePedidas.docs.map((foto) => foto.data().id_cliente ?? ''),
    ...deDados.docs.map((foto) => foto.data().id_credito ?? ''),
  ]);
}

/** The credits of them that nobody has touched, and the others. */
async function separar(cambio: Cambio, deEllos: readonly CreditoDoc[]) {
  const papeles = await conPapeles(cambio, deEllos);
  const quietos = deEllos.filter(
    (credito) => sinMover(credito) && !papeles.has(credito.id_cliente) && !papeles.has(credito.id_credito),
  );
  return { quietos, movidos: deEllos.filter((credito) => !quietos.includes(credito)) };
}

/** The next ones of all; refused as soon as anything was done with any of them. */
async function leerTodos(cambio: Cambio, { id_importacion }: ImportacionDoc): Promise<readonly CreditoDoc[]> {
  const { tx } = cambio;
  const [movidos, siguientes] = await Promise.all([
    tx.get(movidosDe(id_importacion)),
    tx.get(importadosDe(id_importacion).limit(MAXIMO_POR_TANDA)),
  ]);
  const [movido] = movidos.docs;
  if (movido) throw yaSeMovio(movido.data().nombre);
  const { quietos, movidos: tocados } = await separar(
    cambio,
    siguientes.docs.map((foto) => foto.data()),
  );
  const [tocado] = tocados;
  if (tocado) throw yaSeMovio(tocado.nombre);
  return quietos;
}

/** An imported client has the id of its loan. */
async function leerNombrados(cambio: Cambio, { id_importacion }: ImportacionDoc, ids: readonly string[]) {
  const leidos = await leerCreditos([...new Set(ids)], cambio.tx);
  const importados = leidos.filter(({ importado }) => importado?.id === id_importacion);
  return (await separar(cambio, importados)).quietos;
}

async function leerRutas({ tx }: Cambio, deEllos: readonly CreditoDoc[]): Promise<readonly RutaDoc[]> {
  const cobradores = [...new Set(deEllos.map(({ id_cobrador }) => id_cobrador))];
  if (cobradores.length === 0) return [];
  const fotos = await tx.getAll(...cobradores.map((id) => rutas.doc(id)));
  return fotos.map((foto) => foto.data()).filter((ruta) => ruta !== undefined);
}

/** The loan's documents go; that it was here stays in the audit, and apart from all lists, for cash that a phone may still bring. */
function borrar(cambio: Cambio, credito: CreditoDoc): void {
  const { tx } = cambio;
  const { id_cliente, id_credito, id_cobrador } = credito;
  tx.delete(clientes.doc(id_cliente));
  tx.delete(movimientos(id_credito).doc(ID_APERTURA));
  tx.delete(creditos.doc(id_credito));
  tx.set(deshechos.doc(id_credito), { ...credito, estado_credito: 'Cancelado', cliente_eliminado: true });
  anotar(cambio, {
    accion: 'importaciones/deshacer-cliente',
    documento: `clientes/${id_cliente}`,
    id_cobrador,
    cliente: credito,
    antes: { ...figurasDeImportado(credito), renglon: credito.importado?.renglon ?? null },
    despues: null,
  });
}

function estadoTras(importacion: ImportacionDoc, quedan: number, todos: boolean): ImportacionDoc['estado'] {
  if (quedan === 0) return 'deshecha';
  return todos ? 'deshaciendo' : importacion.estado;
}

/** All that goes with them: sums, places on the route, notices, the import's own sums, the audit. Reads nothing. */
function asentar(
  cambio: Cambio,
  importacion: ImportacionDoc,
  seVan: readonly CreditoDoc[],
  deRutas: readonly RutaDoc[],
  todos: boolean,
): ImportacionDoc {
  const { tx, ahora } = cambio;
  for (const credito of seVan) borrar(cambio, credito);
  moverReparto(tx, diferenciaDeRepartos(juntarRepartos(...seVan.map(repartoDeImportado)), {}), ahora);
  const idos = new Set(seVan.map(({ id_credito }) => id_credito));
  for (const { id_cobrador, orden_clientes } of deRutas)
    if (orden_clientes.some((id) => idos.has(id)))
      tx.update(rutas.doc(id_cobrador), {
        orden_clientes: orden_clientes.filter((id) => !idos.has(id)),
        actualizado_en: ahora,
      });
  for (const quien of new Set(seVan.map(({ id_cobrador }) => id_cobrador))) avisarRuta(tx, quien);
  const quedan = importacion.creditos - seVan.length;
  const cambios = {
    creditos: quedan,
    deshechos: importacion.deshechos + seVan.length,
    cobradores: conCreditos(importacion.cobradores, seVan, 'menos'),
    estado: estadoTras(importacion, quedan, todos),
  };
  tx.update(importaciones.doc(importacion.id_importacion), cambios);
  anotar(cambio, {
    accion: 'importaciones/deshacer',
    documento: `importaciones/${importacion.id_importacion}`,
    antes: { creditos: importacion.creditos },
    despues: { archivo: importacion.archivo, creditos: quedan },
  });
  return { ...importacion, ...cambios };
}

/**
 * Takes imported clients back, thirty at a time: all of a file as long as nothing was done with any of them, else those that are
 * named and untouched. 404, 422 NO_ELEGIBLE.
 */
export const deshacerImportacion = {
  leer: ({ parametros }) => ({ importacion: importaciones.doc(parametros.id_importacion) }),
  ejecutar: async ({ cuerpo }, cambio, { importacion }) => {
    if (importacion === undefined) throw new ErrorApp('NO_ENCONTRADO', 'Ese archivo no se ha importado.');
    const nombrados = cuerpo.clientes;
    const seVan = nombrados
      ? await leerNombrados(cambio, importacion, nombrados)
      : await leerTodos(cambio, importacion);
    const deRutas = await leerRutas(cambio, seVan);
    const deshechos = seVan.map(({ id_cliente }) => id_cliente);
    const hayAlgo = seVan.length > 0 || (nombrados === undefined && importacion.estado !== 'deshecha');
    const despues = hayAlgo
      ? asentar(cambio, importacion, seVan, deRutas, nombrados === undefined)
      : importacion;
    return {
      deshechos,
      quedaron: (nombrados ?? []).filter((id) => !deshechos.includes(id)),
      importacion: presentarImportacion(despues),
    };
  },
} satisfies CasoCambio<Contrato, { importacion: ReturnType<typeof importaciones.doc> }>;
