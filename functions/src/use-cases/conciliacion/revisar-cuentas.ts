import type { AsuntoPorRevisar, UsuarioDoc } from '@leal/contract/documentos';
import { leerRegistros } from '../../data/usuarios.ts';
import { type Cuenta, recorrerCuentas } from '../../platform/cuentas.ts';
import { registro } from '../../platform/registro.ts';

type Registrado = Pick<UsuarioDoc, 'activo' | 'email' | 'id_rol'>;

const encendida = (activo: boolean): string => (activo ? 'activa' : 'desactivada');

/** The points in which an account differs from its record; a person decides which of them is right. */
function diferencias(registrado: Registrado | undefined, cuenta: Cuenta | undefined): string[] {
  // Anybody may open an account; without a role it is nobody's.
  if (registrado === undefined) return cuenta?.id_rol ? ['La cuenta tiene un rol y no tiene registro'] : [];
  if (cuenta === undefined) return ['El registro no tiene cuenta'];
  const { activo, email, id_rol } = registrado;
  return [
    ...(cuenta.activo === activo
      ? []
      : [`La cuenta está ${encendida(cuenta.activo)} y el registro dice ${encendida(activo)}`]),
    ...(cuenta.id_rol === id_rol
      ? []
      : [`La cuenta tiene el rol ${cuenta.id_rol ?? 'ninguno'} y el registro dice ${id_rol}`]),
    ...(cuenta.email === email ? [] : ['El correo de la cuenta no es el del registro']),
  ];
}

const asuntosDe = (uid: string, ...de: Parameters<typeof diferencias>): AsuntoPorRevisar[] =>
  diferencias(...de).map((motivo) => ({ documento: `usuarios/${uid}`, motivo }));

/** Every account of the identity service against its record. Nothing is repaired here: turning it off and on does. */
export async function revisarCuentas(): Promise<AsuntoPorRevisar[]> {
  const registros = await leerRegistros();
  const asuntos: AsuntoPorRevisar[] = [];
  for await (const cuenta of recorrerCuentas()) {
    asuntos.push(...asuntosDe(cuenta.uid, registros.get(cuenta.uid), cuenta));
    registros.delete(cuenta.uid);
  }
  for (const [uid, registrado] of registros) asuntos.push(...asuntosDe(uid, registrado, undefined));
  for (const asunto of asuntos) registro.aviso('Asunto por revisar', asunto);
  return asuntos;
}
