import { type AsuntoPorRevisar, sumableDe } from '@leal/contract/documentos';
import {
  type Aportacion,
  aportacionCliente,
  aportacionCredito,
  aportacionEnRuta,
  aportacionGasto,
  aportacionMovimiento,
  aportacionSolicitud,
  estaVivo,
  filaDelLibro,
  type Parametros,
  type Sumador,
  sumador,
} from '@leal/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { cuentaDeClientes, gastosDe, solicitudesQueEsperan } from '../../data/conciliacion.ts';
import { conTarea } from '../../data/solicitudes.ts';
import { contarEn, recorrerEn } from '../../data/instante.ts';
import { conFila, type Huellas, SIN_FILAS } from './huellas.ts';
import { creditosConLibro, exigirLibros } from './libro.ts';
import { revisarCredito } from './revisar-credito.ts';
import type { Enmienda } from './revision.ts';

/** What all documents of a collector add up to. */
export type Contado = {
  readonly sumas: Aportacion;
  /** The rows that each day should have. */
  readonly huellas: Huellas;
  readonly enmiendas: readonly Enmienda[];
  readonly por_revisar: readonly AsuntoPorRevisar[];
  readonly creditos: number;
  readonly movimientos: number;
};

type DelLibro = Omit<Contado, 'sumas'>;

/** The credits with their ledger; what they add is what they add once they are corrected. */
async function contarLibro(
  instante: Timestamp,
  id_cobrador: string,
  parametros: Parametros,
  suma: Sumador,
): Promise<DelLibro> {
  const huellas: Huellas = new Map();
  const enmiendas: Enmienda[] = [];
  const por_revisar: AsuntoPorRevisar[] = [];
  const porMendar = new Map<string, number>();
  let [creditos, movimientos] = [0, 0];
  for await (const conLibro of creditosConLibro(instante, id_cobrador)) {
    const { corregido, enmienda, motivo } = revisarCredito(conLibro, parametros);
    const { id_credito } = corregido;
    creditos += 1;
    movimientos += conLibro.renglones.length;
    suma.mas(aportacionCredito(corregido));
    suma.mas(aportacionEnRuta(corregido, parametros));
    if (enmienda) enmiendas.push(enmienda);
    if (enmienda && Object.keys(enmienda.derivas).length > 0)
      porMendar.set(id_credito, conLibro.renglones.length);
    if (motivo !== null) por_revisar.push({ id_cobrador, documento: `creditos/${id_credito}`, motivo });
    for (const renglon of conLibro.renglones) {
      suma.mas(aportacionMovimiento(renglon));
      if (!estaVivo(renglon)) continue;
      const { fecha } = renglon;
      huellas.set(fecha, conFila(huellas.get(fecha) ?? SIN_FILAS, ...filaDelLibro(id_credito, renglon)));
    }
  }
  await exigirLibros(instante, porMendar);
  return { huellas, enmiendas, por_revisar, creditos, movimientos };
}

/** Each one adds the same, so that counting them is enough. */
async function contarClientes(instante: Timestamp, id_cobrador: string, suma: Sumador): Promise<void> {
  const n = await contarEn(instante, cuentaDeClientes(id_cobrador));
  const { clientes = 0 } = aportacionCliente({ eliminado: false }).totales;
  suma.mas({ totales: { clientes: n * clientes }, dias: {} });
}

/** Everything that the collector's documents add, as of that instant; reads every one of them. */
export async function contarCobrador(
  instante: Timestamp,
  id_cobrador: string,
  parametros: Parametros,
): Promise<Contado> {
  const suma = sumador();
  await contarClientes(instante, id_cobrador, suma);
  for (const consulta of [solicitudesQueEsperan(id_cobrador), conTarea(id_cobrador)])
    for await (const solicitud of recorrerEn(instante, consulta))
      suma.mas(aportacionSolicitud(sumableDe(solicitud.data())));
  for await (const gasto of recorrerEn(instante, gastosDe(id_cobrador)))
    suma.mas(aportacionGasto(gasto.data()));
  const delLibro = await contarLibro(instante, id_cobrador, parametros, suma);
  return { ...delLibro, sumas: suma.total };
}
