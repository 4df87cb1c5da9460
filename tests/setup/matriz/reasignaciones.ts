// The role that may give a collector's clients to others: a manager.
import type { NombreLlamada } from '@leal/contract';
import { DE_GERENTE, DE_TODOS, type Datos, type Fila } from './fila.ts';

/** `preparar` says which one, or to whom. */
const porReasignacion = ({ id_solicitud: id_reasignacion }: Datos) => ({ parametros: { id_reasignacion } });
const empezada = {
  peticion: porReasignacion,
  preparar: ({ empezarReasignacion }) => empezarReasignacion(),
} satisfies Partial<Fila>;

export const REASIGNACIONES = {
  vistoReasignacion: {
    peticion: ({ id_usuario: de, id_solicitud: a }) => ({ consulta: { de, a } }),
    preparar: ({ otroCobrador }) => otroCobrador(),
    ...DE_GERENTE,
  },
  crearReasignacion: {
    peticion: ({ id_usuario: de, id_cliente, id_solicitud: a }) => {
      const queda = { van: 0, se_quedan: 0, partes: [{ id_cobrador: a, clientes: 1, saldo: 3600 }] };
      const visto = { clientes: 1, creditos: 1, saldo: 3600, ...queda };
      return { cuerpo: { de, a: [a], clientes: [id_cliente], visto } };
    },
    preparar: ({ otroCobrador }) => otroCobrador(),
    ...DE_GERENTE,
    gerente: [201, 404],
  },
  seguirReasignacion: { ...empezada, ...DE_GERENTE },
  detenerReasignacion: { ...empezada, ...DE_GERENTE },
  leerReasignacion: { ...empezada, ...DE_GERENTE },
  listarReasignaciones: { peticion: () => ({}), ...DE_TODOS },
} satisfies { readonly [N in NombreLlamada]?: Fila };
