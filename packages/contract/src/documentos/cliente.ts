import { type FichaCliente, mapaBusqueda } from '@leal/domain';
import * as z from 'zod/mini';
import { posicionDicha } from '../comunes/captura.ts';
import { fichaGuardada } from '../comunes/cliente.ts';
import { duenos } from '../formas/cliente.ts';
import { dia, momento } from '../comunes/guardado.ts';

/** Where the door is, as the latest capture says; nobody has set it where it is absent. */
export const puntoGuardado = z.extend(posicionDicha, { capturado_en: momento });
export type PuntoGuardado = z.output<typeof puntoGuardado>;

/** Fields of the client's record, copied to its credits. */
export const fotoDelCliente = {
  ...duenos,
  ...fichaGuardada,
  /** One that was taken back stays as '', so that an older one that comes later stays away. */
  nota: z.optional(z.object({ texto: z.string(), por: z.string(), capturado_en: momento })),
  punto: z.optional(puntoGuardado),
};

export const clienteDoc = z.object({
  ...fotoDelCliente,
  /** Search prefixes: each typed word is one equality filter on this map. */
  busca: z.record(z.string(), z.literal(true)),
  /** A client has at most one open credit (Pendiente or Aprobado), by construction. */
  id_credito_abierto: z.nullable(z.string()),
  id_credito_ultimo: z.nullable(z.string()),
  /** The client's place in its collector's list; null: not listed (only requests so far). */
  estado_lista: z.nullable(z.enum(['Pendiente', 'Finalizado'])),
  /** Its loan was written off: it bars another until a manager lifts that. */
  por_castigo: z.optional(z.nullable(z.enum(['impide', 'levantado']))),
  eliminado: z.boolean(),
  eliminado_en: z.optional(momento),
  creado_en: momento,
  ultima_visita: z.optional(dia),
});
export type ClienteDoc = z.output<typeof clienteDoc>;

type ClientePedido = {
  readonly ficha: FichaCliente;
  readonly id_cliente: string;
  readonly id_cobrador: string;
  /** The loan that it asks for. */
  readonly id_credito: string;
  readonly en: Date;
} & Pick<ClienteDoc, 'nota'>;

/** A client as it is registered: with a loan request, and in no list before that is approved. */
export const clienteNuevo = ({
  ficha,
  id_cliente,
  id_cobrador,
  id_credito,
  en,
  nota,
}: ClientePedido): ClienteDoc => ({
  id_cliente,
  id_cobrador,
  ...ficha,
  ...(nota && { nota }),
  busca: mapaBusqueda(ficha),
  id_credito_abierto: id_credito,
  id_credito_ultimo: id_credito,
  estado_lista: null,
  eliminado: false,
  creado_en: en,
});
