/** Whose sessions: as a list calls them, and whether it is the person who looks. */
export type Quien = { readonly id_usuario: string; readonly llamado: string; readonly esPropio: boolean };
