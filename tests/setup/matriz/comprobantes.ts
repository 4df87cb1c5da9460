// The roles that may give receipts, and take them back; anybody reads one.
import type { NombreLlamada } from '@leal/contract';
import { FORMA_SERIE, FORMA_TOKEN } from '@leal/domain';
import { nuevoToken } from '../comprobantes.ts';
import { DE_COBRADOR, DE_OFICINA, type Fila, NADIE } from './fila.ts';

export const COMPROBANTES = {
  pedirSerie: {
    ...DE_COBRADOR,
    // No id to guess.
    peticion: () => ({ cuerpo: { dispositivo: 'tel-1' } }),
    cobrador: [201, 201, 201],
  },
  crearComprobante: {
    ...DE_COBRADOR,
    preparar: ({ pedirSerie }) => pedirSerie(),
    peticion: ({ id_credito, id_solicitud }) => ({
      cuerpo: {
        token: nuevoToken(),
        serie: FORMA_SERIE.test(id_solicitud) ? id_solicitud : 'AAAAA',
        numero: 1,
        id_credito,
        clave_pago: 'una',
        monto: 120,
        fecha: '2026-11-18',
      },
    }),
    cobrador: [201, 403, 403],
  },
  revocarComprobante: {
    ...DE_OFICINA,
    preparar: ({ darComprobante }) => darComprobante(),
    peticion: ({ id_solicitud }) => ({
      cuerpo: { token: FORMA_TOKEN.test(id_solicitud) ? id_solicitud : nuevoToken() },
    }),
    supervisor: NADIE,
  },
} satisfies { readonly [N in NombreLlamada]?: Fila };
