import './reportes.css';
import { sumarDias } from '@leal/domain';
import type { ReactNode } from 'react';
import { leidoAlDia } from '../../piezas/figuras/al-dia.ts';
import { useDelTelefono } from '../../piezas/figuras/figuras.ts';
import { NavegarSemana } from './NavegarSemana.tsx';
import type { Nombrada } from '../../ui/cifras/QueEs.tsx';
import { QueSon } from '../../ui/cifras/QueSon.tsx';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { useSemana } from './use-semana.ts';
import { Dia } from './Dia.tsx';
import { type EnReportes, useLugar } from './lugar.ts';
import { CifrasSemana, OtrasCifrasSemana } from './CifrasSemana.tsx';
import { CobranzaPorDia } from './CobranzaPorDia.tsx';
import { Llevar } from './Llevar.tsx';
import { celdasDeSemana, porDia, siHuboAlgo } from './semana-comparada.ts';
import { ListaDias } from './ListaDias.tsx';
import { semanaAlDia } from './semana-al-dia.ts';

/** The figures in the line of a day. */
const DE_UN_DIA: readonly Nombrada[] = [
  { titulo: 'Total', figura: 'recaudadoDia' },
  { titulo: 'Abonos', figura: 'abonosDia' },
  { titulo: 'Clientes', figura: 'visitadosDia' },
  { titulo: 'Gastos', figura: 'gastosDia' },
];

type Props = PropsReportesDeCobranza & { en: EnReportes };

function Semana({ idCobrador, en, quien, deQuien = 'Por semana y por día' }: Props) {
  const { semana: lunes } = en.lugar;
  const consulta = useSemana(idCobrador, lunes);
  const { isError } = consulta;
  // Stored since it was over: one document.
  const previa = useSemana(idCobrador, sumarDias(lunes, -7));
  const anterior = previa.data && siHuboAlgo(previa.data);
  const seSabe = anterior !== undefined || previa.isError;
  const delTelefono = useDelTelefono(consulta);
  const alDia = consulta.data && semanaAlDia(delTelefono, consulta.data);
  const { datos: data, aparte } = alDia ?? {};
  const semanas = (
    <NavegarSemana semana={lunes} hoy={en.hoy} alCambiar={(semana) => en.cambiar({ semana })} />
  );
  return (
    <>
      <Encabezado
        titulo="Reportes de Cobranza"
        nota={deQuien}
        accion={<Llevar celdas={data && seSabe ? celdasDeSemana(data, anterior ?? null) : undefined} />}
      />
      {quien ? (
        <div className="semana-cual pila">
          {quien}
          {semanas}
        </div>
      ) : (
        semanas
      )}
      <FalloConsulta consulta={consulta} mensaje="Error al cargar historial de la semana" />
      {(data || !isError) && (
        <>
          <CifrasSemana
            semana={data}
            {...{ anterior, aparte }}
            hoy={en.hoy}
            leido={leidoAlDia(consulta, alDia)}
          />
          <Panel titulo="Días de la semana" ayuda={<QueSon de="cada día" cifras={DE_UN_DIA} />}>
            <ListaDias lunes={lunes} semana={data} en={en} aparteDe={alDia?.aparteDe} />
          </Panel>
          <OtrasCifrasSemana semana={data} aparte={aparte} />
          <CobranzaPorDia
            cobranza={data && seSabe ? porDia(data, anterior ?? null) : undefined}
            hoy={en.hoy}
          />
        </>
      )}
    </>
  );
}

type PropsReportesDeCobranza = {
  idCobrador: string;
  /** The collector's name, where it is not oneself. */
  deQuien?: string | undefined;
  /** The choice of the collector. */
  quien?: ReactNode;
};

/** Spec §2, 'Weekly reports': a week, and each of its days. The address says which. */
export function ReportesDeCobranza({ idCobrador, deQuien, quien }: PropsReportesDeCobranza) {
  const en = useLugar();
  const { dia, semana } = en.lugar;
  return (
    <div className="en-papel pila">
      {dia ? (
        <>
          {quien}
          <Dia key={dia} idCobrador={idCobrador} fecha={dia} en={en} />
        </>
      ) : (
        <Semana key={semana} {...{ idCobrador, en, deQuien, quien }} />
      )}
    </div>
  );
}
