import { nombreBase, normalizar } from './cliente.ts';
import { type CampoTelefono, TELEFONOS } from './ficha.ts';

/** The fields that a person is recognised by. */
export type SenasPersonales = { readonly id_cobrador: string; readonly nombre: string } & {
  readonly [T in CampoTelefono]: string;
};

export type PorParecido = 'telefono' | 'nombre';

const numerosDe = (quien: SenasPersonales): string[] =>
  TELEFONOS.map((campo) => quien[campo]).filter((numero) => numero !== '');

const nombreDe = ({ nombre }: SenasPersonales): string => normalizar(nombreBase(nombre));

/** Whether two clients are one person as far as anybody can tell: one name, and one phone; of two without any, one collector. */
export function sonLaMisma(persona: SenasPersonales, otraPersona: SenasPersonales): boolean {
  const nombre = nombreDe(persona);
  if (nombre === '' || nombre !== nombreDe(otraPersona)) return false;
  const [suyos, deLaOtra] = [numerosDe(persona), numerosDe(otraPersona)];
  return suyos.length === 0 && deLaOtra.length === 0
    ? persona.id_cobrador === otraPersona.id_cobrador
    : suyos.some((numero) => deLaOtra.includes(numero));
}

/**
 * The reason why two clients seem to be one person: one of their phones is the same, whosever clients they are, or they
 * are the same collector's and have one name, with or without a '#2'.
 */
export function parecidoPor(persona: SenasPersonales, otraPersona: SenasPersonales): PorParecido | null {
  const deLaOtra = numerosDe(otraPersona);
  if (numerosDe(persona).some((numero) => deLaOtra.includes(numero))) return 'telefono';
  const nombre = nombreDe(persona);
  return nombre !== '' && persona.id_cobrador === otraPersona.id_cobrador && nombre === nombreDe(otraPersona)
    ? 'nombre'
    : null;
}
