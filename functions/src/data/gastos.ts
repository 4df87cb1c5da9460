import { gastoDoc } from '@leal/contract/documentos';
import { coleccion } from './coleccion.ts';

export const gastos = coleccion('gastos', gastoDoc);
