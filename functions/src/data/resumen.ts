import { resumenDoc } from '@leal/contract/documentos';
import { coleccion } from './coleccion.ts';

/** One document: the sums of all collectors at one instant. */
export const resumen = () => coleccion('resumenes', resumenDoc).doc('oficina');
