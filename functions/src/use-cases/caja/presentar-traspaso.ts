import { traspaso, type Traspaso } from '@leal/contract';
import { presentar, type TraspasoDoc } from '@leal/contract/documentos';

export const presentarTraspaso = (doc: TraspasoDoc): Traspaso => presentar(traspaso, doc);
