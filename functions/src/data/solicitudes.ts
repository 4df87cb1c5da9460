import { solicitudDoc } from '@leal/contract/documentos';
import { coleccion } from './coleccion.ts';

export const solicitudes = coleccion('solicitudes', solicitudDoc);
