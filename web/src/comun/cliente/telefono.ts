/** Spec §5. */
export const MENSAJE_TELEFONO = 'Ingrese un número de teléfono válido de 10 dígitos';

/** '+52 (618) 123-4567' as the contacts of a phone give it → '6181234567'; anything else stays as typed. */
export function limpiarTelefono(texto: string): string {
  const limpio = texto.replace(/[\s().-]/g, '');
  return limpio.replace(/^\+?52(?=\d{10}$)/, '');
}

export const esTelefono = (texto: string): boolean => /^\d{10}$/.test(texto);
