type ReglaContrasena = 'longitud' | 'minuscula' | 'mayuscula' | 'numero' | 'especial';

type Regla = { readonly regla: ReglaContrasena; readonly mensaje: string; readonly patron: RegExp };

/** The live checklist of the register screen (spec §5), in its order and words. */
const REGLAS: readonly Regla[] = [
  { regla: 'longitud', mensaje: 'Mínimo 6 caracteres', patron: /^.{6,}$/su },
  { regla: 'minuscula', mensaje: 'Al menos una letra minúscula', patron: /\p{Ll}/u },
  { regla: 'mayuscula', mensaje: 'Al menos una letra mayúscula', patron: /\p{Lu}/u },
  { regla: 'numero', mensaje: 'Al menos un número', patron: /\d/ },
  {
    // The spec's message and its accepted list differ by '^' and '_': either is accepted.
    regla: 'especial',
    mensaje: 'Al menos un carácter especial (!@#$%*&()_,.?)',
    patron: /[!@#$%^&*()_,.?]/,
  },
];

export const MENSAJE_CONTRASENA_DEBIL = 'La contraseña no cumple con los requisitos.';
export const MENSAJE_CONTRASENAS_DISTINTAS = 'Las contraseñas no coinciden.';

/** Each rule with its message and whether the password meets it. */
export const validarContrasena = (
  contrasena: string,
): { regla: ReglaContrasena; mensaje: string; cumple: boolean }[] =>
  REGLAS.map(({ regla, mensaje, patron }) => ({ regla, mensaje, cumple: patron.test(contrasena) }));

export const esContrasenaValida = (contrasena: string): boolean =>
  REGLAS.every(({ patron }) => patron.test(contrasena));
