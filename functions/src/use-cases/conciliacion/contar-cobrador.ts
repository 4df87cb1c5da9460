import { type AsuntoPorRevisar, type CreditoDoc, sumableDe } from '@leal/contract/documentos';
import {
  type Aportacion,
  aportacionCliente,
  aportacionCorte,
  aportacionDePerdida,
  aportacionDiferencia,
  aportacionEntrega,
  aportacionGasto,
  aportacionMovimiento,
  aportacionSolicitud,
  aportacionTraspaso,
  type Centavos,
  CERO,
  type CuentasDeEfectivo,
  type Debido,
  enCajaDeEntrega,
  enCajaDeGasto,
  enCajaDeMovimiento,
  enCajaDeTraspaso,
  esperasEn,
  estaEnSuDia,
  type Fecha,
  filaDelLibro,
  type Fotografo,
  type Negocio,
  parteDelCobrador,
  quienEntrego,
  repartoDeCredito,
  repartoEnRuta,
  type Sumador,
  sumador,
  sumadorDeEfectivo,
  sumar,
} from '@leal/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { cuentaDeClientes, gastosDe, solicitudesQueEsperan } from '../../data/conciliacion.ts';
import { cortesDe, diferenciasDe } from '../../data/cortes.ts';
import { traspasosDe } from '../../data/traspasos.ts';
import { conTarea } from '../../data/solicitudes.ts';
import { contarEn, recorrerEn } from '../../data/instante.ts';
import { recogerCartera } from './cierre-de-cartera.ts';
import { conFila, type Huellas, SIN_FILAS } from './huellas.ts';
import { exigirLibros, partesDelLibro } from './libro.ts';
import { revisarCredito } from './revisar-credito.ts';
import type { Enmienda } from './revision.ts';

/** The waiting payments' share of each day and credit (`DiaDoc.en_espera`). */
export type Esperas = Map<Fecha, Record<string, Debido | null>>;

/** The sums that all documents of a collector add up to. */
export type Contado = {
  readonly sumas: Aportacion;
  /** The cash that has gone into the box and out of it, ever. */
  readonly en_caja_centavos: Centavos;
  /** The part of it that cuts took with them when they were handed in. */
  readonly entregado_centavos: Centavos;
  /** The rows that each day should have. */
  readonly huellas: Huellas;
  /** The credits whose payment waits on each day. */
  readonly esperas: Esperas;
  readonly enmiendas: readonly Enmienda[];
  readonly por_revisar: readonly AsuntoPorRevisar[];
  readonly creditos: number;
  readonly movimientos: number;
  /** The cash that is to come from the credits that are theirs now. */
  readonly efectivo: CuentasDeEfectivo;
  /** The credits as they are once they are corrected, for the night's picture of the portfolio. */
  readonly cartera: ReturnType<typeof recogerCartera>;
};

type DelLibro = Omit<Contado, 'sumas' | 'entregado_centavos'>;

export type AlContar = {
  /** The first day whose cash is to come. */
  readonly dia: Fecha;
  readonly negocio: Negocio;
  /** Gets every credit of which a week's picture has something; null: no picture is made. */
  readonly fotografo: Fotografo | null;
};

/**
 * The credits with their ledger, which count as they are once they are corrected. A credit that is another's by now
 * counts with the parts that stayed: rows, first and last day, hand-over.
 */
async function contarLibro(
  instante: Timestamp,
  id_cobrador: string,
  { dia, negocio, fotografo }: AlContar,
  suma: Sumador,
): Promise<DelLibro> {
  const huellas: Huellas = new Map();
  const esperas: Esperas = new Map();
  const enmiendas: Enmienda[] = [];
  const por_revisar: AsuntoPorRevisar[] = [];
  const porMendar = new Map<string, number>();
  const efectivo = sumadorDeEfectivo(dia, negocio);
  const cartera = recogerCartera();
  let [creditos, movimientos, en_caja_centavos] = [0, 0, CERO];
  const seMira = (credito: CreditoDoc): boolean => fotografo?.mira(credito) === true;
  for await (const parte of partesDelLibro(instante, id_cobrador, seMira)) {
    const { credito, propios } = parte;
    const { id_credito } = credito;
    movimientos += propios.length;
    if (parte.renglones && seMira(credito)) fotografo?.mas(credito, parte.renglones);
    let contado = credito;
    if (parte.version !== null) {
      const { corregido, enmienda, motivo } = revisarCredito(parte, negocio);
      creditos += 1;
      contado = corregido;
      efectivo.mas(corregido, parte.renglones);
      if (enmienda) enmiendas.push(enmienda);
      if (enmienda && Object.keys(enmienda.derivas).length > 0)
        porMendar.set(id_credito, parte.renglones.length);
      if (motivo !== null) por_revisar.push({ id_cobrador, documento: `creditos/${id_credito}`, motivo });
    }
    cartera.mas(contado, parte.version !== null);
    suma.mas(parteDelCobrador(repartoDeCredito(contado), id_cobrador));
    suma.mas(parteDelCobrador(repartoEnRuta(contado), id_cobrador));
    if (quienEntrego(contado) === id_cobrador) {
      en_caja_centavos = sumar(en_caja_centavos, enCajaDeEntrega(contado));
      suma.mas(aportacionEntrega(contado));
    }
    for (const [fecha, espera] of esperasEn(contado)) {
      if (espera.id_cobrador !== id_cobrador) continue;
      const delDia = esperas.get(fecha) ?? {};
      delDia[id_credito] = espera.debido;
      esperas.set(fecha, delDia);
    }
    for (const renglon of propios) {
      suma.mas(aportacionMovimiento(renglon));
      suma.mas(aportacionDePerdida(renglon, contado.estado_credito));
      en_caja_centavos = sumar(en_caja_centavos, enCajaDeMovimiento(renglon));
      if (!estaEnSuDia(renglon)) continue;
      const { fecha } = renglon;
      huellas.set(fecha, conFila(huellas.get(fecha) ?? SIN_FILAS, ...filaDelLibro(id_credito, renglon)));
    }
  }
  await exigirLibros(instante, porMendar);
  const contados = { huellas, esperas, enmiendas, por_revisar, creditos, movimientos, en_caja_centavos };
  return { ...contados, efectivo: efectivo.total(), cartera };
}

/** Each client adds the same, so that counting them is enough. */
async function contarClientes(instante: Timestamp, id_cobrador: string, suma: Sumador): Promise<void> {
  const n = await contarEn(instante, cuentaDeClientes(id_cobrador));
  const { clientes = 0 } = aportacionCliente({ eliminado: false }).totales;
  suma.mas({ totales: { clientes: n * clientes }, dias: {} });
}

/** The expenses; what of them was paid from the box. */
async function contarGastos(instante: Timestamp, id_cobrador: string, suma: Sumador): Promise<Centavos> {
  let gastado = CERO;
  for await (const foto of recorrerEn(instante, gastosDe(id_cobrador))) {
    const gasto = foto.data();
    suma.mas(aportacionGasto(gasto));
    gastado = sumar(gastado, enCajaDeGasto(gasto));
  }
  return gastado;
}

/** Floats and parts handed in move nothing but the box, and so what is in hand. */
async function contarTraspasos(instante: Timestamp, id_cobrador: string, suma: Sumador): Promise<Centavos> {
  let traspasado = CERO;
  for await (const foto of recorrerEn(instante, traspasosDe({ id_cobrador }))) {
    suma.mas(aportacionTraspaso(foto.data()));
    traspasado = sumar(traspasado, enCajaDeTraspaso(foto.data()));
  }
  return traspasado;
}

/** Adds up what all cuts took out of the box; of confirmed ones only what they lacked is still in hand. */
async function contarCortes(instante: Timestamp, id_cobrador: string, suma: Sumador): Promise<Centavos> {
  let entregado = CERO;
  for await (const foto of recorrerEn(instante, cortesDe({ id_cobrador }))) {
    suma.mas(aportacionCorte(foto.data()));
    entregado = sumar(entregado, foto.data().esperado_centavos);
  }
  for await (const foto of recorrerEn(instante, diferenciasDe({ id_cobrador })))
    suma.mas(aportacionDiferencia(foto.data()));
  return entregado;
}

/** Everything that the collector's documents add, as of that instant; reads every one of them. */
export async function contarCobrador(
  instante: Timestamp,
  id_cobrador: string,
  como: AlContar,
): Promise<Contado> {
  const suma = sumador();
  await contarClientes(instante, id_cobrador, suma);
  for (const consulta of [solicitudesQueEsperan(id_cobrador), conTarea(id_cobrador)])
    for await (const solicitud of recorrerEn(instante, consulta))
      suma.mas(aportacionSolicitud(sumableDe(solicitud.data())));
  const gastado = await contarGastos(instante, id_cobrador, suma);
  const traspasado = await contarTraspasos(instante, id_cobrador, suma);
  const entregado_centavos = await contarCortes(instante, id_cobrador, suma);
  const delLibro = await contarLibro(instante, id_cobrador, como, suma);
  const en_caja_centavos = sumar(delLibro.en_caja_centavos, gastado, traspasado);
  return { ...delLibro, en_caja_centavos, entregado_centavos, sumas: suma.total };
}
