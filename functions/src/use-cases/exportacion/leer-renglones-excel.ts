import type { clientesExcel } from '@leal/contract';
import {
  claveDeLugar,
  type CreditoExportado,
  diasDeSemana,
  type Fecha,
  type LugarExportado,
  type PagosDeCredito,
  pagosPorCredito,
  renglonDe,
} from '@leal/domain';
import {
  activosExportados,
  contarExportados,
  exportadosDeSemana,
  leerDiasExportados,
  leerTramo,
  type Tramo,
} from '../../data/exportacion.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { escribirCursor, interpretarCursorDeIds } from '../../platform/cursor.ts';
import { leerNombres } from '../../context/nombres.ts';
import { exigirSemana } from '../reportes/exigir-semana.ts';
import { exigirCobrador } from '../usuarios/exigir-cobrador.ts';
import { conCobrados } from './con-cobrados.ts';

/** A file is made of many rows: few requests, and none of them heavy. */
const LIMITE = 500;

function leerLugar(cursor: string | undefined, filtros: unknown): LugarExportado | null {
  const posicion = interpretarCursorDeIds(cursor, filtros);
  return posicion && { id_cobrador: posicion.orden, id_credito: posicion.id };
}

const cursorTras = (creditos: Tramo['creditos'], filtros: unknown): string | null => {
  const ultimo = creditos.at(-1);
  return ultimo ? escribirCursor({ orden: ultimo.id_cobrador, id: ultimo.id_credito }, filtros) : null;
};

type Pedido = {
  readonly id_cobrador: string | null;
  readonly desde: LugarExportado | null;
  readonly limite: number;
};

/** The credits that are active now: the days are not read, and every weekday is 0. */
async function leerActivos({ id_cobrador, ...pedido }: Pedido) {
  const consulta = activosExportados(id_cobrador);
  const tramo = await leerTramo(consulta, id_cobrador, pedido);
  return { consulta, ...tramo, pagos: new Map<string, PagosDeCredito>() };
}

/** The week's, with what its collectors' days say of each: of those between the page's first place and its last. */
async function leerDeSemana(
  { id_cobrador, ...pedido }: Pedido,
  semana: { readonly inicio: Fecha; readonly fin: Fecha },
  hoy: Fecha,
) {
  const consulta = exportadosDeSemana(id_cobrador, semana);
  const tramo = await leerTramo(consulta, id_cobrador, pedido);
  const hasta = tramo.hayMas ? tramo.creditos.at(-1)?.id_cobrador : undefined;
  const dias = await leerDiasExportados(
    diasDeSemana(semana.inicio).filter((fecha) => fecha <= hoy),
    id_cobrador ?? pedido.desde?.id_cobrador,
    id_cobrador ?? hasta,
  );
  const pagos = pagosPorCredito(dias);
  return { consulta, ...(await conCobrados(tramo, pagos, pedido)), pagos };
}

/** The collector whose row it is; of a loan of somebody else's route, that too. */
function nombreEn(
  nombres: ReadonlyMap<string, string>,
  { id_cobrador, cartera_de }: CreditoExportado,
): string {
  const nombre = nombres.get(id_cobrador) ?? '';
  return cartera_de === undefined
    ? nombre
    : `${nombre}, cobrado en la ruta de ${nombres.get(cartera_de) ?? 'otro cobrador'}`;
}

/** The rows of both exports, a page at a time. */
export const leerRenglonesExcel: CasoLectura<typeof clientesExcel> = async (
  { consulta: pedida },
  { hoy },
) => {
  const { exportacion = 'clientes', id_cobrador = null, limite = LIMITE } = pedida;
  const semana = exigirSemana(pedida.semana, hoy);
  const filtros = ['clientes-excel', exportacion, semana.inicio, id_cobrador];
  const desde = leerLugar(pedida.cursor, filtros);
  const pedido = { id_cobrador, desde, limite };
  const { consulta, creditos, hayMas, pagos } = await (exportacion === 'clientes'
    ? leerDeSemana(pedido, semana, hoy)
    : leerActivos(pedido));
  if (creditos.length === 0 && id_cobrador !== null) await exigirCobrador(id_cobrador);
  const [nombres, total] = await Promise.all([
    leerNombres(creditos.flatMap(({ id_cobrador: cobra, cartera_de = cobra }) => [cobra, cartera_de])),
    hayMas && desde === null ? contarExportados(consulta) : creditos.length,
  ]);
  const datos = creditos.map((credito) =>
    renglonDe(credito, nombreEn(nombres, credito), hoy, pagos.get(claveDeLugar(credito))),
  );
  return {
    datos,
    semana,
    ...(desde === null && { total }),
    siguiente: hayMas ? cursorTras(creditos, filtros) : null,
  };
};
