import { ESTADOS_CORTE, ESTADOS_DIFERENCIA, ROL, TOPES } from '@leal/domain';
import * as z from 'zod/mini';
import { id, motivoRequerido, textoOpcional } from '../comunes/campos.ts';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio } from '../comunes/fechas.ts';
import { lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { conteo, corte, corteAbierto, diferenciaDeCorte, filaCaja } from '../formas/corte.ts';
import { deVacaciones } from '../formas/vacaciones.ts';

const TODOS = [ROL.cobrador, ROL.gerente, ROL.supervisor] as const;

export const abiertoDeCobrador = definirLlamada({
  metodo: 'GET',
  ruta: '/cortes/abierto/:id_usuario',
  roles: [ROL.cobrador, ROL.gerente],
  resumen: "A collector's open cut, with every row",
  parametros: z.strictObject({ id_usuario: id }),
  respuesta: corteAbierto,
});

const entrega = {
  conteo,
  /** The amount that the screen showed: another by now is 409 CAMBIO_MIENTRAS, with the box as it is. */
  esperado: pesos,
  nota: textoOpcional(TOPES.motivo),
};
const ERRORES_ENTREGA = ['YA_PROCESADA', 'CAMBIO_MIENTRAS', 'NO_ELEGIBLE'] as const;

export const entregarCorte = definirLlamada({
  metodo: 'POST',
  ruta: '/cortes/entregar',
  roles: [ROL.cobrador],
  resumen: 'Hand in the open cut, counted; what comes later is of the next one',
  exito: 201,
  errores: ERRORES_ENTREGA,
  cuerpo: z.strictObject({
    numero: z.int(),
    ...entrega,
    /** When it comes, it must be the caller. */
    id_cobrador: z.optional(id),
  }),
  respuesta: z.object({ corte }),
});

export const entregarDevuelto = definirLlamada({
  metodo: 'POST',
  ruta: '/cortes/:id_corte/entregar',
  roles: [ROL.cobrador],
  resumen: 'Hand in a returned cut, counted again',
  errores: ERRORES_ENTREGA,
  parametros: z.strictObject({ id_corte: id }),
  cuerpo: z.strictObject(entrega),
  respuesta: z.object({ corte }),
});

/** The cash of somebody who left or is away, counted by a manager: the open cut, or one that was returned and nobody will count again. */
export const cerrarCaja = definirLlamada({
  metodo: 'POST',
  ruta: '/cortes/cerrar',
  roles: [ROL.gerente],
  resumen: 'Count and close the box of a collector whose account is off, or who is away',
  exito: 201,
  errores: ['NO_ENCONTRADO', 'USUARIO_INVALIDO', ...ERRORES_ENTREGA],
  cuerpo: z.strictObject({
    id_cobrador: id,
    conteo,
    nota: textoOpcional(TOPES.motivo),
    /** The values that the question showed: 409 CAMBIO_MIENTRAS when the box says something else by now. */
    visto: z.strictObject({ numero: z.int(), esperado: pesos }),
  }),
  respuesta: z.object({ corte }),
});

export const listarCortes = definirLlamada({
  metodo: 'GET',
  ruta: '/cortes',
  roles: TODOS,
  resumen: 'Cuts that were handed in, newest first',
  consulta: z.strictObject({
    ...paginacion,
    id_cobrador: z.optional(id),
    estado: z.optional(z.enum(ESTADOS_CORTE)),
    /** Business dates on which they were handed in, both included. */
    desde: z.optional(fechaNegocio),
    hasta: z.optional(fechaNegocio),
  }),
  respuesta: lista(corte),
});

export const detalleCorte = definirLlamada({
  metodo: 'GET',
  ruta: '/cortes/:id_corte',
  roles: TODOS,
  resumen: 'A cut that was handed in, with every row',
  parametros: z.strictObject({ id_corte: id }),
  respuesta: z.object({ corte, filas: z.array(filaCaja) }),
});

/** Boxes with something in them that nobody has handed in since an earlier day: the fifty oldest, of so many. */
export const cortesSinEntregar = definirLlamada({
  metodo: 'GET',
  ruta: '/cortes/sin-entregar',
  roles: [ROL.gerente, ROL.supervisor],
  resumen: 'Open cuts of earlier days',
  respuesta: z.object({
    datos: z.array(
      z.object({
        id_cobrador: z.string(),
        nombre_cobrador: z.string(),
        /** Nobody can hand in the box of an account that is off: a manager closes it. */
        activo: z.boolean(),
        ...deVacaciones,
        esperado: pesos,
        desde: fechaNegocio,
      }),
    ),
    total: z.int(),
  }),
});

/** The values that a question about a cut shows; they come back with the decision (409 CAMBIO_MIENTRAS). */
export const vistoCorte = z.strictObject({ esperado: pesos, contado: pesos, estado: z.enum(ESTADOS_CORTE) });

export const decidirCorte = definirLlamada({
  metodo: 'PUT',
  ruta: '/cortes/:id_corte',
  roles: [ROL.gerente],
  resumen: 'Confirm a cut, or return it with a reason',
  errores: ['NO_ENCONTRADO', 'YA_PROCESADA', 'CAMBIO_MIENTRAS'],
  parametros: z.strictObject({ id_corte: id }),
  cuerpo: z.strictObject({
    decision: z.enum(['confirmar', 'devolver'], { error: 'Debe ser confirmar o devolver' }),
    /** The reason when it is returned. */
    motivo: textoOpcional(TOPES.motivo),
    visto: vistoCorte,
  }),
  respuesta: z.object({ corte }),
});

export const listarDiferencias = definirLlamada({
  metodo: 'GET',
  ruta: '/diferencias',
  roles: TODOS,
  resumen: 'What confirmed cuts lacked or had too much of, newest first',
  consulta: z.strictObject({
    ...paginacion,
    id_cobrador: z.optional(id),
    estado: z.optional(z.enum(ESTADOS_DIFERENCIA)),
  }),
  respuesta: lista(diferenciaDeCorte),
});

export const resolverDiferencia = definirLlamada({
  metodo: 'PUT',
  ruta: '/diferencias/:id_corte',
  roles: [ROL.gerente],
  resumen: 'Settle a difference, or write it off',
  errores: ['NO_ENCONTRADO', 'YA_PROCESADA', 'CAMBIO_MIENTRAS'],
  parametros: z.strictObject({ id_corte: id }),
  cuerpo: z.strictObject({
    como: z.enum(['saldada', 'condonada'], { error: 'Debe ser saldada o condonada' }),
    motivo: motivoRequerido,
    visto: z.strictObject({ monto: pesos }),
  }),
  respuesta: z.object({ diferencia: diferenciaDeCorte }),
});
