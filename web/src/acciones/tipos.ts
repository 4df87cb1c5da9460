import type { Llamada, Respuesta } from '@leal/contract';
import type { Llamado } from '@leal/domain';
import type { Accion, Guardado } from '../lib/acciones/accion.ts';
import type { Datos } from '../lib/api/opciones.ts';
import type { Plano } from '../lib/salida/registro.ts';

/** The action of one call: it sends the call's data, and its answer is the call's. */
export type DeLlamada<C extends Plano, L extends Llamada> = Accion<C, Datos<L>, Respuesta<L>>;

/** One that a collector makes with or without a line. */
export type DeCalle<C extends Plano, L extends Llamada> = Accion<C, Datos<L>, Respuesta<L> | Guardado>;

/* What it is about; nothing that was there before, a client, a loan. */
export type SinMas = { readonly [campo: string]: never };
export type DeCliente = { readonly id_cliente: string; readonly nombre: string } & Llamado;
export type DeCredito = { readonly id_credito: string; readonly nombre: string } & Llamado;
