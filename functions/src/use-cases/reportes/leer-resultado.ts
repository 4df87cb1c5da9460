import type { resultadoDeMes } from '@leal/contract';
import {
  compararNombres,
  diasDeMes,
  type Fecha,
  hayResultado,
  type LineasDeResultado,
  type Mes,
  mesDe,
  resultadoDe,
} from '@leal/domain';
import type { CasoLectura } from '../../context/caso.ts';
import { leerPagina, SIN_CONTAR } from '../../data/pagina.ts';
import { sumasDeCobradorEntre, sumasDeOficinaEntre } from '../../data/sumas-de-mes.ts';
import { totales } from '../../data/totales.ts';
import { deAPocos } from '../../platform/de-a-pocos.ts';
import { ErrorApp } from '../../platform/errores.ts';

/** Of each collector a read for the name and one for the sums. */
const PAGINA = 20;
const A_LA_VEZ = 10;

/** The month that was asked for, or this one; one that is yet to come is refused. */
function exigirMes(mes: Mes | undefined, hoy: Fecha) {
  const pedido = mes ?? mesDe(hoy);
  const dias = diasDeMes(pedido);
  if (dias.inicio > hoy) throw new ErrorApp('FECHA_INVALIDA', 'Ese mes todavía no empieza.');
  return { mes: pedido, ...dias, corre: dias.fin >= hoy };
}

const presentar = (lineas: LineasDeResultado) => ({
  interes: lineas.interes_centavos,
  gastos: lineas.gastos_centavos,
  condonado: lineas.condonado_centavos,
  perdido: lineas.perdido_centavos,
  castigado: lineas.castigado_centavos,
  recuperado: lineas.recuperado_centavos,
  resultado: resultadoDe(lineas),
});

/** The result of a month, of everybody and of a page of collectors, from the sums of their days: no day is read. */
export const leerResultado: CasoLectura<typeof resultadoDeMes> = async ({ consulta }, { hoy }) => {
  const lapso = exigirMes(consulta.mes, hoy);
  const [oficina, { filas, siguiente }] = await Promise.all([
    consulta.cursor === undefined ? sumasDeOficinaEntre(lapso) : null,
    leerPagina(
      totales.todas(),
      { campo: null, sentido: 'asc', id: 'id_cobrador' },
      { filtros: ['resultado', lapso.mes], limite: consulta.limite ?? PAGINA, cursor: consulta.cursor },
      SIN_CONTAR,
    ),
  ]);
  const todos = await deAPocos(filas, A_LA_VEZ, async ({ id_cobrador, nombre_cobrador }) => {
    const lineas = await sumasDeCobradorEntre(id_cobrador, lapso);
    return { id_cobrador, nombre_cobrador, lineas };
  });
  const datos = todos
    .filter(({ lineas }) => hayResultado(lineas))
    .map(({ lineas, ...quien }) => ({ ...quien, ...presentar(lineas) }));
  return {
    ...lapso,
    oficina: oficina && presentar(oficina),
    datos: datos.toSorted((a, b) => compararNombres(a.nombre_cobrador, b.nombre_cobrador)),
    siguiente,
  };
};
