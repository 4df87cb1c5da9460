// The role that may read what a question shows: a manager, who decides.
import type { NombreLlamada } from '@leal/contract';
import { idPago } from '@leal/domain';
import { pagado } from '../pagado.ts';
import {
  DE_GERENTE,
  DE_TODOS,
  type Fila,
  porCliente,
  porCredito,
  porGasto,
  porTelefono,
  porUsuario,
} from './fila.ts';

export const VISTOS = {
  vistoCredito: { peticion: porCredito, ...DE_GERENTE },
  vistoSolicitud: {
    peticion: ({ id_solicitud: id }) => ({ parametros: { id } }),
    preparar: ({ pedirMultiple }) => pedirMultiple(),
    ...DE_GERENTE,
  },
  vistoGasto: { peticion: porGasto, ...DE_GERENTE },
  vistosDeVarias: { peticion: () => ({ consulta: { gastos: 'nadie' } }), ...DE_TODOS },
  vistoPago: {
    peticion: ({ id_credito }) => ({ parametros: { id: idPago(id_credito, 'pago-2026-11-09') } }),
    creditos: [pagado(120)],
    ...DE_GERENTE,
  },
  vistoCliente: { peticion: porCliente, ...DE_GERENTE },
  vistoUsuario: { peticion: porUsuario, ...DE_GERENTE },
  vistoSesiones: { peticion: porUsuario, ...DE_GERENTE },
  vistoTelefono: { peticion: porTelefono, preparar: ({ avisar }) => avisar(), ...DE_GERENTE },
} satisfies { readonly [N in NombreLlamada]?: Fila };
