import { negocioDoc } from '@leal/contract/documentos';
import { coleccion } from './coleccion.ts';

const configuracion = coleccion('configuracion', negocioDoc);

/** What the owner may set; absent until something is. */
export const documentoNegocio = () => configuracion.doc('negocio');
