import { cliente, type Cliente, type NotaDicha } from '@leal/contract';
import { type ClienteDoc, presentar } from '@leal/contract/documentos';
import { aInstanteIso } from '@leal/domain';

/** The note of a record or of its copy; one that was taken back is none. */
export const presentarNota = ({ nota }: Pick<ClienteDoc, 'nota'>): { nota?: NotaDicha } =>
  nota && nota.texto !== '' ? { nota: { ...nota, capturado_en: aInstanteIso(nota.capturado_en) } } : {};

/** A client as every single answer shows it. */
export const presentarCliente = ({ nota, ...doc }: ClienteDoc): Cliente => ({
  ...presentar(cliente, doc),
  ultima_visita: doc.ultima_visita ?? null,
  ...presentarNota({ nota }),
});
