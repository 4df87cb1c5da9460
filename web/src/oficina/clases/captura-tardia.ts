import { activosSinPagoHoy, solicitudesCapturaTardia } from '@leal/contract';
import { CERO, esEfectivo, formatearPesos } from '@leal/domain';
import { comoSeLlama, montoDe } from '../../lib/llamados.ts';
import {
  esPago,
  queEsYCuando,
  sigueEnOtro,
  soloVuelve,
  type Tardia,
} from '../../piezas/solicitud/captura-tardia.ts';
import { ESTADO_REVISADA } from '../../piezas/solicitud/estados.ts';
import { TIPOS } from '../../piezas/solicitud/tipos.ts';
import { conMayuscula } from '../../piezas/textos/textos.ts';
import {
  apta,
  type Clase,
  type EnLote,
  enParte,
  siempre,
  sola,
  conFallo,
  montoAprobado,
  trasPago,
} from './clase.ts';

type Hoy = NonNullable<Tardia['credito_hoy']>;

/** Why it is not booked as it is, by how its credit stands. */
function aparte(item: Tardia, hoy: Hoy): string | null {
  if (!esPago(item) || soloVuelve(item, hoy)) return 'Solo se puede rechazar.';
  return sigueEnOtro(item, hoy) ? 'Su crédito sigue en otro.' : null;
}

const juzgar: EnLote<'captura_tardia'>['juzgar'] = ({ visto }, sentido, item) => {
  if (sentido === 'rechazar') return apta(esPago(item) ? { cobros: visto.monto } : {});
  const porque = aparte(item, visto);
  if (porque !== null) return sola(porque);
  return visto.saldo < visto.monto ? enParte(visto.saldo) : apta({ cobros: visto.monto });
};

export const CAPTURA_TARDIA: Clase<'captura_tardia'> = {
  clase: 'captura_tardia',
  nombre: TIPOS.captura_tardia.nombre,
  monto: ({ monto }) => (monto > 0 ? monto : null),
  cambia: (item) => conMayuscula(queEsYCuando(item)),
  estado: ({ estado }) => ESTADO_REVISADA[estado],
  decision: {
    llamadas: [solicitudesCapturaTardia, activosSinPagoHoy],
    palabras: conFallo('Pago registrado', 'Solicitud rechazada', 'Error al procesar la solicitud'),
    de: (item, { monto }) =>
      `de la captura tardía de ${comoSeLlama(item)}${monto > 0 ? ` por ${formatearPesos(monto)}` : ''}`,
    detalle: (item, { monto }, _, resuelto) =>
      monto > 0 ? montoDe(montoAprobado(resuelto) ?? monto, item) : comoSeLlama(item),
  },
  saldo: ({ item, visto }) =>
    esPago(item) && !soloVuelve(item, visto) ? trasPago(visto.saldo, visto.monto) : null,
  enLote: {
    aparte: (item) => {
      if (!item.credito_hoy) return esPago(item) ? null : 'Solo se puede rechazar.';
      return aparte(item, item.credito_hoy);
    },
    comoSeLeyo: siempre,
    juzgar,
    montoAprobado: ({ visto }) => visto.monto,
    // Nobody holds cash for a visit or a late day, nor for a transfer.
    conEfectivo: ({ visto }, item) => visto.monto !== CERO && esEfectivo(item),
    rechazo: 'comentario',
  },
};
