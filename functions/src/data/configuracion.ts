import { negocioDoc } from '@leal/contract/documentos';
import { coleccion } from './coleccion.ts';

const configuracion = coleccion('configuracion', negocioDoc);

/** The owner's settings; absent until something is set. */
export const documentoNegocio = () => configuracion.doc('negocio');
