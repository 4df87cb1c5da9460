import { CODIGOS, ESTADOS_CREDITO, MARCAS } from '@leal/domain';
import * as z from 'zod/mini';
import { dia, dicho, dinero, igual, momento, opcional } from '../comunes/campo.ts';
import { CAPTURADA, TRANSFERENCIA } from '../comunes/captura.ts';
import { pesos } from '../comunes/dinero.ts';
import { EFECTIVO_RETENIDO } from './efectivo-retenido.ts';
import { antecedentesDePago } from '../formas/antecedentes.ts';
import { formaDeSolicitud } from './forma.ts';
import { listaDeSolicitudes } from './lista.ts';

/** The credit on which an approval books it, as it is now: that of the capture, or the one that renewed it. */
const credito = { id_credito: z.string(), estado_credito: z.enum(ESTADOS_CREDITO), saldo: pesos };

export const capturaTardia = formaDeSolicitud('captura_tardia', {
  campos: {
    tipo_captura: igual(z.enum(['pago', 'visita', 'atraso'])),
    monto: dinero,
    fecha: dia,
    capturado_en: momento,
    /** The code of the refusal that kept the server from booking it, and its words. */
    codigo: opcional(igual(z.enum(CODIGOS))),
    razon: igual(z.string()),
    ...CAPTURADA,
    ...TRANSFERENCIA,
    /** The credit now, in a manager's list while it waits. */
    credito_hoy: dicho(z.optional(z.object(credito))),
    /** The points that do not fit the other captures of its phone; in the same list, and absent when all fits. */
    marcas: dicho(z.optional(z.array(z.enum(MARCAS)))),
    ...EFECTIVO_RETENIDO,
  },
  montos: ['monto_aprobado', 'monto'],
  visto: z.strictObject({ monto: pesos, ...credito }),
  junto: { antecedentes: antecedentesDePago },
});

export const solicitudesCapturaTardia = listaDeSolicitudes(capturaTardia, {
  ruta: '/abonos/solicitudes-tardias',
  resumen: 'Captures that came too late to be booked, by state',
});
