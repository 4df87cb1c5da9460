import { ESTADOS_CREDITO, ESTADOS_SOLICITUD, PLAZO_FIJO, ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id, idPago } from '../comunes/campos.ts';
import { telefonoQueHabla } from '../comunes/captura.ts';
import { pesos } from '../comunes/dinero.ts';
import { antecedentesDeCredito } from '../formas/antecedentes.ts';
import { telefonoDePersona } from '../formas/telefono.ts';
import { VISTOS } from './visto.ts';
import { definirLlamada } from '../definir.ts';
import { deCadaTipo } from '../solicitudes/tipos.ts';

/* The reading of a question when it opens; the decision sends `visto` back unchanged. */

const comun = { metodo: 'GET', roles: [ROL.gerente], errores: ['NO_ENCONTRADO'] } as const;
const estado = z.enum(ESTADOS_SOLICITUD);

/** `ficha`: all that a correction of the request may change; a correction shows no `antecedentes`, and asks for none. */
export const vistoCredito = definirLlamada({
  ...comun,
  ruta: '/vistos/credito/:id_credito',
  resumen: 'What decides a credit, as it is now',
  parametros: z.strictObject({ id_credito: id }),
  consulta: z.strictObject({ antecedentes: z.optional(z.literal('no')) }),
  respuesta: z.object({
    estado: z.enum(ESTADOS_CREDITO),
    visto: VISTOS.credito,
    ficha: VISTOS.ficha,
    antecedentes: z.optional(antecedentesDeCredito),
  }),
});

export const vistoSolicitud = definirLlamada({
  ...comun,
  ruta: '/vistos/solicitud/:id',
  resumen: 'What decides a request, as it is now',
  parametros: z.strictObject({ id }),
  respuesta: z.discriminatedUnion('tipo', deCadaTipo('pregunta')),
});

export const vistoGasto = definirLlamada({
  ...comun,
  ruta: '/vistos/gasto/:id_gasto',
  resumen: 'What decides an expense, as it is now',
  parametros: z.strictObject({ id_gasto: id }),
  respuesta: z.object({ estado, visto: VISTOS.gasto }),
});

export const vistoPago = definirLlamada({
  ...comun,
  ruta: '/vistos/pago/:id',
  resumen: 'A payment that is about to be edited, as it is now',
  parametros: z.strictObject({ id: z.union([id, idPago]) }),
  respuesta: z.object({ estado: z.enum(['vigente', 'eliminado']), visto: VISTOS.pago }),
});

/**
 * `visto` for its deletion, `ficha` for its edit; `plazo_fijo`: why another term would be refused. When the call asks
 * `para` a deletion, `no_se_elimina` says why that would be refused.
 */
export const vistoCliente = definirLlamada({
  ...comun,
  ruta: '/vistos/cliente/:id_cliente',
  resumen: 'A client that is about to be edited or deleted, as it is now',
  parametros: z.strictObject({ id_cliente: id }),
  consulta: z.strictObject({ para: z.optional(z.literal('eliminar')) }),
  respuesta: z.object({
    estado: z.enum(['vigente', 'eliminado']),
    nombre: z.string(),
    visto: VISTOS.cliente,
    ficha: VISTOS.ficha,
    plazo_fijo: z.optional(z.enum(PLAZO_FIJO)),
    no_se_elimina: z.optional(z.string()),
  }),
});

export const vistoUsuario = definirLlamada({
  ...comun,
  ruta: '/vistos/usuario/:id_usuario',
  resumen: 'An account that is about to be turned off or on, or edited, as it is now',
  parametros: z.strictObject({ id_usuario: id }),
  respuesta: z.object({
    estado: z.enum(['activo', 'inactivo']),
    nombre: z.string(),
    /** The clients' debts; they change with every payment, so they are shown and not compared. */
    saldo_pendiente: pesos,
    visto: VISTOS.usuario,
    /** For its edit. */
    cuenta: VISTOS.cuenta,
  }),
});

/** With every phone of theirs that was heard of, the last one first. */
export const vistoSesiones = definirLlamada({
  ...comun,
  ruta: '/vistos/sesiones/:id_usuario',
  resumen: "A person's phones, before their sessions are ended",
  parametros: z.strictObject({ id_usuario: id }),
  respuesta: z.object({
    estado: z.enum(['activo', 'inactivo']),
    nombre: z.string(),
    visto: VISTOS.sesiones,
    telefonos: z.array(telefonoDePersona),
  }),
});

export const vistoTelefono = definirLlamada({
  ...comun,
  ruta: '/vistos/telefono/:id_usuario/:dispositivo',
  resumen: 'A phone that is about to be taken for lost',
  parametros: z.strictObject({ id_usuario: id, dispositivo: telefonoQueHabla }),
  respuesta: z.object({
    estado: z.enum(['en_uso', 'perdido']),
    nombre: z.string(),
    visto: VISTOS.telefono,
  }),
});
