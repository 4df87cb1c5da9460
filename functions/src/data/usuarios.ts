import { usuarioDoc } from '@leal/contract/documentos';
import { coleccion } from './coleccion.ts';

export const usuarios = coleccion('usuarios', usuarioDoc);
