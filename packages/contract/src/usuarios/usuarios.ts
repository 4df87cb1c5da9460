import { interpretarRol, ROL, TOPES } from '@leal/domain';
import * as z from 'zod/mini';
import { hasta, id, nombreDePersona } from '../comunes/campos.ts';
import { pesos } from '../comunes/dinero.ts';
import { instante } from '../comunes/fechas.ts';
import { lista, paginacion } from '../comunes/listas.ts';
import { dichoPorTelefono } from '../formas/telefono.ts';
import { VISTOS } from '../vistos/visto.ts';
import { definirLlamada } from '../definir.ts';
import { usuario } from '../formas/usuario.ts';
import { rutaPrestada } from '../formas/ruta-prestada.ts';
import { vacaciones } from '../formas/vacaciones.ts';

export const usuarioConEstado = z.extend(usuario, {
  activo: z.boolean(),
  creado_en: instante,
  /** Those that were set last, over or not. */
  vacaciones: z.optional(vacaciones),
  /** The routes that it lends and works for others, now or later. */
  rutas_prestadas: z.optional(z.array(rutaPrestada)),
});
export type UsuarioConEstado = z.output<typeof usuarioConEstado>;

/** A row of the team: who has which route and cash, and when their phones were last heard of. */
const filaDeEquipo = z.extend(usuarioConEstado, {
  /** A collector's. */
  ruta: z.optional(z.object({ clientes_activos: z.int(), en_mano: pesos })),
  /** Absent while no phone was heard of. */
  contacto: z.optional(
    z.object({
      visto_en: instante,
      /** Of the phone that was heard of last. */
      version: z.string(),
      telefonos: z.int(),
      /** Of all their phones, as each said it last. */
      sin_enviar: z.int(),
      monto_sin_enviar: pesos,
      /** The phones that were taken for lost, as each was last heard of, until one is back. */
      perdidos: z.optional(z.array(z.object(dichoPorTelefono))),
    }),
  ),
});
export type FilaDeEquipo = z.output<typeof filaDeEquipo>;

export const listarUsuarios = definirLlamada({
  metodo: 'GET',
  ruta: '/usuarios',
  roles: [ROL.gerente],
  resumen: 'Who has an account, oldest first',
  consulta: z.strictObject({
    ...paginacion,
    email: z.optional(z.string().check(z.trim(), z.minLength(1), hasta(TOPES.correo))),
    rol: z.optional(
      z.coerce
        .number()
        .check(z.refine((n) => interpretarRol(n) === n, { error: 'El rol debe ser 5, 6 o 7' })),
    ),
    /** With route and contact; a choice of people needs neither. */
    con: z.optional(z.literal('equipo')),
  }),
  respuesta: lista(filaDeEquipo),
});

/** The clients and cash that a collector who is turned off leaves behind: somebody has to take the route. */
const carteraSinCobrador = z.object({
  clientes_activos: z.int(),
  saldo_pendiente: pesos,
  por_aprobar: z.int(),
  en_mano: pesos,
  en_mano_por_aprobar: pesos,
  en_mano_por_resolver: pesos,
});

/** Nobody can turn their own account off: the last manager would lock everybody out. */
export const cambiarUsuario = definirLlamada({
  metodo: 'PATCH',
  ruta: '/usuarios/:id_usuario',
  roles: [ROL.gerente],
  resumen: "Change a user's name, or turn the account on or off",
  errores: ['NO_ENCONTRADO', 'CAMBIO_MIENTRAS', 'EMAIL_EXISTS', 'USUARIO_INVALIDO', 'DEJA_CLIENTES'],
  parametros: z.strictObject({ id_usuario: id }),
  cuerpo: z.strictObject({
    nombre: z.optional(nombreDePersona),
    activo: z.optional(z.boolean()),
    /** Said a second time, of a collector who is turned off with active clients: nobody collects from them. */
    deja_clientes: z.optional(z.literal(true)),
    /** Sent with `activo`. */
    visto: z.optional(VISTOS.usuario),
  }),
  respuesta: z.object({
    usuario: usuarioConEstado,
    /** Present when this is a collector who is now turned off. */
    cartera: z.optional(carteraSinCobrador),
  }),
});
