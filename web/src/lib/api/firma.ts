import { CABECERA_PETICION } from '@leal/contract';

/** Only Leal's own word counts: of what anybody else answers nobody knows what the server did, nor whether it was asked. */
export const esNuestra = ({ headers }: Response): boolean => headers.has(CABECERA_PETICION);
