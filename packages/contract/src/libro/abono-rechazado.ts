import { ROL, TOPES } from '@leal/domain';
import * as z from 'zod/mini';
import { id, textoOpcional } from '../comunes/campos.ts';
import { captura, claveDeRegistro, transferenciaDeAbono } from '../comunes/captura.ts';
import { montoPositivo } from '../comunes/dinero.ts';
import { instante } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';
import { registrarAbono } from './registrar-abono.ts';

/* The calls by which a phone tells of a payment that it could not get through: nothing of it may vanish unseen. */

const deUnTelefono = {
  id_credito: id,
  monto: montoPositivo,
  clave: claveDeRegistro,
  ...transferenciaDeAbono,
  ...captura,
  capturado_en: instante,
};

/**
 * The cash of a payment that was refused waits for a manager, as a late capture. The server looks again why it cannot be
 * booked. When that key or tap has become a row or a request already, that is the answer, and nothing new is opened.
 */
export const enviarAbonoAlGerente = definirLlamada({
  metodo: 'POST',
  ruta: '/abonos/al-gerente',
  roles: [ROL.cobrador],
  resumen: 'Hand a refused payment to the manager',
  errores: ['PROHIBIDO'],
  cuerpo: z.strictObject({ ...deUnTelefono, motivo: textoOpcional(TOPES.motivo) }),
  aceptada: ({ tipo }) => tipo === 'tardia',
  respuesta: registrarAbono.respuesta,
});

/**
 * A payment will not be sent any more: its collector says so, and the audit keeps it. The ledger does not change.
 * `razon`: why it was refused, as the phone was told; absent when it was never sent.
 */
export const descartarAbono = definirLlamada({
  metodo: 'POST',
  ruta: '/abonos/descartar',
  roles: [ROL.cobrador],
  resumen: 'Say that a payment on the phone was discarded',
  errores: ['PROHIBIDO'],
  exito: 204,
  cuerpo: z.strictObject({
    ...deUnTelefono,
    razon: textoOpcional(TOPES.motivo),
  }),
  respuesta: z.null(),
});
