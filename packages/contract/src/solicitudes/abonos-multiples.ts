import * as z from 'zod/mini';
import { dia, dicho, dinero, guardado, igual } from '../comunes/campo.ts';
import { CAPTURADA, TRANSFERENCIA } from '../comunes/captura.ts';
import { pesos } from '../comunes/dinero.ts';
import { momento } from '../comunes/guardado.ts';
import { EFECTIVO_RETENIDO } from './efectivo-retenido.ts';
import { antecedentesDePago } from '../formas/antecedentes.ts';
import { formaDeSolicitud } from './forma.ts';
import { listaDeSolicitudes } from './lista.ts';

export const abonosMultiples = formaDeSolicitud('abonos_multiples', {
  campos: {
    monto_total: dinero,
    cantidad_abonos: igual(z.int()),
    monto_por_abono: dinero,
    /** The business date of the capture, on which an approval books it. */
    fecha: dia,
    hora: igual(z.string()),
    capturado_en: guardado(momento),
    ...CAPTURADA,
    ...TRANSFERENCIA,
    comentario_gerente: dicho(z.string()),
    ...EFECTIVO_RETENIDO,
  },
  montos: ['monto_aprobado', 'monto_total'],
  visto: z.strictObject({ monto_total: pesos, cantidad_abonos: z.int(), saldo: pesos }),
  junto: { antecedentes: antecedentesDePago },
});

export const solicitudesAbonosMultiples = listaDeSolicitudes(abonosMultiples, {
  ruta: '/abonos/solicitudes-abonos-multiples',
  resumen: 'Payments of 6 or more abonos, by state',
});
