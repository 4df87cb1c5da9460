import { efectivoPorVenir } from '@leal/contract';
import { formatearNumero, formatearPesos } from '@leal/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { Llevar } from '../../comun/reportes/Llevar.tsx';
import { consultaDe } from '../../lib/api/consultas.ts';
import { conMinuscula, cuantos, textoDia } from '../../piezas/textos/textos.ts';
import { Cifra, Cifras } from '../../ui/cifras/Cifras.tsx';
import { QueEs } from '../../ui/cifras/QueEs.tsx';
import { QueSon } from '../../ui/cifras/QueSon.tsx';
import { datosDe } from '../../ui/encabezado/antiguedad.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { Barras } from '../../ui/graficas/Barras.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { CADA_MS, useOficina } from '../figuras/use-oficina.ts';
import { textoParte } from '../riesgo/textos.ts';
import {
  barrasDe,
  celdasDe,
  type Efectivo,
  enSieteDias,
  type Noche,
  porQueSinRango,
  reparosDe,
  textoDeCierre,
  textoDeSalidas,
  textoMonto,
  textoPorAprobar,
  totalPorAprobar,
} from './efectivo.ts';
import { TablaDias, TablaPartes } from './tablas.tsx';

const TITULO = 'Efectivo de los próximos días';
type Datos = { datos: Efectivo | undefined };

/** Today, the week, and what goes out or would. */
function CifrasDeEfectivo({ datos }: Datos) {
  const { base, esGerente } = useOficina();
  const [hoy] = datos?.noche?.dias ?? [];
  const semana = datos?.noche && enSieteDias(datos.noche);
  const deHoy = hoy?.fecha === datos?.hoy ? hoy : undefined;
  return (
    <Cifras nombre={TITULO} cargando={!datos} columnas={4}>
      <Cifra
        titulo="Esperado hoy"
        definicion="cobroEsperado"
        valor={datos && textoMonto(deHoy?.esperado ?? null)}
        nota={datos ? `${formatearPesos(datos.cobrado_hoy)} cobrado hasta ahora` : ''}
      />
      <Cifra
        titulo="Queda en siete días"
        definicion="quedaPorDia"
        valor={datos && textoMonto(semana?.acumulado ?? null)}
        nota={semana ? `Hasta el ${conMinuscula(textoDia(semana.fecha))}` : ''}
      />
      <Cifra
        titulo="Por entregar"
        definicion="porEntregar"
        camino={esGerente ? `${base}/por-entregar` : undefined}
        valor={datos && formatearPesos(datos.por_entregar.monto)}
        nota={datos ? cuantos(datos.por_entregar.n, 'préstamo', 'préstamos') : ''}
      />
      <Cifra
        titulo="Si se aprueba todo"
        definicion="capitalPorAprobar"
        camino={`${base}/bandeja`}
        valor={datos && formatearPesos(totalPorAprobar(datos))}
        nota={datos ? textoPorAprobar(datos) : ''}
      />
    </Cifras>
  );
}

const CIFRAS_DE_DIA = [
  { titulo: 'Por plan', figura: 'debidoPorPlan' },
  { titulo: 'Esperado', figura: 'cobroEsperado' },
  { titulo: 'Bajo y alto', figura: 'rangoEsperado' },
  { titulo: 'Queda y suma', figura: 'quedaPorDia' },
] as const;

function DiaPorDia({ datos, noche }: { datos: Efectivo; noche: Noche }) {
  const sinRango = noche.proporciones ? porQueSinRango(noche) : null;
  if (noche.dias.length === 0)
    return <Vacio texto="El plan que se contó ya pasó: se cuenta de nuevo cada noche" />;
  return (
    <>
      <Panel
        titulo="Día por día"
        subtitulo={textoDeSalidas(datos)}
        ayuda={<QueSon de="Día por día" cifras={CIFRAS_DE_DIA} />}
      >
        {sinRango && <p className="nota">{sinRango}</p>}
        <TablaDias dias={noche.dias} />
      </Panel>
      <Panel
        titulo="Lo que entra"
        subtitulo="Lo esperado de cada día, junto a lo debido por plan"
        ayuda={<QueEs titulo="Lo que entra" figura="cobroEsperado" />}
      >
        <Barras
          titulo="Lo que entra"
          barras={barrasDe(noche.dias, datos.hoy)}
          {...(noche.proporciones && { leyenda: { actual: 'Esperado', previo: 'Por plan' } })}
        />
      </Panel>
    </>
  );
}

function LoCobrado({ noche }: { noche: Noche }) {
  const { proporciones, por_transferencia, de_castigados } = noche;
  return (
    <Panel
      titulo="Lo cobrado de lo debido"
      subtitulo="En las ocho semanas anteriores, según el atraso con que empezó cada día"
      ayuda={<QueEs titulo="Lo cobrado de lo debido" figura="parteCobrada" />}
    >
      {proporciones ? (
        <TablaPartes {...proporciones} />
      ) : (
        <Vacio texto="Todavía no hay siete días con algo debido" />
      )}
      {de_castigados > 0 && (
        <p className="nota">{`De créditos castigados llegaron ${formatearPesos(de_castigados)} más: nadie los esperaba, y no entran en estas partes.`}</p>
      )}
      {por_transferencia !== null && por_transferencia > 0 && (
        <p className="nota">{`Por transferencia llegó el ${textoParte(por_transferencia)}: no está en ninguna caja.`}</p>
      )}
    </Panel>
  );
}

const notaDeError = ({ pronosticos, plan }: Noche['errores']['dia']): string =>
  pronosticos === 0
    ? 'Sin pronósticos todavía'
    : `${formatearNumero(pronosticos)} pronósticos; el plan solo, ${textoParte(plan)}`;

/** Yesterday's forecast beside what came, and how far forecasts are off. */
const Cumplido = ({ noche: { ayer, errores } }: { noche: Noche }) => (
  <Panel
    titulo="Lo que se esperaba y lo que llegó"
    subtitulo={ayer ? textoDia(ayer.fecha) : 'Nadie lo pronosticó la noche anterior'}
  >
    <Cifras nombre="Lo que se esperaba y lo que llegó" cargando={false} columnas={4}>
      <Cifra
        titulo="Se esperaba"
        definicion="cobroEsperado"
        valor={textoMonto(ayer?.esperado ?? null)}
        nota={ayer ? `Por plan ${formatearPesos(ayer.plan)}` : ''}
      />
      <Cifra titulo="Llegó" definicion="recaudadoDia" valor={textoMonto(ayer?.cobrado ?? null)} nota="" />
      <Cifra
        titulo="Error de un día"
        definicion="errorDePronostico"
        valor={textoParte(errores.dia.esperado)}
        nota={notaDeError(errores.dia)}
      />
      <Cifra
        titulo="Error de siete días"
        definicion="errorDePronostico"
        valor={textoParte(errores.semana.esperado)}
        nota={notaDeError(errores.semana)}
      />
    </Cifras>
  </Panel>
);

function Paneles({ datos }: Datos) {
  if (datos && !datos.noche)
    return <Vacio texto="Todavía no hay pronóstico: se hace cada noche, a partir de las 3:00" />;
  if (!datos?.noche)
    return (
      <Panel titulo="Día por día">
        <HuecoDeFilas filas={14} />
      </Panel>
    );
  const { noche } = datos;
  return (
    <>
      <DiaPorDia datos={datos} noche={noche} />
      <LoCobrado noche={noche} />
      <Cumplido noche={noche} />
    </>
  );
}

/** Will there be cash on Friday: what comes in on the next days, what goes out, and how far that was off before. */
export function PantallaEfectivo() {
  const consulta = useQuery({
    ...consultaDe(efectivoPorVenir),
    refetchOnWindowFocus: true,
    refetchInterval: CADA_MS,
  });
  const { data, isError } = consulta;
  const dias = data?.noche?.dias ?? [];
  const nota = data && (datosDe(consulta) ?? (data.noche ? textoDeCierre(data.noche) : 'Sin pronóstico'));
  return (
    <div className="en-papel pila">
      <Encabezado
        titulo={TITULO}
        nota={nota}
        accion={<Llevar celdas={dias.length > 0 ? celdasDe(dias) : undefined} />}
      />
      <FalloConsulta consulta={consulta} mensaje="Error al obtener el efectivo de los próximos días" />
      {(data ? reparosDe(data) : []).map((reparo) => (
        <Alert key={reparo} type="warning" showIcon title={reparo} />
      ))}
      {(data || !isError) && (
        <>
          <CifrasDeEfectivo datos={data} />
          <Paneles datos={data} />
        </>
      )}
    </div>
  );
}
