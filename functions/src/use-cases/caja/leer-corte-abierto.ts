import type { abiertoDeCobrador as contrato, CorteAbierto } from '@leal/contract';
import { cajaDoc, type CajaDoc, type TotalesDoc, totalesEnCero } from '@leal/contract/documentos';
import {
  aInstanteIso,
  type Centavos,
  CERO,
  disponibleDe,
  efectivoEntregar,
  esperadoDe,
  type Fecha,
} from '@leal/domain';
import { cajas } from '../../data/cajas.ts';
import { leer } from '../../data/coleccion.ts';
import { totales } from '../../data/totales.ts';
import { exigirPropio } from '../../context/actor.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { exigirCobrador } from '../usuarios/exigir-cobrador.ts';
import { presentarFilas } from './presentar-corte.ts';

/** Today's 'Efectivo a Entregar' (spec §2), from the running sums. */
export function efectivoDeHoy({ ultimos_15_dias }: TotalesDoc, hoy: Fecha): Centavos {
  const { efectivo_centavos = CERO, gastos_centavos = CERO } = ultimos_15_dias[hoy] ?? {};
  return efectivoEntregar(efectivo_centavos, gastos_centavos);
}

export const cajaVacia = (id_cobrador: string): CajaDoc => cajaDoc.parse({ id_cobrador });

const presentarTraspasos = ({ traspasos }: CajaDoc): CorteAbierto['traspasos'] =>
  Object.entries(traspasos).map(([id_traspaso, { tipo, estado, monto_centavos, nota, en }]) => ({
    id_traspaso,
    tipo,
    estado,
    monto: monto_centavos,
    nota,
    en: aInstanteIso(en),
  }));

/** The part of the box that may be lent or handed in; a part that was handed in went with its cut. */
export const enCaja = ({ numero, sumas_centavos, traspasos }: CajaDoc): Centavos =>
  disponibleDe(
    esperadoDe(sumas_centavos),
    Object.values(traspasos)
      .filter(({ tipo, corte = numero }) => tipo === 'parcial' && corte === numero)
      .map(({ monto_centavos }) => monto_centavos),
  );

/** The box as its screen shows it. */
export function presentarAbierto(caja: CajaDoc, sumas: TotalesDoc, hoy: Fecha): CorteAbierto {
  return {
    id_cobrador: caja.id_cobrador,
    nombre_cobrador: sumas.nombre_cobrador,
    numero: caja.numero,
    hoy,
    sumas: caja.sumas_centavos,
    esperado: esperadoDe(caja.sumas_centavos),
    disponible: enCaja(caja),
    efectivo_entregar: efectivoDeHoy(sumas, hoy),
    en_mano_por_aprobar: sumas.en_mano_por_aprobar_centavos,
    en_mano_por_resolver: sumas.en_mano_por_resolver_centavos,
    monto_gastos_pendientes: sumas.monto_gastos_pendientes_centavos,
    filas: presentarFilas(caja.filas),
    traspasos: presentarTraspasos(caja),
  };
}

/** A collector's open cut: two reads, however many rows. */
export const leerCorteAbierto: CasoLectura<typeof contrato> = async ({ parametros }, { actor, hoy }) => {
  const { id_usuario } = parametros;
  exigirPropio(actor, id_usuario);
  const [caja, sumas] = await Promise.all([leer(cajas.doc(id_usuario)), leer(totales.doc(id_usuario))]);
  if (sumas === undefined) await exigirCobrador(id_usuario);
  return presentarAbierto(caja ?? cajaVacia(id_usuario), sumas ?? totalesEnCero(id_usuario, ''), hoy);
};
