import { gerenteRutas, listarUsuarios, type RutaPrestadaDicha } from '@leal/contract';
import { compararNombres, ROL } from '@leal/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { claveDe } from '../../lib/api/consultas.ts';
import type { ErrorApi } from '../../lib/api/error-api.ts';
import { leerEntera } from '../../lib/api/lista.ts';
import { useSoloLectura } from '../../lib/sesion/solo-lectura.ts';

const CONSULTA = { rol: ROL.cobrador, limite: 100 } as const;

type Cobrador = {
  readonly id_usuario: string;
  readonly nombre: string;
  readonly activo: boolean;
  /** A manager's list says it. */
  readonly email?: string;
  /** The same. */
  readonly rutas_prestadas?: readonly RutaPrestadaDicha[] | undefined;
};

const porNombre = <C extends Cobrador>(cobradores: readonly C[]): readonly C[] =>
  cobradores.toSorted((cobrador, otroCobrador) => compararNombres(cobrador.nombre, otroCobrador.nombre));

const DE_CUENTAS = queryOptions<readonly Cobrador[], ErrorApi>({
  queryKey: [...claveDe(listarUsuarios, { consulta: CONSULTA }), 'todos'],
  queryFn: async ({ signal }) => porNombre(await leerEntera(listarUsuarios, CONSULTA, signal)),
});

/** The list of accounts is the manager's: a supervisor chooses among the routes, which say the same names. */
const DE_RUTAS = queryOptions<readonly Cobrador[], ErrorApi>({
  queryKey: [...claveDe(gerenteRutas), 'nombres'],
  queryFn: async ({ signal }) =>
    porNombre(
      (await leerEntera(gerenteRutas, {}, signal)).map(({ id_cobrador, nombre_cobrador, activo }) => ({
        id_usuario: id_cobrador,
        nombre: nombre_cobrador,
        activo,
      })),
    ),
});

/** Every collector, turned off or not, by name: to choose one among all, page after page. */
export const useCobradores = () => useQuery(useSoloLectura() ? DE_RUTAS : DE_CUENTAS);
