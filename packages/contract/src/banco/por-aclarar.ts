import { ROL, TOPES } from '@leal/domain';
import * as z from 'zod/mini';
import { id, texto } from '../comunes/campos.ts';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio, instante } from '../comunes/fechas.ts';
import { transferencia } from '../comunes/guardado.ts';
import { lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { duenos } from '../formas/cliente.ts';

/* Transfers that a collector captured and no payment stands for: nobody holds cash of them, and the money may be in the bank. */

const porAclarar = z.object({
  id_solicitud: z.string(),
  id_credito: z.nullable(z.string()),
  ...duenos,
  nombre_cliente: z.string(),
  nombre_cobrador: z.string(),
  /** What was not booked: all of a rejection, the rest of an approval of less. */
  monto: pesos,
  /** Business date of the capture. */
  fecha: fechaNegocio,
  transferencia,
  estado: z.enum(['aprobada', 'rechazada']),
  respondida_en: instante,
  /** Null: its collector discarded it. */
  nombre_gerente: z.nullable(z.string()),
  comentario: z.string(),
});
export type TransferenciaPorAclarar = z.output<typeof porAclarar>;

/** Oldest answer first. */
export const listarPorAclarar = definirLlamada({
  metodo: 'GET',
  ruta: '/transferencias/por-aclarar',
  roles: [ROL.gerente, ROL.supervisor],
  resumen: 'Transfers that were rejected or discarded, until somebody says what they were',
  consulta: z.strictObject({ ...paginacion }),
  respuesta: lista(porAclarar),
});

/** A manager says what it was; the request keeps that, and leaves the list. No money moves. */
export const aclararTransferencia = definirLlamada({
  metodo: 'PUT',
  ruta: '/transferencias/por-aclarar/:id',
  roles: [ROL.gerente],
  resumen: 'Say what a transfer was that no payment stands for',
  errores: ['NO_ENCONTRADO', 'YA_PROCESADA'],
  parametros: z.strictObject({ id }),
  cuerpo: z.strictObject({ nota: texto(TOPES.motivo, 'Escribe qué se aclaró') }),
  respuesta: z.object({ id_solicitud: z.string(), aclarado: z.string() }),
});
