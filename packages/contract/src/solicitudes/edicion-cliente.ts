import { type EstadoEdicionCliente, PLAZO_FIJO } from '@leal/domain';
import * as z from 'zod/mini';
import { dicho, guardado, igual, nulable, opcional } from '../comunes/campo.ts';
import { instante } from '../comunes/fechas.ts';
import { formaDeSolicitud } from './forma.ts';
import { listaDeSolicitudes } from './lista.ts';

const valores = z.record(z.string(), z.unknown());

/** Client edits speak their state capitalised (spec §4). */
const ESTADOS_EDICION = ['Pendiente', 'Aprobada', 'Rechazada'] as const satisfies EstadoEdicionCliente[];

export const edicionCliente = formaDeSolicitud('edicion_cliente', {
  campos: {
    estado: dicho(z.enum(ESTADOS_EDICION)),
    fecha_resolucion: dicho(z.nullable(instante)),
    /** The fields to change; null: free text, which an approval only closes. */
    cambios: guardado(z.nullable(valores)),
    cambios_json: dicho(z.nullable(valores)),
    /** The values of those fields when the edit was requested. */
    antes: nulable(igual(valores)),
    /** The fields whose value has changed since then, with their value now; absent when none has changed. */
    actual: opcional(igual(valores)),
    /** The fields that the manager changed instead; absent when it was done as it was asked for. */
    aplicados: opcional(igual(valores)),
  },
  montos: [],
  /** The requested values, and the values now of the fields that an approval changes; both null for an edit in free text. */
  visto: z.strictObject({ cambios: z.nullable(valores), actuales: z.nullable(valores) }),
  /** `plazo_fijo`: why an approval of the term that is asked for would be refused. */
  junto: { plazo_fijo: z.optional(z.enum(PLAZO_FIJO)) },
});

export const solicitudesEdicionCliente = listaDeSolicitudes(edicionCliente, {
  ruta: '/clientes/solicitudes/editar',
  resumen: 'Requests to edit a client, by state',
});
