import '../equipo.css';
import '../../../ui/panel/panel.css';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback } from 'react';
import { abrirTarde } from '../../dialogos/abrir-tarde.ts';
import { Encabezado } from '../../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../../ui/estados/FalloConsulta.tsx';
import { SinResultados, Vacio } from '../../../ui/estados/Vacio.tsx';
import { useEscritorio } from '../../../ui/tabla/use-escritorio.ts';
import { Reasignaciones } from '../../reasignar/Reasignaciones.tsx';
import { EN_LA_URL } from '../filtro-usuarios.ts';
import { FiltrosEquipo } from '../FiltrosEquipo.tsx';
import { FilasDeUsuarios } from '../ListaUsuarios.tsx';
import { useEquipo } from '../use-equipo.ts';
import { TablaEquipo } from './TablaEquipo.tsx';

const registrar = abrirTarde(async () => (await import('../registrar/DialogoRegistrar.tsx')).abrirRegistro);

type Props = ReturnType<typeof useEquipo>;

/** The next page comes when the last row is in sight. */
function Renglones({ lista, filtro, filtrar, filtrando }: Props) {
  const { filas, error, anteriores, hayMas, trayendoMas, traerMas } = lista;
  const traer = useCallback(() => void traerMas(), [traerMas]);
  const puedeTraer = hayMas && !trayendoMas && !anteriores && !error;
  return (
    <>
      <FalloConsulta consulta={lista} mensaje="Error al obtener usuarios" />
      {(filas || !error) && (
        <div className="encima cede se-relee" aria-busy={anteriores}>
          <TablaEquipo
            filas={filas}
            orden={filtro.orden ?? ''}
            alOrdenar={(orden) => filtrar({ orden: EN_LA_URL.leer(new URLSearchParams({ orden })).orden })}
            vacia={filtrando ? <SinResultados /> : <Vacio texto="No hay usuarios" />}
            alAcercarse={puedeTraer ? traer : undefined}
          />
        </div>
      )}
    </>
  );
}

/** The team: who has which role, route and cash, when each was last heard of, and what is done about them. */
export function PantallaEquipo() {
  const escritorio = useEscritorio();
  const equipo = useEquipo();
  const { filtro, filtrar, hallado, cuantas } = equipo;
  return (
    <div className="pila">
      <Encabezado
        titulo="Usuarios"
        nota={cuantas}
        accion={
          <div className="encabezado-accion grupo">
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => registrar()}>
              Registrar Usuario
            </Button>
          </div>
        }
      />
      <FiltrosEquipo filtro={filtro} alFiltrar={filtrar} hallado={hallado} conOrden={!escritorio} />
      {escritorio ? (
        <Renglones {...equipo} />
      ) : (
        <div className="panel">
          <FilasDeUsuarios {...equipo} />
        </div>
      )}
      <Reasignaciones />
    </div>
  );
}
