import { vieneAdemas } from './abono.ts';
import { aportacionMovimiento } from './aportaciones.ts';
import { type Centavos, centavos, CERO, restar, sumar } from './dinero.ts';
import { convenioTras } from './convenio.ts';
import { conPagado } from './credito-tras-gestion.ts';
import { efectoDeCredito } from './efectos.ts';
import { admiteCorreccion } from './estado-credito.ts';
import { conGestion, enSuLugar, gestionDe, type Gestiones, campoDePago, ultimaGestion } from './gestion.ts';
import { diferencia } from './incrementos.ts';
import {
  type CambiosCredito,
  conCambios,
  type EstadoCreditoLedger,
  loDecidioUnGerente,
  type MovimientoLedger,
} from './ledger.ts';
import { juntarRepartos, type Reparto, repartir } from './reparto.ts';
import { fechaLocal } from './zona-horaria.ts';

/** The effects of an approved edit or deletion of a payment. */
export type EfectosCorreccion = {
  readonly cambios: Partial<CambiosCredito>;
  readonly reparto: Reparto;
};

function exigirCorregible(credito: EstadoCreditoLedger, { tipo, id_movimiento }: MovimientoLedger): void {
  if (!admiteCorreccion(credito.estado_credito) || tipo !== 'pago')
    throw new Error(`Not a payment that can be corrected: ${id_movimiento}`);
}

/** The 6-abono control forgets what a correction took back, and counts what it added. */
function llegadasCon(credito: EstadoCreditoLedger, movimiento: MovimientoLedger, delta: Centavos) {
  const { llegadas } = credito;
  const esDeEseDia = llegadas?.fecha === fechaLocal(movimiento.sincronizado_en);
  if (!llegadas || !esDeEseDia || loDecidioUnGerente(movimiento)) return llegadas;
  return { fecha: llegadas.fecha, monto_centavos: centavos(Math.max(llegadas.monto_centavos + delta, 0)) };
}

/** A payment as a correction leaves it. */
type Corregido = Pick<MovimientoLedger, 'monto_centavos' | 'transferencia'>;

/**
 * The day's state with its payment as it is now, or without it (null). One of another form than before goes over to the
 * other place of its day, unless that is another payment's. The day's own payment takes it from one that came in addition.
 */
function gestionesCon(
  { gestiones }: EstadoCreditoLedger,
  movimiento: MovimientoLedger,
  despues: Corregido | null,
) {
  const [antes, dia] = [campoDePago(movimiento), gestionDe(gestiones, movimiento.fecha)];
  const hecho = dia[antes];
  if (hecho?.id_movimiento !== movimiento.id_movimiento) return gestiones;
  const sinEl = conGestion(gestiones, movimiento.fecha, { [antes]: undefined });
  if (despues === null) return sinEl;
  const lugar = campoDePago(despues);
  const esta = lugar === antes ? undefined : dia[lugar];
  const cede = esta !== undefined && vieneAdemas(esta) && !vieneAdemas(movimiento);
  const { referencia: _referencia, ...sinReferencia } = hecho;
  const suyo = { ...sinReferencia, ...enSuLugar(despues) };
  return conGestion(sinEl, movimiento.fecha, { [lugar]: esta === undefined || cede ? suyo : esta });
}

function conDelta(
  credito: EstadoCreditoLedger,
  movimiento: MovimientoLedger,
  delta: Centavos,
  gestiones: Gestiones,
): Partial<CambiosCredito> {
  return {
    ...conPagado(credito, sumar(credito.total_pagado_centavos, delta), movimiento.fecha),
    ...convenioTras(credito, movimiento.fecha, delta),
    gestiones,
    llegadas: llegadasCon(credito, movimiento, delta),
  };
}

function efectosDe(
  credito: EstadoCreditoLedger,
  cambios: Partial<CambiosCredito>,
  antes: MovimientoLedger,
  despues: MovimientoLedger,
): EfectosCorreccion {
  const reparto = juntarRepartos(
    efectoDeCredito(credito, conCambios(credito, cambios)),
    // The collector who took the cash has the difference, whoever has the credit by now.
    repartir([antes.id_cobrador, diferencia(aportacionMovimiento(antes), aportacionMovimiento(despues))]),
  );
  return { cambios, reparto };
}

/**
 * A live payment is deleted: it no longer counts anywhere, a credit that was paid off may be open
 * again, and the card returns to the route of a day that is empty now. A late day that the payment
 * had cancelled stays cancelled.
 */
export function efectosDeEliminacion(
  credito: EstadoCreditoLedger,
  movimiento: MovimientoLedger,
  eliminado: MovimientoLedger['eliminado'] & object,
): EfectosCorreccion {
  exigirCorregible(credito, movimiento);
  const gestiones = gestionesCon(credito, movimiento, null);
  const cambios = {
    ...conDelta(credito, movimiento, restar(CERO, movimiento.monto_centavos), gestiones),
    num_pagos: credito.num_pagos - 1,
    fecha_ultima_gestion: ultimaGestion(gestiones, credito.fecha_inicio),
  };
  return efectosDe(credito, cambios, movimiento, { ...movimiento, eliminado });
}

/**
 * A live payment's amount becomes another (> 0), which may reopen the credit or pay it off; or its form does, which moves
 * cash alone. `despues`: the row with what the correction says in it.
 */
export function efectosDeEdicion(
  credito: EstadoCreditoLedger,
  movimiento: MovimientoLedger,
  despues: MovimientoLedger,
): EfectosCorreccion {
  exigirCorregible(credito, movimiento);
  const { monto_centavos: monto_nuevo } = despues;
  if (monto_nuevo <= 0) throw new RangeError(`Not an amount to pay: ${monto_nuevo}`);
  const delta = restar(monto_nuevo, movimiento.monto_centavos);
  const cambios = conDelta(credito, movimiento, delta, gestionesCon(credito, movimiento, despues));
  return efectosDe(credito, cambios, movimiento, despues);
}
