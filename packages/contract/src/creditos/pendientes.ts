import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { referenciasDichas } from '../comunes/cliente.ts';
import { montoSolicitado } from '../comunes/dinero.ts';
import { lista, paginacion } from '../comunes/listas.ts';
import { VISTOS } from '../vistos/visto.ts';
import { definirLlamada } from '../definir.ts';
import { credito } from '../formas/credito.ts';
import { parecido } from '../formas/parecido.ts';
import { cambiosCliente } from '../clientes/solicitar-edicion.ts';

/** The credits that wait for a decision, oldest first, so that they are decided in the order they came. */
export const creditoPendiente = z.extend(credito, {
  colonia: z.string(),
  /** The collector's name when the credit was asked for; older credits do not say it. */
  nombre_cobrador: z.optional(z.string()),
  /** The person who asked for it, when that was not its collector. */
  solicitante: z.optional(z.string()),
  /** The people who answer for the client; left out where nobody does. */
  referencias: z.optional(referenciasDichas),
  /** The client whom this one seemed to be when it was asked for, and still does. */
  parecido: z.optional(parecido),
});
export type CreditoPendiente = z.output<typeof creditoPendiente>;

export const pendientesCreditos = definirLlamada({
  metodo: 'GET',
  ruta: '/clientes/pendientes-creditos',
  roles: [ROL.gerente, ROL.supervisor],
  resumen: 'Credits that wait for a decision, oldest first',
  consulta: z.strictObject({ ...paginacion }),
  respuesta: lista(creditoPendiente),
});

/** The manager corrects a request before deciding it; interest and figures follow, and the client too. */
export const editarPendiente = definirLlamada({
  metodo: 'PATCH',
  ruta: '/clientes/pendientes-creditos/:id_credito',
  roles: [ROL.gerente],
  resumen: 'Correct a pending credit and its client',
  errores: ['NO_ENCONTRADO', 'YA_PROCESADA', 'CAMBIO_MIENTRAS'],
  parametros: z.strictObject({ id_credito: id }),
  /** `visto`: of each field that comes, what it said before. */
  cuerpo: z.extend(cambiosCliente, {
    monto_solicitado: z.optional(montoSolicitado),
    visto: z.optional(VISTOS.ficha),
  }),
  respuesta: z.object({ credito }),
});
