import './comparar.css';
import { CERO, type Fecha, formatearNumero, formatearPesos, type SemanaComparable } from '@leal/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { NavegarSemana } from '../../comun/reportes/NavegarSemana.tsx';
import { conFormas } from '../../piezas/textos/por-forma.ts';
import { Cifra, Cifras } from '../../ui/cifras/Cifras.tsx';
import { QueEs } from '../../ui/cifras/QueEs.tsx';
import { NotaAlDia } from '../../ui/encabezado/Actualizado.tsx';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { type Orden, ordenar } from '../../ui/tabla/orden.ts';
import { CobranzaPorDia } from '../../comun/reportes/CobranzaPorDia.tsx';
import { diasComparables, tendenciaDeSemana } from '../../comun/reportes/contra-anterior.ts';
import { Llevar } from '../../comun/reportes/Llevar.tsx';
import { CADA_MS } from '../figuras/use-oficina.ts';
import {
  anteriorDe,
  celdasDe,
  type Comparacion,
  comparacionDe,
  type FilaComparada,
  filaDe,
  porDia,
  queSeCompara,
  totalDe,
} from './comparacion.ts';
import { COLUMNAS, TablaComparada } from './TablaComparada.tsx';

const SUBTITULO = 'Cada cobrador, junto a la semana anterior';
const CONTRA_ANTERIOR = [{ titulo: 'Contra la semana anterior', figura: 'semanaContraAnterior' }] as const;

/** How old the weeks are; the room of that is there before it is known. */
function Subtitulo({ consulta, leido }: Omit<ComponentProps<typeof NotaAlDia>, 'children'>) {
  if (consulta.dataUpdatedAt > 0) return <NotaAlDia {...{ consulta, leido }}>{SUBTITULO}</NotaAlDia>;
  return (
    <>
      <span>{SUBTITULO}</span>
      {!consulta.error && <span className="encabezado-hora entera">leyendo…</span>}
    </>
  );
}

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
        ancha
        valor={total && formatearPesos(total.cobrado)}
        {...conFormas(
          { nota: antes(({ cobrado }) => formatearPesos(cobrado)), ademas: CONTRA_ANTERIOR },
          total?.cobrado ?? CERO,
          total?.transferido,
        )}
        tendencia={datos && total ? tendenciaDeSemana(total, datos.semana.inicio, comparables) : null}
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

type Props = {
  /** The choice of the collector whose reports one looks at. */
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
    ...comparacionDe(semana),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
    refetchInterval: CADA_MS,
  });
  const { data, isError, isPlaceholderData } = consulta;
  const mostrada = data?.semana.inicio ?? semana;
  const comparables = diasComparables(mostrada, hoy);
  const filas =
    data &&
    ordenar(
      data.datos.map((cobrador) => filaDe(cobrador, comparables)),
      COLUMNAS,
      orden,
    );
  const total = data && totalDe(data.datos, comparables);
  return (
    <div className="comparar en-papel pila" aria-busy={isPlaceholderData}>
      <Encabezado
        titulo="Reportes de Cobranza"
        nota={<Subtitulo {...{ consulta, leido: data?.leido }} />}
        accion={<Llevar celdas={filas && total && celdasDe([...filas, total])} />}
      />
      <div className="semana-cual pila">
        {quien}
        <NavegarSemana
          semana={semana}
          hoy={hoy}
          alCambiar={(semanaElegida) => alCambiar({ semana: semanaElegida })}
        />
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
            {!filas && <HuecoDeFilas />}
            {filas?.length === 0 && <Vacio texto="Sin movimientos en estas semanas" />}
            {filas && total && filas.length > 0 && (
              <TablaComparada
                {...{ filas, total, orden, caminoDe }}
                alOrdenar={(nuevo) => alCambiar({ orden: nuevo })}
              />
            )}
          </Panel>
          {data && <CobranzaPorDia cobranza={porDia(data)} hoy={hoy} />}
        </>
      )}
    </div>
  );
}
