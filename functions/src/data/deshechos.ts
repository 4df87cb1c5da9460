import { creditoDoc } from '@leal/contract/documentos';
import { coleccion } from './coleccion.ts';

/**
 * Imported loans that were taken back, as they were, cancelled. No list finds them: they say whose cash it is that a phone
 * without a line took meanwhile.
 */
export const deshechos = coleccion('creditos_deshechos', creditoDoc);
