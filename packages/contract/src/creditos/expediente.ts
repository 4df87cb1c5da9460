import { ESTADOS_ENTREGA, ROL, TIPOS_SOLICITUD, tomar } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio, instante } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';
import { castigoDicho, porCastigar } from '../formas/castigo.ts';
import { cliente, enLaOficina } from '../formas/cliente.ts';
import { delConvenio } from '../formas/convenio.ts';
import { credito, sinEntregar } from '../formas/credito.ts';
import { deVacaciones } from '../formas/vacaciones.ts';
import { comunDicho } from '../solicitudes/forma.ts';

/** A credit with what came before and after it. */
const creditoDelExpediente = z.extend(credito, {
  fecha_fin: z.nullable(fechaNegocio),
  vencido: z.boolean(),
  /** The cash for the client: absent when nothing is handed over, or nobody noted it then. */
  entrega: z.optional(
    z.object({
      estado: z.enum(ESTADOS_ENTREGA),
      monto: pesos,
      /** Once it was handed over: when, and how many days after the approval. */
      fecha: z.optional(fechaNegocio),
      dias_despues: z.optional(z.int()),
      /** Present as long as it waits and nothing stands against it. */
      se_puede_cancelar: z.optional(z.literal(true)),
      /** Why not, while it waits. */
      no_se_cancela: z.optional(z.string()),
      /** Present as long as nothing was paid on it: it may never have happened. */
      se_puede_deshacer: z.optional(z.literal(true)),
      /** Why not, while nothing was paid on it. */
      no_se_deshace: z.optional(z.string()),
      /** Its client signed for it (`firmaDeEntrega`). */
      firmada: z.optional(z.literal(true)),
      /** The phone's clock said it was before the approval: it stands at that instant. */
      reloj_corregido: z.optional(z.literal(true)),
    }),
  ),
  /** Present as long as it may be written off. */
  por_castigar: z.optional(porCastigar),
  /** Present once it is. */
  castigo: z.optional(castigoDicho),
  ...delConvenio,
  /** The credit that this renewal settled, and the one that settled it. */
  id_credito_anterior: z.nullable(z.string()),
  id_credito_siguiente: z.nullable(z.string()),
});
export type CreditoDelExpediente = z.output<typeof creditoDelExpediente>;

/** A credit that somebody owes now, or asks for. */
export const creditoAbierto = z.object({
  ...tomar(credito.shape, ['estado_credito', 'monto_solicitado', 'saldo']),
  ...sinEntregar,
});
export type CreditoAbierto = z.output<typeof creditoAbierto>;

/** Another record of what seems to be the same person, and what it has in common. */
export const clienteLigado = z.object({
  ...tomar(cliente.shape, ['id_cliente', 'nombre', 'negocio', 'direccion']),
  ...enLaOficina,
  por: z.enum(['nombre', 'telefono']),
  abierto: z.optional(creditoAbierto),
});
export type ClienteLigado = z.output<typeof clienteLigado>;

export const solicitudAbierta = z.object({
  ...tomar(comunDicho, ['id_solicitud', 'id_credito', 'nombre_solicitante', 'motivo', 'fecha_solicitud']),
  tipo: z.enum(TIPOS_SOLICITUD),
});
export type SolicitudAbierta = z.output<typeof solicitudAbierta>;

/**
 * All that is known of a client, but for the ledger of each credit and the audit, which have their own calls. A manager
 * opens a deleted client's too.
 */
export const expedienteCliente = definirLlamada({
  metodo: 'GET',
  ruta: '/clientes/:id_cliente/expediente',
  roles: [ROL.gerente, ROL.supervisor],
  resumen: "A client's page: data, credits, open requests, linked records",
  errores: ['NO_ENCONTRADO'],
  parametros: z.strictObject({ id_cliente: id }),
  respuesta: z.object({
    cliente: z.extend(cliente, {
      ...enLaOficina,
      ...deVacaciones,
      registrado_en: instante,
      eliminado_en: z.optional(instante),
    }),
    /** Newest first. */
    creditos: z.array(creditoDelExpediente),
    ligados: z.array(clienteLigado),
    solicitudes: z.optional(z.array(solicitudAbierta)),
  }),
});
