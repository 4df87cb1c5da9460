import { CABECERA_PETICION } from '@leal/contract';

/** Leal's word alone counts: of anybody else's answer nobody knows what the server did, nor whether it was asked. */
export const esNuestra = ({ headers }: Response): boolean => headers.has(CABECERA_PETICION);
