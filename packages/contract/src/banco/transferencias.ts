import { ESTADOS_EN_BANCO, ROL, SIN_CORRECCION } from '@leal/domain';
import * as z from 'zod/mini';
import { id, idPago } from '../comunes/campos.ts';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio, instante } from '../comunes/fechas.ts';
import { transferencia } from '../comunes/guardado.ts';
import { lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { duenos } from '../formas/cliente.ts';

/* The transfers that collectors captured, beside what the office has seen of them in the bank. */

const estado = z.enum(ESTADOS_EN_BANCO);

/** Another transfer, of which a row says that it has the same reference. */
const mismaReferencia = z.object({
  id_pago: z.string(),
  id_credito: z.string(),
  nombre_cliente: z.string(),
  nombre_cobrador: z.string(),
  monto: pesos,
  fecha: fechaNegocio,
  estado,
});

export const transferenciaListada = z.object({
  id_pago: z.string(),
  id_credito: z.string(),
  ...duenos,
  nombre_cliente: z.string(),
  nombre_cobrador: z.string(),
  monto: pesos,
  /** Business date. */
  fecha: fechaNegocio,
  capturado_en: instante,
  transferencia,
  estado,
  /** Why no correction takes it back, so that one that is not there is a loss. Not said of those that were seen. */
  sin_correccion: z.optional(z.enum(SIN_CORRECCION)),
  /** It is not there, and a loss (`esPerdida`). */
  perdida: z.optional(z.literal(true)),
  /** The days for which nobody has looked for it, once these are too many (`diasSinConfirmar`). */
  sin_confirmar_dias: z.optional(z.int()),
  /** The working days after which these are too many, as the settings have it (`senal_dias_habiles`); said with them. */
  sin_confirmar_habiles: z.optional(z.int()),
  /** The newest of the others under its reference (`DIAS_DE_REFERENCIA`). Not said of those that were seen. */
  misma_referencia: z.optional(z.array(mismaReferencia)),
  /** When somebody looked for it last, and who; absent as long as nobody has. */
  visto_en: z.optional(instante),
  nombre_gerente: z.optional(z.string()),
});
export type TransferenciaListada = z.output<typeof transferenciaListada>;

/** Those that wait or are not there, oldest first; those that were seen, newest first. With the first page the count and the sum of that state. */
export const listarTransferencias = definirLlamada({
  metodo: 'GET',
  ruta: '/transferencias',
  roles: [ROL.gerente, ROL.supervisor],
  resumen: 'Transfers by what the bank has seen of them',
  consulta: z.strictObject({ ...paginacion, estado: z.optional(estado) }),
  respuesta: z.extend(lista(transferenciaListada), { monto: z.optional(pesos) }),
});

/** As many as one change marks. */
export const TOPE_MARCADAS = 50;

const vista = z.strictObject({ monto: pesos, estado });

const marca = z.strictObject({
  id_pago: idPago,
  visto: vista,
  /** The row of the bank that it is: of the same amount, and nobody's yet. Only of one that was seen, before too, if without a row. */
  renglon: z.optional(id),
});

const sinRepetir = (valores: readonly (string | undefined)[]): boolean => {
  const dichos = valores.filter((valor) => valor !== undefined);
  return new Set(dichos).size === dichos.length;
};

/**
 * What one or several transfers are from now on. Each is held to what the list showed of it and answered for itself; where none
 * could be marked, it is 409 CAMBIO_MIENTRAS. `tomado`: its row of the bank is another payment's by now, or of another amount. The
 * collector of one that is not there is told; taking the payment out stays a correction of its own.
 */
export const marcarTransferencias = definirLlamada({
  metodo: 'PUT',
  ruta: '/transferencias',
  roles: [ROL.gerente],
  resumen: 'Mark transfers as seen in the bank, as not there, or as still to be confirmed',
  errores: ['NO_ENCONTRADO', 'CAMBIO_MIENTRAS'],
  cuerpo: z
    .strictObject({
      estado,
      pagos: z.array(marca).check(z.minLength(1), z.maxLength(TOPE_MARCADAS)),
    })
    .check(
      z.refine(({ pagos }) => sinRepetir(pagos.map((pago) => pago.id_pago)), {
        error: 'Un pago está dos veces',
        path: ['pagos'],
      }),
      z.refine(({ pagos }) => sinRepetir(pagos.map(({ renglon }) => renglon)), {
        error: 'Un renglón del banco está dos veces',
        path: ['pagos'],
      }),
      z.refine((cuerpo) => cuerpo.estado === 'vista' || cuerpo.pagos.every(({ renglon }) => !renglon), {
        error: 'Solo una transferencia vista tiene un renglón del banco',
        path: ['estado'],
      }),
      z.refine(
        ({ estado: queda, pagos }) => pagos.every(({ visto, renglon }) => visto.estado !== queda || renglon),
        {
          error: 'Ya está así',
          path: ['estado'],
        },
      ),
    ),
  respuesta: z.object({
    datos: z.array(
      z.object({ id_pago: z.string(), resultado: z.enum(['hecha', 'cambio', 'no_hay', 'tomado']) }),
    ),
  }),
});
