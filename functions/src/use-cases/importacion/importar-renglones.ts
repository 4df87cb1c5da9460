import type { importarRenglones as contrato, RenglonPorImportar, Respuesta } from '@leal/contract';
import {
  type ClienteDoc,
  idDeImportado,
  type ImportacionDoc,
  type UsuarioDoc,
} from '@leal/contract/documentos';
import {
  contraConocidos,
  fechaLocal,
  type Hallazgo,
  repetidosEnArchivo,
  revisarImportado,
  ROL,
  sinAceptar,
} from '@leal/domain';
import { creditos } from '../../data/creditos.ts';
import { importaciones } from '../../data/importaciones.ts';
import { rutas } from '../../data/rutas.ts';
import { usuarios } from '../../data/usuarios.ts';
import type { CasoCambio } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { nombrar } from '../clientes/tomar-nombre.ts';
import { asentarImportados, type PorAsentar } from './asentar-importados.ts';
import { comoConocidos, leerTocayos } from './conocidos.ts';
import { presentarImportacion } from './presentar-importacion.ts';

type Contrato = typeof contrato;
type Resultado = Respuesta<Contrato>['resultados'][number];

/** The import as it was begun: an older page of it, or one that is being undone, writes nothing. */
function exigirAbierta(importacion: ImportacionDoc | undefined, vuelta: number): ImportacionDoc {
  if (importacion === undefined) throw new ErrorApp('NO_ENCONTRADO', 'Ese archivo no se ha importado.');
  if (importacion.estado !== 'abierta' || importacion.vuelta !== vuelta)
    throw new ErrorApp('NO_ELEGIBLE', 'Esta importación se deshizo: elige el archivo otra vez.');
  return importacion;
}

/** Everything that the rows are judged by. Reads only. */
async function leer({ tx }: Cambio, importacion: ImportacionDoc, pedidos: readonly RenglonPorImportar[]) {
  const ids = pedidos.map(({ renglon }) => creditos.doc(idDeImportado(importacion, renglon)));
  const fotos = await tx.getAll(...ids);
  const estan = new Set(pedidos.filter((_, i) => fotos[i]?.exists).map(({ renglon }) => renglon));
  const nuevos = pedidos.filter(({ renglon }) => !estan.has(renglon));
  const cobradores = [...new Set(nuevos.map(({ id_cobrador }) => id_cobrador))];
  const [tocayos, deUsuarios, deRutas] = await Promise.all([
    leerTocayos(nuevos, tx),
    cobradores.length === 0 ? [] : tx.getAll(...cobradores.map((id) => usuarios.doc(id))),
    cobradores.length === 0 ? [] : tx.getAll(...cobradores.map((id) => rutas.doc(id))),
  ]);
  return {
    nuevos,
    tocayos,
    cobradores: new Map(deUsuarios.map((foto) => [foto.id, foto.data()] as const)),
    rutas: new Map(deRutas.map((foto) => [foto.id, foto.data()] as const)),
  };
}

function delCobrador(cobrador: UsuarioDoc | undefined): Hallazgo[] {
  if (cobrador?.id_rol === ROL.cobrador && cobrador.activo) return [];
  const mensaje = cobrador === undefined ? 'no existe ese cobrador' : `${cobrador.nombre} no está activo`;
  return [{ campo: 'cobrador', duda: null, mensaje }];
}

/** The errors and doubts of each row, as in its dry run: by itself, beside who is in Leal, and beside the rows of this call. */
function juzgar(cambio: Cambio, { nuevos, tocayos, cobradores }: Awaited<ReturnType<typeof leer>>) {
  const cuando = { hoy: fechaLocal(cambio.ahora), negocio: cambio.negocio };
  const conocidos = comoConocidos(tocayos);
  const solos = new Map(
    nuevos.map((renglon) => {
      const hallazgos = [
        ...delCobrador(cobradores.get(renglon.id_cobrador)),
        ...revisarImportado(renglon, cuando),
        ...contraConocidos(renglon, conocidos),
      ];
      return [renglon.renglon, sinAceptar(hallazgos, renglon.dudas)] as const;
    }),
  );
  // A row that is refused anyway is in nobody's way.
  const entran = nuevos.filter(({ renglon }) => solos.get(renglon)?.length === 0);
  const repetidos = repetidosEnArchivo(entran);
  return (renglon: RenglonPorImportar): Hallazgo[] => [
    ...(solos.get(renglon.renglon) ?? []),
    ...sinAceptar(repetidos.get(renglon.renglon) ?? [], renglon.dudas),
  ];
}

/** The clients' names at their collectors', by row: whoever has the name of somebody there gets the next '#n'. Reads only, until `apuntar`. */
async function nombrarTodos(
  cambio: Cambio,
  renglones: readonly RenglonPorImportar[],
  tocayos: readonly ClienteDoc[],
) {
  const porCobrador = Map.groupBy(renglones, ({ id_cobrador }) => id_cobrador);
  const deCada = await Promise.all(
    [...porCobrador].map(async ([id_cobrador, propios]) => {
      const ocupados = tocayos
        .filter((tocayo) => tocayo.id_cobrador === id_cobrador)
        .map((tocayo) => tocayo.slug);
      const pedidos = propios.map(({ nombre }) => nombre);
      const { nombres, apuntar } = await nombrar(cambio, id_cobrador, pedidos, new Set(ocupados));
      return { apuntar, nombrados: propios.map(({ renglon }, i) => [renglon, nombres[i] ?? ''] as const) };
    }),
  );
  const apuntar = (): void => {
    for (const nombrado of deCada) nombrado.apuntar();
  };
  return { nombres: new Map(deCada.flatMap(({ nombrados }) => nombrados)), apuntar };
}

/**
 * Rows of a file become clients with a running loan, each once: a row that is there already says so. What is wrong, or doubtful
 * without its acceptance, is refused by row and leaves the others. Sums, orders, notices and the import itself move once for
 * all. 404, 422 NO_ELEGIBLE once it is undone.
 */
export const importarRenglones = {
  leer: ({ parametros }) => ({ importacion: importaciones.doc(parametros.id_importacion) }),
  ejecutar: async ({ cuerpo }, cambio, leidos) => {
    const importacion = exigirAbierta(leidos.importacion, cuerpo.vuelta);
    // Named twice it comes once.
    const pedidos = [...new Map(cuerpo.renglones.map((renglon) => [renglon.renglon, renglon])).values()];
    const leido = await leer(cambio, importacion, pedidos);
    const hallazgosDe = juzgar(cambio, leido);
    const entran = leido.nuevos.filter((renglon) => hallazgosDe(renglon).length === 0);
    const { nombres, apuntar } = await nombrarTodos(cambio, entran, leido.tocayos);
    const porAsentar = entran.flatMap((renglon): PorAsentar[] => {
      const cobrador = leido.cobradores.get(renglon.id_cobrador);
      const nombre = nombres.get(renglon.renglon);
      return cobrador && nombre ? [{ renglon, nombre, nombre_cobrador: cobrador.nombre }] : [];
    });
    apuntar();
    const despues = asentarImportados(cambio, importacion, porAsentar, leido.rutas);
    const nuevos = new Set(leido.nuevos);
    const resultados = pedidos.map((pedido): Resultado => {
      const { renglon } = pedido;
      if (!nuevos.has(pedido)) return { renglon, resultado: 'ya_estaba', hallazgos: [] };
      const nombre = nombres.get(renglon);
      if (nombre === undefined) return { renglon, resultado: 'rechazado', hallazgos: hallazgosDe(pedido) };
      return { renglon, resultado: 'importado', hallazgos: [], ...(nombre !== pedido.nombre && { nombre }) };
    });
    return { resultados, importacion: presentarImportacion(despues) };
  },
} satisfies CasoCambio<Contrato, { importacion: ReturnType<typeof importaciones.doc> }>;
