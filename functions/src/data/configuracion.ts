import { calendarioDoc, mudanzaDoc, negocioDoc } from '@leal/contract/documentos';
import { coleccion } from './coleccion.ts';

/** The owner's settings; absent until something is set. */
export const documentoNegocio = () => coleccion('configuracion', negocioDoc).doc('negocio');

/** The calendar of collection with its versions; absent until the clock has looked at the settings once. */
export const documentoCalendario = () => coleccion('configuracion', calendarioDoc).doc('calendario');

/** The move of the open credits to the newest version; absent until there was a second one. */
export const documentoMudanza = () => coleccion('configuracion', mudanzaDoc).doc('mudanza');
