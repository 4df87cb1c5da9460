import { clienteDoc } from '@leal/contract/documentos';
import { coleccion } from './coleccion.ts';

export const clientes = coleccion('clientes', clienteDoc);
