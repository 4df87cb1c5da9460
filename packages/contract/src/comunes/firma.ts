/**
 * The header that stands in every answer of Leal's own code: the id by which the log tells of this request, for whoever
 * asks for help. An answer without it is somebody else's (a gateway, the login page of a public network), whatever its
 * status and body.
 */
export const CABECERA_PETICION = 'X-Leal-Peticion';
