import { CLASES_POR_APROBAR, ESTADOS_SOLICITUD } from '@leal/domain';
import * as z from 'zod/mini';
import { catch as oSiNo } from 'zod/mini';
import { idRol } from '../formas/usuario.ts';
import { posicionDicha } from '../comunes/captura.ts';
import { cuentaDe, dia, mapa, momento, monto } from '../comunes/guardado.ts';

export const rutaDoc = z.object({
  id_cobrador: z.string(),
  orden_clientes: z.array(z.string()),
  actualizado_en: momento,
});
export type RutaDoc = z.output<typeof rutaDoc>;

/** All that a collector's listener needs, written in the transactions that change it. */
export const avisoDoc = z.object({
  /** The counts of what waits for a manager, class by class: the same as in the running sums, by construction. */
  por_aprobar: cuentaDe(CLASES_POR_APROBAR),
  ultima_resolucion: z.nullable(
    z.object({
      id: z.string(),
      tipo: z.string(),
      estado: z.enum(ESTADOS_SOLICITUD),
      nombre_cliente: z.string(),
      fecha: momento,
      /** The amount that it is about; notices written before it was kept have none. */
      monto_centavos: z.optional(monto),
      /** The cash to hand over of an approved renewal. */
      monto_entregado_centavos: z.optional(monto),
      /** A client was changed otherwise than it was asked for. */
      con_otros_datos: z.optional(z.literal(true)),
      /** Cash that the decision left in the collector's hands. */
      por_resolver_centavos: z.optional(monto),
    }),
  ),
  /** The last time that clients came or went, in the words that its collector reads; absent until they do. */
  manos: z.optional(z.object({ id: z.string(), texto: z.string() })),
  /** The last transfers that the office did not find in the bank, in the words that their collector reads; the newest last. */
  no_estan: z.optional(z.array(z.object({ id: z.string(), texto: z.string() }))),
  /** Grows when the route changed from outside. */
  ruta: z.int(),
  /** Grows when cash was handed over or a cut moved; notices written before it was kept have none. */
  caja: z.optional(z.int()),
  /** When it was last written, by the store's clock: managers listen to those that moved last. Absent until it moves. */
  movido_en: z.optional(momento),
});
export type AvisoDoc = z.output<typeof avisoDoc>;

/** A row of the audit: who, when, what, on which document; append-only for everybody. */
export const bitacoraDoc = z.object({
  id: z.string(),
  fecha: momento,
  id_usuario: z.string(),
  nombre_usuario: z.string(),
  id_rol: idRol,
  accion: z.string(),
  documento: z.string(),
  id_cobrador: z.nullable(z.string()),
  id_cliente: z.nullable(z.string()),
  /** The client's name as the change left it; absent from rows written before it was kept. */
  nombre_cliente: z.optional(z.nullable(z.string())),
  antes: z.nullable(mapa),
  despues: z.nullable(mapa),
  decision_propia: z.optional(z.boolean()),
  /** The hash of the key under which it was done; a key's own record is forgotten after some days, this is not. */
  clave: z.optional(z.string()),
  /** Nobody said what the question had shown, so nothing was compared. */
  sin_visto: z.optional(z.literal(true)),
  /** The position of the phone that captured it: taken out after `dias_posicion`. */
  posicion: z.optional(z.extend(posicionDicha, { guardada_en: momento })),
});
export type BitacoraDoc = z.output<typeof bitacoraDoc>;

export const idempotenciaDoc = z.object({
  huella: z.string(),
  estado: z.int(),
  /** The encoded answer, as JSON text. */
  respuesta: z.string(),
  creado_en: momento,
  expira_en: momento,
});
export type IdempotenciaDoc = z.output<typeof idempotenciaDoc>;

/** A change of settings for a day to come; of what it says, only what can be used then will be. */
const programado = z.object({
  id: z.string(),
  desde: dia,
  cambios: mapa,
  id_usuario: z.string(),
  nombre: z.string(),
  motivo: z.string(),
});
export type AjusteProgramadoDoc = z.output<typeof programado>;

/**
 * Set by the owner, maybe by hand: an absent field has its default. Whatever a hand writes is read, so that nobody stops working by it;
 * what no rule can use is ignored where it would be used (`festivosValidos`, `parametrosPuestos`…), and told on the screen.
 */
export const negocioDoc = z.object({
  festivos: z._default(z.unknown(), []),
  exigir_segundo_gerente: z._default(z.unknown(), false),
  parametros: oSiNo(z._default(mapa, {}), {}),
  horarios: z.optional(z.unknown()),
  /** The soonest first. */
  programados: oSiNo(z._default(z.array(programado), []), []),
  /** What judged a tap until then (`AjustesDeAntes`); the oldest first. */
  de_antes: oSiNo(
    z._default(z.array(z.object({ hasta_ms: z.int(), parametros: mapa, horarios: mapa })), []),
    [],
  ),
  /** Kept from the first settings on that take transfers: those that are in the books keep their screens. */
  hubo_transferencias: z.optional(z.unknown()),
  motivos_visita: z.optional(z.unknown()),
  aviso_cobro: z.optional(z.unknown()),
  razon_social: z.optional(z.unknown()),
  rfc: z.optional(z.unknown()),
  contacto: z.optional(z.unknown()),
  aviso_privacidad: z.optional(z.unknown()),
  mostrar_cat: z.optional(z.unknown()),
  lugar: z.optional(z.unknown()),
  pagare: z.optional(z.unknown()),
  contrato: z.optional(z.unknown()),
  formato_aprobado: z.optional(z.unknown()),
});
export type NegocioDoc = z.output<typeof negocioDoc>;

export const contadorDoc = z.object({ ultimo: z.int() });
