import { ESTADOS_IMPORTACION, ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id, rotulo } from '../comunes/campos.ts';
import { enPesos, pesos } from '../comunes/dinero.ts';
import { fechaNegocio, instante } from '../comunes/fechas.ts';
import { lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { datosCliente } from '../comunes/cliente.ts';
import { hallazgo, MAXIMO_RENGLONES, numeroDeRenglon, renglonImportado } from './renglon.ts';

/** As many rows as one call looks at, imports or takes back: the store's `in` has no more. */
export const MAXIMO_POR_TANDA = 30;

/** What was imported of one collector and not undone, as it came. */
const sumasImportadas = z.object({
  id_cobrador: z.string(),
  nombre_cobrador: z.string(),
  creditos: z.int(),
  ...enPesos(['monto_solicitado', 'monto_total', 'total_pagado', 'saldo']),
});

/** A file that was imported, or is being. */
const importacion = z.object({
  id_importacion: z.string(),
  archivo: z.string(),
  estado: z.enum(ESTADOS_IMPORTACION),
  /** How often the file was begun: once more after each undo. */
  vuelta: z.int(),
  nombre_gerente: z.string(),
  creado_en: instante,
  /** The loans that its first dry run had ready. */
  renglones: z.int(),
  creditos: z.int(),
  deshechos: z.int(),
  cobradores: z.array(sumasImportadas),
});
export type Importacion = z.output<typeof importacion>;

const clienteImportado = z.object({
  id_cliente: z.string(),
  renglon: z.int(),
  nombre: z.string(),
  nombre_cobrador: z.string(),
  fecha_inicio: z.nullable(fechaNegocio),
  saldo: pesos,
  /** Something was done with it since: it stays. */
  movido: z.boolean(),
});
export type ClienteImportado = z.output<typeof clienteImportado>;

const huella = z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: 'Huella inválida' }));
const deImportacion = z.strictObject({ id_importacion: id });
const TOPE_ARCHIVO = 200;

/** The people of these rows who are in Leal already: the server's part of a dry run. Writes nothing. */
export const revisarImportados = definirLlamada({
  metodo: 'POST',
  ruta: '/importaciones/revisar',
  roles: [ROL.gerente],
  resumen: 'Namesakes, phones and persons of a file who are there already',
  cuerpo: z.strictObject({
    personas: z
      .array(
        z.strictObject({
          renglon: numeroDeRenglon,
          id_cobrador: id,
          nombre: datosCliente.nombre,
          telefono: datosCliente.telefono,
        }),
      )
      .check(z.minLength(1), z.maxLength(MAXIMO_POR_TANDA)),
  }),
  respuesta: z.object({ hallazgos: z.array(z.extend(hallazgo, { renglon: z.int() })) }),
});

/** The file, by the SHA-256 of what it holds: the same one again is answered as it is (`ya`), unless it was undone. */
export const abrirImportacion = definirLlamada({
  metodo: 'POST',
  ruta: '/importaciones',
  roles: [ROL.gerente],
  resumen: 'Begin the import of a file, or find it begun',
  cuerpo: z.strictObject({
    huella,
    archivo: rotulo(TOPE_ARCHIVO, 'El archivo no tiene nombre'),
    renglones: z.int().check(z.gte(1), z.lte(MAXIMO_RENGLONES)),
  }),
  respuesta: z.object({ importacion, ya: z.boolean() }),
});

/** `huella`: that file alone, if it was ever begun. */
export const listarImportaciones = definirLlamada({
  metodo: 'GET',
  ruta: '/importaciones',
  roles: [ROL.gerente],
  resumen: 'The files that were imported, newest first',
  consulta: z.strictObject({ ...paginacion, huella: z.optional(huella) }),
  respuesta: lista(importacion),
});

/** One file, by its hash: 404 for one that was never begun. */
export const leerImportacion = definirLlamada({
  metodo: 'GET',
  ruta: '/importaciones/:id_importacion',
  roles: [ROL.gerente],
  resumen: 'An import with the clients that came with it',
  parametros: deImportacion,
  consulta: z.strictObject(paginacion),
  respuesta: z.extend(lista(clienteImportado), { importacion }),
});

/** Each row is imported once, whoever sends it how often; what is wrong, or doubtful and not accepted, is refused by row. */
export const importarRenglones = definirLlamada({
  metodo: 'POST',
  ruta: '/importaciones/:id_importacion/renglones',
  roles: [ROL.gerente],
  resumen: 'Import some rows of a file',
  errores: ['NO_ENCONTRADO', 'NO_ELEGIBLE'],
  parametros: deImportacion,
  cuerpo: z.strictObject({
    vuelta: z.int(),
    renglones: z.array(renglonImportado).check(z.minLength(1), z.maxLength(MAXIMO_POR_TANDA)),
  }),
  respuesta: z.object({
    resultados: z.array(
      z.object({
        renglon: z.int(),
        resultado: z.enum(['importado', 'ya_estaba', 'rechazado']),
        /** Its name, where it got a '#n'. */
        nombre: z.optional(z.string()),
        hallazgos: z.array(hallazgo),
      }),
    ),
    importacion,
  }),
});

/** Some of its clients, or (without `clientes`) the next ones of all, as long as nothing was done with any. */
export const deshacerImportacion = definirLlamada({
  metodo: 'POST',
  ruta: '/importaciones/:id_importacion/deshacer',
  roles: [ROL.gerente],
  resumen: 'Undo an import, or some of its clients',
  errores: ['NO_ENCONTRADO', 'NO_ELEGIBLE'],
  parametros: deImportacion,
  cuerpo: z.strictObject({
    clientes: z.optional(z.array(id).check(z.minLength(1), z.maxLength(MAXIMO_POR_TANDA))),
  }),
  respuesta: z.object({
    deshechos: z.array(z.string()),
    /** Those that were named and stay: something was done with them. */
    quedaron: z.array(z.string()),
    importacion,
  }),
});
