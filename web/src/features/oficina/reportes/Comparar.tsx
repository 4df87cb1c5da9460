import './comparar.css';
import { CopyOutlined } from '@ant-design/icons';
import { compararSemanas } from '@leal/contract';
import { type Fecha, formatearNumero, formatearPesos, type SemanaComparable } from '@leal/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { NavegarSemana } from '../../../comun/reportes/NavegarSemana.tsx';
import { consultaDe } from '../../../lib/api/consultas.ts';
import { copiarTabla } from '../../../lib/copiar-tabla.ts';
import { avisar } from '../../../ui/avisar.tsx';
import { BotonImprimir } from '../../../ui/BotonImprimir.tsx';
import { Cifra, Cifras } from '../../../ui/cifras/Cifras.tsx';
import { QueEs } from '../../../ui/cifras/QueEs.tsx';
import { Encabezado } from '../../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../../ui/estados/FalloConsulta.tsx';
import { Vacio } from '../../../ui/estados/Vacio.tsx';
import { Barras } from '../../../ui/graficas/Barras.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { type Orden, ordenar } from '../../../ui/tabla/orden.ts';
import { barrasDeCobranza } from '../tablero/barras.ts';
import {
  anteriorDe,
  celdasDe,
  type Comparacion,
  diasComparables,
  type FilaComparada,
  filaDe,
  porDia,
  queSeCompara,
  tendenciaDeTodos,
  totalDe,
} from './comparacion.ts';
import { COLUMNAS, TablaComparada } from './TablaComparada.tsx';

const LEYENDA = { actual: 'Esta semana', previo: 'Semana anterior' };

async function copiar(filas: readonly FilaComparada[]): Promise<void> {
  try {
    await copiarTabla(celdasDe(filas));
    avisar.exito('Tabla copiada', 'Pégala en tu hoja de cálculo');
  } catch {
    avisar.error('No se pudo copiar la tabla');
  }
}

/** On paper or elsewhere: there is something to take along once it is there. */
const Llevar = ({ filas }: { filas: readonly FilaComparada[] | undefined }) => (
  <div className="comparar-llevar no-impreso">
    <BotonImprimir disabled={!filas} />
    <Button icon={<CopyOutlined aria-hidden />} disabled={!filas} onClick={() => void copiar(filas ?? [])}>
      Copiar tabla
    </Button>
  </div>
);

type PropsCifras = {
  datos: Comparacion | undefined;
  total: FilaComparada | undefined;
  comparables: number;
};

function CifrasDeTodos({ datos, total, comparables }: PropsCifras) {
  const previa = datos && anteriorDe(datos.datos);
  const antes = (valor: (semana: SemanaComparable) => string) => (previa ? `antes ${valor(previa)}` : '');
  return (
    <Cifras nombre="La semana de todos" cargando={!total} columnas={4}>
      <Cifra
        titulo="Total semana"
        definicion="recaudadoSemana"
        ademas={[{ titulo: 'Contra la semana anterior', figura: 'semanaContraAnterior' }]}
        ancha
        valor={total && formatearPesos(total.cobrado)}
        nota={antes(({ cobrado }) => formatearPesos(cobrado))}
        tendencia={datos && total ? tendenciaDeTodos(total, datos.semana.inicio, comparables) : null}
      />
      <Cifra
        titulo="Abonos"
        definicion="abonosSemana"
        valor={total && formatearNumero(total.abonos)}
        nota={antes(({ abonos }) => formatearNumero(abonos))}
      />
      <Cifra
        titulo="Visitas sin pago"
        definicion="visitasSemana"
        valor={total && formatearNumero(total.visitas)}
        nota={antes(({ visitas }) => formatearNumero(visitas))}
      />
      <Cifra
        titulo="Gastos"
        definicion="gastosSemana"
        valor={total && formatearPesos(total.gastos)}
        nota={antes(({ gastos }) => formatearPesos(gastos))}
      />
    </Cifras>
  );
}

function Grafica({ datos, hoy }: { datos: Comparacion | undefined; hoy: Fecha }) {
  const barras = useMemo(
    () => datos && barrasDeCobranza({ cobranza: porDia(datos), fecha: hoy }),
    [datos, hoy],
  );
  return (
    <div className="comparar-grafica">
      {barras && <Barras titulo="Cobranza por día" barras={barras} leyenda={LEYENDA} />}
    </div>
  );
}

type Props = {
  /** Whose reports one looks at: chosen here. */
  quien: ReactNode;
  semana: Fecha;
  hoy: Fecha;
  orden: Orden;
  alCambiar: (cambio: { semana?: Fecha; orden?: Orden }) => void;
  caminoDe: (id_cobrador: string) => string;
};

/** Every collector's week beside the one before: in figures, by day, and side by side; on paper and in a spreadsheet too. */
export function Comparar({ quien, semana, hoy, orden, alCambiar, caminoDe }: Props) {
  const consulta = useQuery({
    ...consultaDe(compararSemanas, { consulta: { semana } }),
    placeholderData: keepPreviousData,
  });
  const { data, isError, isPlaceholderData } = consulta;
  const mostrada = data?.semana.inicio ?? semana;
  const comparables = diasComparables(mostrada, hoy);
  const filas =
    data &&
    ordenar(
      data.datos.map((uno) => filaDe(uno, comparables)),
      COLUMNAS,
      orden,
    );
  const total = data && totalDe(data.datos, comparables);
  return (
    <div className="comparar" aria-busy={isPlaceholderData}>
      <Encabezado
        titulo="Reportes de Cobranza"
        nota="Cada cobrador, junto a la semana anterior"
        accion={<Llevar filas={filas && total && [...filas, total]} />}
      />
      <div className="comparar-cual">
        {quien}
        <NavegarSemana semana={semana} hoy={hoy} alCambiar={(otra) => alCambiar({ semana: otra })} />
      </div>
      <FalloConsulta consulta={consulta} mensaje="Error al cargar historial de la semana" />
      {(data || !isError) && (
        <>
          <CifrasDeTodos {...{ datos: data, total, comparables }} />
          <Panel
            titulo="Por cobrador"
            subtitulo={queSeCompara(mostrada, comparables)}
            ayuda={<QueEs titulo="Variación" figura="semanaContraAnterior" />}
          >
            {!filas && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
            {filas?.length === 0 && <Vacio texto="Sin movimientos en estas semanas" />}
            {filas && total && filas.length > 0 && (
              <TablaComparada
                {...{ filas, total, orden, caminoDe }}
                alOrdenar={(nuevo) => alCambiar({ orden: nuevo })}
              />
            )}
          </Panel>
          <Panel
            titulo="Cobranza por día"
            ayuda={<QueEs titulo="Cobranza por día" figura="cobranzaPorDia" />}
          >
            <Grafica datos={data} hoy={hoy} />
          </Panel>
        </>
      )}
    </div>
  );
}
