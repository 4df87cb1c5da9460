import { gasto, type Gasto } from '@leal/contract';
import { type GastoDoc, presentar } from '@leal/contract/documentos';

/** A stored expense as the API says it (spec §3). */
export const presentarGasto = (doc: GastoDoc): Gasto => presentar(gasto, doc);
