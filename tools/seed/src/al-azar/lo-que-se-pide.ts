import { type CreditoDoc, type MovimientoDoc, renovableDe } from '@leal/contract/documentos';
import { centavos, esRenovable, estaVivo, PLAZOS, sumarDias } from '@leal/domain';
import { registrarCliente } from '../altas.ts';
import { existente } from '../cartera.ts';
import { DURANGO } from '../colonias.ts';
import { pedirGasto } from '../gastos.ts';
import { movimientosDe } from '../gestiones.ts';
import type { Paso } from '../guion.ts';
import { nombreDePersona } from '../nombres.ts';
import { inventarPersona } from '../personas.ts';
import { pedirEdicionCliente, pedirRenovacion } from '../solicitudes-de-credito.ts';
import { pedirCapturaTardia, pedirEdicion, pedirEliminacion } from '../solicitudes-de-pago.ts';
import { aLas } from '../tiempo.ts';
import { type DiaAlAzar, esCorregible, OFICINA, pasoEntre } from './contexto.ts';

type Peticion = (en: DiaAlAzar, cuando: Date) => void;

/** A new client, with an amount that divides into no whole number of pesos. */
const pedirCredito: Peticion = ({ azar, cartera }, en) => {
  const numero = cartera.clientes.size + 1;
  const clave = `${cartera.cobrador.id_usuario}-${numero}`;
  registrarCliente(cartera, {
    id_cliente: `cli-${clave}`,
    id_credito: `cre-${clave}`,
    persona: inventarPersona(azar, DURANGO, `${nombreDePersona(azar)} ${numero}`),
    monto_solicitado: centavos(azar.entero(50_000, 900_000)),
    plazo: azar.elegir(PLAZOS),
    en,
  });
};

const gastar: Peticion = ({ azar, cartera }, en) => {
  const id_gasto = `gas-${cartera.cobrador.id_usuario}-${cartera.gastos.size + 1}`;
  pedirGasto(cartera, { id_gasto, monto: centavos(azar.entero(1, 60_000)), motivo: 'Gasolina', en });
};

/** A live payment that nobody has asked to correct. */
function pagoAlAzar({ azar, cartera }: DiaAlAzar): MovimientoDoc | null {
  const pagos = [...cartera.creditos.values()]
    .filter((credito) => esCorregible(cartera, credito))
    .flatMap(({ id_credito }) => [...movimientosDe(cartera, id_credito).values()])
    .filter((fila) => fila.tipo === 'pago' && estaVivo(fila) && fila.solicitud_abierta === null);
  return pagos.length === 0 ? null : azar.elegir(pagos);
}

const corregirPago: Peticion = (dia, en) => {
  const pago = pagoAlAzar(dia);
  if (pago === null) return;
  const { id_credito, id_movimiento, monto_centavos } = pago;
  const base = { id_credito, id_movimiento, motivo: 'Se capturó mal.', en };
  if (dia.azar.ocurre(0.4)) pedirEliminacion(dia.cartera, base);
  else {
    const monto_nuevo = centavos(dia.azar.entero(1, 2 * monto_centavos));
    pedirEdicion(dia.cartera, { ...base, monto_nuevo });
  }
};

/** One of the credits that `cabe`, if there is any. */
function creditoAlAzar({ azar, cartera }: DiaAlAzar, cabe: (c: CreditoDoc) => boolean): CreditoDoc | null {
  const caben = [...cartera.creditos.values()].filter(cabe);
  return caben.length === 0 ? null : azar.elegir(caben);
}

const editarCliente: Peticion = (dia, en) => {
  const credito = creditoAlAzar(
    dia,
    (c) => c.estado_credito === 'Aprobado' && c.solicitud_edicion_cliente === null,
  );
  if (credito === null) return;
  const cambios = dia.azar.ocurre(0.3) ? null : { direccion: `Calle ${dia.azar.entero(1, 999)}` };
  pedirEdicionCliente(dia.cartera, {
    id_credito: credito.id_credito,
    cambios,
    motivo: 'Cambió de casa.',
    en,
  });
};

const renovar: Peticion = (dia, en) => {
  const { azar, cartera } = dia;
  const credito = creditoAlAzar(
    dia,
    (c) =>
      esRenovable(renovableDe(c), cartera.negocio.parametros) &&
      c.solicitud_renovacion === null &&
      !existente(cartera.clientes, c.id_cliente).eliminado,
  );
  if (credito === null) return;
  pedirRenovacion(cartera, {
    id_credito: credito.id_credito,
    monto_solicitado: centavos(credito.saldo_centavos + azar.entero(1, 500_000)),
    plazo: azar.elegir(PLAZOS),
    motivo: 'Paga puntual.',
    en,
  });
};

const capturarTarde: Peticion = (dia, en) => {
  const captura = sumarDias(dia.dia, -4);
  const corria = ({ estado_credito, fecha_inicio }: CreditoDoc) =>
    estado_credito === 'Aprobado' && fecha_inicio !== null && fecha_inicio < captura;
  const credito = creditoAlAzar(dia, corria);
  if (credito === null) return;
  const { id_credito } = credito;
  pedirCapturaTardia(dia.cartera, { id_credito, capturado_en: aLas(captura, 12 * 60), en });
};

/** How often a day has one of them. */
const PETICIONES: readonly (readonly [number, Peticion])[] = [
  [0.12, pedirCredito],
  [0.2, gastar],
  [0.3, corregirPago],
  [0.06, editarCliente],
  [0.3, renovar],
  [0.05, capturarTarde],
];

/** What the collector asks the office for that day. */
export const pasosQueSePiden = (dia: DiaAlAzar): Paso[] =>
  PETICIONES.filter(([veces]) => dia.azar.ocurre(veces)).map(([, pedir]) =>
    pasoEntre(dia, OFICINA.abre, OFICINA.cierra, (en) => pedir(dia, en)),
  );

/** So many new clients on one day. */
export const pasosDeAltas = (dia: DiaAlAzar, cuantas: number): Paso[] =>
  Array.from({ length: cuantas }, () =>
    pasoEntre(dia, OFICINA.abre, OFICINA.cierra, (en) => pedirCredito(dia, en)),
  );
