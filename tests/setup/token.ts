import type { IdRol } from '@leal/domain';

/** What a token of Auth says, unchecked. */
type Carga = { readonly auth_time: number; readonly id_rol?: IdRol };

export const cargaDe = (token: string): Carga =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Carga;
