import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { credito } from '../formas/credito.ts';

export const aprobadosDeCobrador = definirLlamada({
  metodo: 'GET',
  ruta: '/clientes/aprobados-creditos/:id_usuario',
  roles: [ROL.cobrador, ROL.gerente, ROL.supervisor],
  resumen: "A collector's approved credits",
  parametros: z.strictObject({ id_usuario: id }),
  consulta: z.strictObject({ ...paginacion }),
  respuesta: lista(credito),
});
