import { type CreditoDoc, importacionDoc } from '@leal/contract/documentos';
import type { Query } from 'firebase-admin/firestore';
import { clientes } from './clientes.ts';
import { coleccion } from './coleccion.ts';
import { creditos } from './creditos.ts';

/** The files that were imported, each under its hash. */
export const importaciones = coleccion('importaciones', importacionDoc);

/** The loans that came with it and were not undone. */
export const importadosDe = (id_importacion: string): Query<CreditoDoc> =>
  creditos.todas().where('importado.id', '==', id_importacion);

/** An instant before any movement. */
const NUNCA = new Date('2001-01-01');

/** The loans among them that were visited or paid since. */
export const movidosDe = (id_importacion: string): Query<CreditoDoc> =>
  importadosDe(id_importacion).where('ultimo_movimiento_en', '>', NUNCA).limit(1);

/** Clients with one of these names, or phones, at any collector's; deleted ones too. At most thirty of each. */
export const tocayosDe = (slugs: readonly string[]) => clientes.todas().where('slug', 'in', slugs);
export const conTelefono = (telefonos: readonly string[]) =>
  clientes.todas().where('telefono', 'in', telefonos);
