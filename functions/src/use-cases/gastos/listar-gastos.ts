import type { Consulta, gastosPendientes, listarGastos as contrato } from '@leal/contract';
import { ESTADOS_SOLICITUD, type EstadoSolicitud } from '@leal/domain';
import { contarGastos, enEstados } from '../../data/gastos.ts';
import { leerPagina } from '../../data/pagina.ts';
import type { CasoLectura, Lectura } from '../../platform/caso.ts';
import { presentarGasto } from './presentar-gasto.ts';

type Pagina = Pick<Consulta<typeof contrato>, 'limite' | 'cursor'>;

/** Who waits longest comes first; of what is decided, the newest decision; a mixture, as it was asked for. */
function ordenDe(estados: readonly EstadoSolicitud[]) {
  const soloPendientes = estados.every((estado) => estado === 'pendiente');
  if (soloPendientes) return { campo: 'fecha_solicitud', sentido: 'asc', id: 'id_gasto' } as const;
  const decididos = !estados.includes('pendiente');
  const campo = decididos ? 'fecha_respuesta' : 'fecha_solicitud';
  return { campo, sentido: 'desc', id: 'id_gasto' } as const;
}

/** Every collector's expenses in those states; the counters come with the first page. */
async function listar(
  estados: readonly EstadoSolicitud[],
  { limite, cursor }: Pagina,
  negocio: Lectura['negocio'],
) {
  const { parametros } = await negocio();
  const cuentas = cursor === undefined ? contarGastos() : undefined;
  const [{ filas, ...pagina }, contadores] = await Promise.all([
    leerPagina(
      enEstados(estados),
      ordenDe(estados),
      { filtros: ['gastos', ...estados], limite: limite ?? parametros.tamano_pagina, cursor },
      async () => {
        const porEstado = await cuentas;
        return estados.reduce((total, estado) => total + (porEstado?.[estado] ?? 0), 0);
      },
    ),
    cuentas,
  ]);
  return {
    datos: filas.map(presentarGasto),
    ...pagina,
    ...(contadores && {
      contadores: {
        pendientes: contadores.pendiente,
        aprobados: contadores.aprobada,
        rechazados: contadores.rechazada,
        monto_pendiente: contadores.monto_pendiente,
      },
    }),
  };
}

export const listarGastosPendientes: CasoLectura<typeof gastosPendientes> = ({ consulta }, { negocio }) =>
  listar(['pendiente'], consulta, negocio);

export const listarGastos: CasoLectura<typeof contrato> = ({ consulta }, { negocio }) => {
  const pedidos = consulta.estado?.split(',');
  const estados = ESTADOS_SOLICITUD.filter((estado) => pedidos?.includes(estado) ?? true);
  return listar(estados, consulta, negocio);
};
