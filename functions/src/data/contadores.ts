import { contadorDoc } from '@leal/contract/documentos';
import { coleccion } from './coleccion.ts';

/** The last ' #n' given, per collector and base name (`idContador`). */
export const contadores = coleccion('contadores', contadorDoc);
