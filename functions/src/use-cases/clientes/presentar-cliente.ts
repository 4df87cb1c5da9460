import type { Cliente } from '@leal/contract';
import type { ClienteDoc } from '@leal/contract/documentos';

/** A client as every single answer shows it. */
export const presentarCliente = (doc: ClienteDoc): Cliente => ({
  id_cliente: doc.id_cliente,
  id_cobrador: doc.id_cobrador,
  nombre: doc.nombre,
  slug: doc.slug,
  negocio: doc.negocio,
  direccion: doc.direccion,
  calle: doc.calle,
  colonia: doc.colonia,
  ubicacion: doc.ubicacion,
  telefono: doc.telefono,
  ultima_visita: doc.ultima_visita ?? null,
});
