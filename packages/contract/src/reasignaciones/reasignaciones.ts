import { FORMAS_DE_COMPARTIR, ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { pesos } from '../comunes/dinero.ts';
import { instante } from '../comunes/fechas.ts';
import { idsConComas } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { VISTOS } from '../vistos/visto.ts';

/** The most collectors among whom a route is shared out at once. */
export const MAXIMO_RECEPTORES = 10;

/** The most clients that can be named; whoever wants more of them takes the route as a whole. */
export const MAXIMO_NOMBRADOS = 100;

/** Why a client did not go. */
export const POR_QUE_NO_PASA = ['no_existe', 'es_de_otro', 'cambio_mientras', 'receptor_inactivo'] as const;
export type PorQueNoPasa = (typeof POR_QUE_NO_PASA)[number];

export const ESTADOS_REASIGNACION = ['en_curso', 'detenida', 'terminada'] as const;
export type EstadoReasignacion = (typeof ESTADOS_REASIGNACION)[number];

/** Without names the whole route goes. Several get equal parts of its order where nothing else is said. */
const cuales = {
  de: id,
  por: z.optional(z.enum(FORMAS_DE_COMPARTIR)),
};

const comun = { roles: [ROL.gerente], errores: ['NO_ENCONTRADO'] } as const;

/** A collector who gets clients, with their active clients and what these owe, before and after. */
const receptor = z.object({
  id_cobrador: z.string(),
  nombre: z.string(),
  clientes: z.int(),
  saldo: pesos,
  activos_antes: z.int(),
  activos_despues: z.int(),
  saldo_antes: pesos,
  saldo_despues: pesos,
});
export type ReceptorDeClientes = z.output<typeof receptor>;

export const vistoReasignacion = definirLlamada({
  metodo: 'GET',
  ruta: '/vistos/reasignacion',
  roles: [ROL.gerente],
  resumen: 'Clients that are about to get another collector, as they are now',
  errores: ['NO_ENCONTRADO', 'USUARIO_INVALIDO'],
  consulta: z.strictObject({
    ...cuales,
    a: idsConComas(MAXIMO_RECEPTORES),
    clientes: z.optional(idsConComas(MAXIMO_NOMBRADOS)),
  }),
  respuesta: z.object({
    estado: z.enum(['con_clientes', 'sin_clientes']),
    /** The name of the collector whose clients they are. */
    nombre: z.string(),
    visto: VISTOS.reasignacion,
    receptores: z.array(receptor),
    /** The clients whose name somebody at the new collector's has: they get the next number. */
    otros_nombres: z.array(z.object({ nombre: z.string(), nuevo: z.string() })),
  }),
});

export const reasignacion = z.object({
  id_reasignacion: z.string(),
  estado: z.enum(ESTADOS_REASIGNACION),
  de: z.string(),
  nombre_de: z.string(),
  receptores: z.array(
    z.object({ id_cobrador: z.string(), nombre: z.string(), clientes: z.int(), pasaron: z.int() }),
  ),
  clientes: z.int(),
  pasaron: z.int(),
  quedaron: z.int(),
  creado_en: instante,
  nombre_gerente: z.string(),
});
export type Reasignacion = z.output<typeof reasignacion>;

/**
 * Clients of one collector begin to go over to others, each with its open credit (else its last one) and what was asked about it; cash
 * stays with whoever holds it. They go in parts, by `seguirReasignacion` or by the clock, each only as this question showed it.
 */
export const crearReasignacion = definirLlamada({
  ...comun,
  metodo: 'POST',
  ruta: '/reasignaciones',
  resumen: 'Begin to give clients of one collector to others',
  exito: 201,
  errores: ['NO_ENCONTRADO', 'USUARIO_INVALIDO', 'CAMBIO_MIENTRAS'],
  cuerpo: z.strictObject({
    ...cuales,
    a: z.array(id).check(z.minLength(1), z.maxLength(MAXIMO_RECEPTORES)),
    clientes: z.optional(z.array(id).check(z.minLength(1), z.maxLength(MAXIMO_NOMBRADOS))),
    visto: VISTOS.reasignacion,
  }),
  respuesta: reasignacion,
});

const parametros = z.strictObject({ id_reasignacion: id });

/** The next part, of up to 25 clients; nothing where it has ended or was stopped. */
export const seguirReasignacion = definirLlamada({
  ...comun,
  metodo: 'POST',
  ruta: '/reasignaciones/:id_reasignacion/seguir',
  resumen: 'Give the next part of the clients',
  parametros,
  respuesta: reasignacion,
});

/** The clients that did not go yet stay. */
export const detenerReasignacion = definirLlamada({
  ...comun,
  metodo: 'POST',
  ruta: '/reasignaciones/:id_reasignacion/detener',
  resumen: 'Give no more of the clients',
  parametros,
  respuesta: reasignacion,
});

/** With whom it left where they were, and why. */
export const leerReasignacion = definirLlamada({
  ...comun,
  metodo: 'GET',
  ruta: '/reasignaciones/:id_reasignacion',
  resumen: 'How far clients have gone over, and who stayed',
  parametros,
  respuesta: z.extend(reasignacion, {
    se_quedaron: z.array(
      z.object({ id_cliente: z.string(), nombre: z.string(), por_que: z.enum(POR_QUE_NO_PASA) }),
    ),
  }),
});

export const listarReasignaciones = definirLlamada({
  metodo: 'GET',
  ruta: '/reasignaciones',
  roles: [ROL.gerente],
  resumen: 'The last times that clients were given to others, newest first',
  respuesta: z.object({ datos: z.array(reasignacion) }),
});
