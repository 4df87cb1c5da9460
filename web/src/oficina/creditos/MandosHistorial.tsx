import { DECISIONES_CREDITO, listarUsuarios } from '@leal/contract';
import { ROL } from '@leal/domain';
import { Button } from 'antd';
import { FiltroCobrador } from '../../piezas/cobradores/elegir-tarde.tsx';
import { useLista } from '../../lib/api/lista.ts';
import { useSoloLectura } from '../../lib/sesion/solo-lectura.ts';
import { DesdeHasta } from '../listas/DesdeHasta.tsx';
import { ElegirFiltro } from './elegir-tarde.tsx';
import { cuantosFiltros, NINGUNO, type PropsMandos } from './filtro-historial.ts';

const DECISIONES = DECISIONES_CREDITO.map((value) => ({ value, label: `${value}s` }));
const GERENTES = { rol: ROL.gerente, limite: 100 } as const;

function FiltroGerente({ filtro, alFiltrar }: PropsMandos) {
  const { filas, isFetching } = useLista(listarUsuarios, { consulta: GERENTES });
  return (
    <ElegirFiltro
      nombre="Gerente"
      sinElegir="Todos los gerentes"
      seBusca
      deGente
      cargando={isFetching && !filas}
      opciones={(filas ?? []).map(({ id_usuario, nombre }) => ({ value: id_usuario, label: nombre }))}
      valor={filtro.id_gerente}
      alElegir={(id_gerente) => alFiltrar({ id_gerente })}
    />
  );
}

/** The filters of the history of credits. */
export const MandosHistorial = ({ filtro, alFiltrar }: PropsMandos) => (
  <>
    <ElegirFiltro
      nombre="Decisión"
      sinElegir="Aprobados y rechazados"
      opciones={DECISIONES}
      valor={filtro.decision}
      alElegir={(decision) => alFiltrar({ decision })}
    />
    <FiltroCobrador valor={filtro.id_cobrador} alElegir={(id_cobrador) => alFiltrar({ id_cobrador })} />
    {/* The list of accounts is the manager's. */}
    {!useSoloLectura() && <FiltroGerente filtro={filtro} alFiltrar={alFiltrar} />}
    <DesdeHasta dias={filtro} alFiltrar={alFiltrar} />
    <Button
      disabled={cuantosFiltros(filtro) === 0}
      onClick={() => alFiltrar({ ...NINGUNO, busqueda: filtro.busqueda })}
    >
      Limpiar filtros
    </Button>
  </>
);
