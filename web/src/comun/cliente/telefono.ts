import { type CampoTelefono, FICHA, TELEFONOS } from '@leal/domain';

/** '+52 (618) 123-4567' as a phone's contacts write it → '6181234567'; anything else stays as typed. */
export function limpiarTelefono(texto: string): string {
  const limpio = texto.replace(/[\s().-]/g, '');
  return limpio.replace(/^\+?52(?=\d{10}$)/, '');
}

/** The phones to show: an optional one that is empty is left out. */
export const telefonosDe = (cliente: Readonly<Record<CampoTelefono, string>>): CampoTelefono[] =>
  TELEFONOS.filter((campo) => !('opcional' in FICHA[campo]) || cliente[campo] !== '');
