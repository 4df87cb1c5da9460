import { idempotenciaDoc } from '@leal/contract/documentos';
import { coleccion } from './coleccion.ts';

export const idempotencia = coleccion('idempotencia', idempotenciaDoc);
