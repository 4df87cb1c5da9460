import { type CampoTelefono, FICHA, TELEFONOS } from '@leal/domain';

/** The phones to show: an optional one that is empty is left out. */
export const telefonosDe = (cliente: Readonly<Record<CampoTelefono, string>>): CampoTelefono[] =>
  TELEFONOS.filter((campo) => !('opcional' in FICHA[campo]) || cliente[campo] !== '');
