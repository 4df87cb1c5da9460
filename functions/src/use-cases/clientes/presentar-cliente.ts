import { cliente, type Cliente } from '@leal/contract';
import { type ClienteDoc, presentar } from '@leal/contract/documentos';

/** A client as every single answer shows it. */
export const presentarCliente = (doc: ClienteDoc): Cliente => ({
  ...presentar(cliente, doc),
  ultima_visita: doc.ultima_visita ?? null,
});
