import './tablero.css';
import { type Tablero, useTablero } from '../../comun/figuras/figuras.ts';
import { textoDia } from '../../comun/textos/textos.ts';
import { usePorAprobarPropio } from '../../lib/vivo/use-avisos.ts';
import { Cifra, Cifras } from '../../ui/cifras/Cifras.tsx';
import { Actualizar, NotaAlDia } from '../../ui/encabezado/Actualizado.tsx';
import { datosDe } from '../../ui/encabezado/antiguedad.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { CIFRAS } from './cifras-tablero.ts';
import { PanelSemana } from './PanelSemana.tsx';
import { PorAprobar } from './PorAprobar.tsx';

const CifrasDelDia = ({ tablero }: { tablero: Tablero | undefined }) => (
  <Cifras nombre="Cifras de hoy" cargando={!tablero} columnas={3}>
    {CIFRAS.map(({ titulo, definicion, ademas, camino, ancha, valor, nota }) => (
      <Cifra
        key={titulo}
        {...{ titulo, definicion, ademas, camino, ancha }}
        valor={tablero && valor(tablero)}
        nota={tablero ? nota(tablero) : ''}
      />
    ))}
  </Cifras>
);

/** Spec §2, 'Collector dashboard': the day in figures, each with what it means and where it comes from. */
export function TableroDeCobranza({ idCobrador }: { idCobrador: string }) {
  const consulta = useTablero(idCobrador);
  // Null until the live counts are known; until then the answer's counts are shown.
  const esperaViva = usePorAprobarPropio();
  const { data, isError } = consulta;
  const antiguedad = datosDe(consulta);
  return (
    <div className="tablero">
      <Encabezado
        titulo="Dashboard de Cobranza"
        nota={data && <NotaAlDia consulta={consulta}>{textoDia(data.fecha)}</NotaAlDia>}
        accion={<Actualizar consulta={consulta} />}
      />
      {antiguedad === null && (
        <FalloConsulta consulta={consulta} mensaje="Error al obtener datos del dashboard" />
      )}
      {(data || !isError) && (
        <>
          <CifrasDelDia tablero={data} />
          <div className="tablero-paneles">
            <PorAprobar bloque={esperaViva ?? data?.por_aprobar} />
            <PanelSemana tablero={data} />
          </div>
        </>
      )}
    </div>
  );
}
