import { solicitudesEdicionCliente } from '@leal/contract';
import { ERRORES, sonIguales } from '@leal/domain';
import { comoSeLlama } from '../../lib/llamados.ts';
import { ESTADO_REVISADA } from '../../piezas/solicitud/estados.ts';
import { filasDeCambio } from '../../piezas/solicitud/filas-de-cambio.ts';
import { TIPOS } from '../../piezas/solicitud/tipos.ts';
import type { Estado } from '../../ui/insignia/Insignia.tsx';
import { apta, type Clase, nada, ninguno, nunca, sola } from './clase.ts';

/** Client edits speak their state capitalised (spec §4). */
const ESTADOS = {
  Pendiente: ESTADO_REVISADA.pendiente,
  Aprobada: { texto: 'EDICIÓN APROBADA', tono: 'bien' },
  Rechazada: { texto: 'EDICIÓN RECHAZADA', tono: 'mal' },
} as const satisfies Record<string, Estado>;

const A_MANO = 'Se cambia a mano: solo dice el motivo.';

export const EDICION_CLIENTE: Clase<'edicion_cliente'> = {
  clase: 'edicion_cliente',
  nombre: TIPOS.edicion_cliente.nombre,
  monto: () => null,
  // The values of before are on its card.
  cambia: (item) => {
    const hechos = { ...item, cambios_json: item.aplicados ?? item.cambios_json };
    const cambios = filasDeCambio(hechos).map(({ nombre, despues }) => `${nombre} → ${despues}`);
    return cambios.length === 0 ? item.motivo : cambios.join(' · ');
  },
  estado: ({ estado }) => ESTADOS[estado],
  decision: {
    llamadas: [solicitudesEdicionCliente],
    palabras: {
      aprobar: {
        exito: 'La solicitud fue aprobada correctamente.',
        fallo: 'No se pudo aprobar la solicitud.',
      },
      rechazar: {
        exito: 'La solicitud fue rechazada correctamente.',
        fallo: 'No se pudo rechazar la solicitud.',
      },
    },
    de: ({ nombre_cliente }) => `de los cambios de ${nombre_cliente}`,
    detalle: comoSeLlama,
  },
  saldo: nada,
  enLote: {
    aparte: ({ cambios_json }) => (cambios_json === null ? A_MANO : null),
    comoSeLeyo: (item, { visto }) => {
      const antes: Record<string, unknown> = { ...item.antes, ...item.actual };
      return Object.entries(visto.actuales ?? {}).every(([campo, valor]) => sonIguales(antes[campo], valor));
    },
    juzgar: ({ visto, plazo_fijo: fijo }, sentido) => {
      if (sentido === 'rechazar') return apta();
      if (visto.cambios === null) return sola(A_MANO);
      return fijo ? sola(ERRORES[fijo].mensaje) : apta();
    },
    montoAprobado: ninguno,
    conEfectivo: nunca,
    rechazo: 'comentario',
  },
};
