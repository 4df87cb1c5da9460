import './tablero.css';
import { Cifra } from '../../ui/cifras/Cifra.tsx';
import { Cifras } from '../../ui/cifras/Cifras.tsx';
import { Actualizar, NotaAlDia } from '../../ui/encabezado/Actualizado.tsx';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { textoDia } from '../figuras/textos-dia.ts';
import { type Tablero, useTablero } from '../figuras/use-tablero.ts';
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

type Props = {
  idCobrador: string;
  /** What waits for the manager, as it changes; null while nobody says, and then the answer's counts stand. */
  esperaViva?: Tablero['por_aprobar'] | null;
};

/** Spec §2, 'Collector dashboard': the day in figures, each with what it means and where it comes from. */
export function TableroDeCobranza({ idCobrador, esperaViva = null }: Props) {
  const consulta = useTablero(idCobrador);
  const { data, isError } = consulta;
  return (
    <div className="tablero">
      <Encabezado
        titulo="Dashboard de Cobranza"
        nota={data && <NotaAlDia consulta={consulta}>{textoDia(data.fecha)}</NotaAlDia>}
        accion={<Actualizar consulta={consulta} />}
      />
      <FalloConsulta consulta={consulta} mensaje="Error al obtener datos del dashboard" />
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
