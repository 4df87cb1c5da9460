import { DESTINOS_EFECTIVO, HECHOS_TAREA } from '@leal/domain';
import * as z from 'zod/mini';
import { dia, dicho, dinero, distinto, guardado, igual, nulable } from '../comunes/campo.ts';
import { CAPTURADA } from '../comunes/captura.ts';
import { pesos } from '../comunes/dinero.ts';
import { instante } from '../comunes/fechas.ts';
import { momento, monto } from '../comunes/guardado.ts';
import { formaDeSolicitud } from './forma.ts';
import { listaDeSolicitudes } from './lista.ts';

const hecho = z.enum(HECHOS_TAREA);

export const abonosMultiples = formaDeSolicitud('abonos_multiples', {
  campos: {
    monto_total: dinero,
    cantidad_abonos: igual(z.int()),
    monto_por_abono: dinero,
    monto_aprobado: nulable(dinero),
    /** The business date of the capture, on which an approval books it. */
    fecha: dia,
    hora: igual(z.string()),
    capturado_en: guardado(momento),
    ...CAPTURADA,
    comentario_gerente: dicho(z.string()),
    /** Where the cash goes that the decision did not book. Null: all of it was booked, or nobody decided yet. */
    efectivo: nulable(igual(z.enum(DESTINOS_EFECTIVO))),
    /** Of that cash: Σ live payments made from the task, and what was given back. */
    registrado_centavos: guardado(z.optional(monto)),
    devuelto_centavos: guardado(z.optional(monto)),
    /** Stored: how the task was closed, absent while some of it remains. Sent: the whole task, and what remains. */
    tarea: distinto(
      z.optional(z.object({ hecho, fecha: momento })),
      z.optional(z.object({ monto: pesos, registrado: pesos, devuelto: pesos, resta: pesos })),
    ),
    /** Some of it remains: the collector's open task. */
    tarea_abierta: dicho(z.optional(z.boolean())),
    tarea_hecha: dicho(z.optional(z.object({ hecho, fecha: instante }))),
  },
  visto: z.strictObject({ monto_total: pesos, cantidad_abonos: z.int(), saldo: pesos }),
  junto: {},
});

export const solicitudesAbonosMultiples = listaDeSolicitudes(abonosMultiples, {
  ruta: '/abonos/solicitudes-abonos-multiples',
  resumen: 'Payments of 6 or more abonos, by state',
});
