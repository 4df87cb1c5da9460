import '../../ui/lista/filtros.css';
import { evolucion } from '@leal/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Llevar } from '../../comun/reportes/Llevar.tsx';
import { consultaDe } from '../../lib/api/consultas.ts';
import { useEnLaUrl } from '../../lib/en-la-url.ts';
import { FiltroCobrador } from '../../piezas/cobradores/elegir-tarde.tsx';
import { textoSemana } from '../../piezas/textos/textos.ts';
import { Cifra, Cifras } from '../../ui/cifras/Cifras.tsx';
import { QueEs } from '../../ui/cifras/QueEs.tsx';
import { QueSon } from '../../ui/cifras/QueSon.tsx';
import { datosDe } from '../../ui/encabezado/antiguedad.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { Barras } from '../../ui/graficas/Barras.tsx';
import { ElegirVista } from '../../ui/lista/ElegirVista.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { textoParte } from '../riesgo/textos.ts';
import { celdasDe } from './celdas.ts';
import {
  COMPARADAS,
  EN_LA_URL,
  type Evolucion,
  LAS_COMPARADAS,
  type Semana,
  textoDeCuenta,
  textoDeMeta,
  valorCorregido,
} from './evolucion.ts';
import { TablaCambios, TablaCosechas, TablaSemanas } from './tablas.tsx';

const ATRASOS = [
  { value: '1', label: '1–7' },
  { value: '8', label: '8–15' },
  { value: '16', label: '16–30' },
  { value: '31', label: '31–60' },
  { value: '61', label: '61 o más' },
  { value: '0', label: 'Al corriente' },
] as const;
type Atraso = (typeof ATRASOS)[number]['value'];

/** The columns of each week. */
const DE_CADA_SEMANA = [
  ...LAS_COMPARADAS.map((cual) => COMPARADAS[cual]),
  { titulo: 'Cartera', figura: 'carteraDeLaSemana' },
] as const;

/** The newest week that is kept: its four figures beside their goals. */
function UltimaSemana({ semana }: { semana: Semana | undefined }) {
  return (
    <Cifras nombre="Última semana cerrada" cargando={!semana} columnas={4}>
      {LAS_COMPARADAS.map((cual) => {
        const { titulo, figura, valor } = COMPARADAS[cual];
        const corregido = semana && valorCorregido(cual, semana);
        const notas = semana
          ? [
              textoDeCuenta(cual, semana.cifras),
              textoDeMeta(cual, semana),
              corregido && `Corregido: ${corregido}`,
            ].filter((nota) => nota !== null && nota !== undefined)
          : [];
        return (
          <Cifra
            key={cual}
            titulo={titulo}
            definicion={figura}
            valor={semana && textoParte(valor(semana.cifras))}
            nota={notas.join(' · ')}
          />
        );
      })}
    </Cifras>
  );
}

/** The risk of each week, as a chart that is a table too: each value is written beside its bar. */
function RiesgoPorSemana({ semanas }: { semanas: readonly Semana[] }) {
  const { valor } = COMPARADAS.riesgo;
  return (
    <Barras
      titulo="Cartera con más de 7 días de atraso, por semana"
      barras={semanas.map((semana, i) => {
        const corregido = valorCorregido('riesgo', semana);
        return {
          marca: textoSemana(semana.lunes),
          nombre: textoSemana(semana.lunes),
          valor: valor(semana.cifras) ?? 0,
          texto: textoParte(valor(semana.cifras)),
          destacada: i === semanas.length - 1,
          ...(corregido !== null && { nota: `Corregido: ${corregido}` }),
        };
      })}
    />
  );
}

type PropsPaneles = {
  datos: Evolucion | undefined;
  ocupada: boolean;
  de: Atraso;
  alElegir: (de: Atraso) => void;
};

function Paneles({ datos, ocupada, de, alElegir }: PropsPaneles) {
  const nuevas = datos?.semanas.toReversed() ?? [];
  return (
    <>
      <UltimaSemana semana={nuevas[0]} />
      <Panel
        titulo="Riesgo por semana"
        subtitulo="Parte de la cartera con más de 7 días de atraso, al cerrar cada semana"
        ayuda={<QueEs titulo="Riesgo por semana" figura="riesgoDeLaSemana" />}
      >
        {datos ? <RiesgoPorSemana semanas={datos.semanas} /> : <HuecoDeFilas />}
      </Panel>
      <Panel
        titulo="De una semana a otra"
        subtitulo="Qué fue de los que tenían esos días de atraso una semana antes"
        ayuda={<QueEs titulo="De una semana a otra" figura="cambiosDeAtraso" />}
      >
        <ElegirVista
          nombre="Días de atraso una semana antes"
          opciones={ATRASOS}
          vista={de}
          alElegir={alElegir}
          corredizas
        />
        {datos ? <TablaCambios semanas={nuevas} {...{ ocupada, de }} /> : <HuecoDeFilas />}
      </Panel>
      <Panel
        titulo="Cosechas"
        subtitulo="De los préstamos que empezaron en el mes, qué parte faltaba por pagar a esos días. Con *: solo de una parte de ellos"
        ayuda={<QueEs titulo="Cosechas" figura="cosechas" />}
      >
        {!datos && <HuecoDeFilas filas={3} />}
        {datos?.cosechas.length === 0 && <Vacio texto="Ningún préstamo ha cumplido 10 días" />}
        {datos && datos.cosechas.length > 0 && <TablaCosechas cosechas={datos.cosechas} ocupada={ocupada} />}
      </Panel>
      <Panel
        titulo="Semana por semana"
        subtitulo="Como se guardó cada una; si después se corrigió, lo dice"
        ayuda={<QueSon de="las semanas" cifras={DE_CADA_SEMANA} />}
      >
        {datos ? <TablaSemanas semanas={nuevas} ocupada={ocupada} /> : <HuecoDeFilas />}
      </Panel>
    </>
  );
}

/** Worse or better: the weeks that are over, of the office or of a collector; on paper and in a spreadsheet too. */
export function PantallaEvolucion() {
  const [{ cobrador, de }, cambiar] = useEnLaUrl(EN_LA_URL);
  const consulta = useQuery({
    ...consultaDe(evolucion, { consulta: cobrador === undefined ? {} : { id_cobrador: cobrador } }),
    placeholderData: keepPreviousData,
  });
  const { data, isError, isPlaceholderData } = consulta;
  const ultima = data?.semanas.at(-1);
  const hasta = ultima && `Hasta la semana del ${textoSemana(ultima.lunes)}`;
  return (
    <div className="en-papel pila">
      <Encabezado
        titulo="Mejor o peor"
        nota={(data && datosDe(consulta)) ?? hasta ?? 'Semanas cerradas'}
        accion={<Llevar celdas={data && !isPlaceholderData && ultima ? celdasDe(data) : undefined} />}
      />
      <search className="filtros filtros-anchos filtros-de-uno no-impreso">
        <FiltroCobrador valor={cobrador} alElegir={(elegido) => cambiar({ cobrador: elegido })} />
      </search>
      <FalloConsulta consulta={consulta} mensaje="Error al obtener las semanas" />
      {data?.semanas.length === 0 ? (
        <Vacio texto="Todavía no hay semanas cerradas. Cada una se guarda la noche del domingo." />
      ) : (
        (data || !isError) && (
          <Paneles
            datos={data}
            ocupada={isPlaceholderData}
            de={de}
            alElegir={(elegido) => cambiar({ de: elegido })}
          />
        )
      )}
    </div>
  );
}
