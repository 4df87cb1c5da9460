import { type CreditoDelExpediente, historialAbonos, type HistorialItem } from '@leal/contract';
import {
  contarDias,
  contarPromesas,
  type DiaDeCredito,
  diasDeCredito,
  type Fecha,
  fechaLocal,
  formatearPesos,
  ROL,
  textoDeForma,
} from '@leal/domain';
import { Button } from 'antd';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { EnlacePago } from '../../../piezas/credito/EnlacePago.tsx';
import { type PromesasDichas, promesasDichas } from '../../../piezas/credito/promesas-dichas.ts';
import { useLlamada } from '../../../lib/api/consultas.ts';
import { enLaUrl, mismas, opcional, useEnLaUrl } from '../../../lib/en-la-url.ts';
import { useNegocio } from '../../../lib/negocio.ts';
import { useAhora } from '../../../lib/reloj.ts';
import { SiActua } from '../../../lib/sesion/solo-lectura.ts';
import { useUsuario } from '../../../lib/sesion/use-sesion.ts';
import { QueEs } from '../../../ui/cifras/QueEs.tsx';
import { FalloConsulta } from '../../../ui/estados/FalloConsulta.tsx';
import { HuecoDeDatos } from '../../../ui/estados/Huecos.tsx';
import { Vacio } from '../../../ui/estados/Vacio.tsx';
import { abrirTarde } from '../../dialogos/abrir-tarde.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Calendario } from './Calendario.tsx';
import { periodoDe } from './Creditos.tsx';
import { signoDe, textoCuenta, textoDelDia, tonoDe } from './textos-dia.ts';

const CONTADAS = [
  'pago',
  'multiple',
  'espera',
  'liquidacion',
  'atraso',
  'visita',
  'sin_registro',
  'por_cobrar',
] as const;

/** The count of days of each kind: also what the colours mean. */
function Cuenta({ dias }: { dias: readonly DiaDeCredito[] }) {
  const total = contarDias(dias);
  return (
    <ul className="grupo aire-16 lineas-4 lista-lisa chica" aria-label="Días de cada clase">
      {CONTADAS.filter((clase) => total[clase] > 0).map((clase) => (
        <li key={clase} className="fila aire-6">
          <span
            className="calendario-muestra tenido"
            data-clase={clase}
            data-tono={tonoDe(clase)}
            aria-hidden
          >
            {signoDe(clase)}
          </span>
          <span>{textoCuenta(clase, total[clase])}</span>
        </li>
      ))}
    </ul>
  );
}

type PropsDelDia = {
  dia: DiaDeCredito;
  filas: readonly HistorialItem[];
  promesas: PromesasDichas;
};

/** The rows of the chosen day; deleted and cancelled ones are struck through. Its room is always there. */
const DelDia = ({ dia, filas, promesas }: PropsDelDia) => (
  <div className="calendario-dia recuadro chica tabular no-impreso">
    <p className="fuerte">{textoDelDia(dia)}</p>
    <ul className="lista-lisa">
      {filas.map((fila) => {
        const { id_pago, capturado_en, hora, descripcion, monto, eliminado, cancelado } = fila;
        const forma = textoDeForma(fila);
        const Texto = (eliminado ?? cancelado) ? 's' : 'span';
        return (
          <li key={`${id_pago} ${capturado_en}`}>
            <Texto>
              {`${hora} ${descripcion}${forma === null ? '' : ` (${forma})`} ${monto > 0 ? formatearPesos(monto) : ''} ${promesas.get(fila)?.texto ?? ''}`}
            </Texto>
          </li>
        );
      })}
    </ul>
  </div>
);

/** The promises of the credit that were kept, of those whose day has come. */
function CuantasPromesas({ renglones, hoy }: { renglones: readonly HistorialItem[]; hoy: Fecha }) {
  const { cumplida, rota } = contarPromesas(renglones, hoy);
  if (cumplida + rota === 0) return null;
  return (
    <p className="fila aire-0">
      <span>{`Promesas cumplidas: ${cumplida} de ${cumplida + rota}`}</span>
      <QueEs titulo="Promesas cumplidas" figura="promesasCumplidas" />
    </p>
  );
}

type PropsPromesas = {
  renglones: readonly HistorialItem[];
  hoy: Fecha;
  promesas: PromesasDichas;
};

/** The newest promise, unless it was kept; and how many were. */
function Promesas({ renglones, hoy, promesas }: PropsPromesas) {
  const ultima = renglones.find((fila) => promesas.has(fila));
  const dicha = ultima && promesas.get(ultima);
  return (
    <>
      {dicha && dicha.estado !== 'cumplida' && <p className="fila aire-0">{dicha.texto}</p>}
      <CuantasPromesas {...{ renglones, hoy }} />
    </>
  );
}

/** Whether the days are open: in the address, so that Back finds them as they were. */
const EN_LA_URL = enLaUrl({ dias: opcional(mismas(['abiertos'])) });

/** The days one by one: the counts say most, so they are folded until somebody asks. On paper they are there. */
function Plegados({ children }: { children: ReactNode }) {
  const id = useId();
  const [{ dias }, cambiar] = useEnLaUrl(EN_LA_URL);
  const abiertos = dias === 'abiertos';
  return (
    <>
      <Button
        className="no-impreso"
        aria-expanded={abiertos}
        aria-controls={id}
        onClick={() => cambiar({ dias: abiertos ? undefined : 'abiertos' })}
      >
        {abiertos ? 'Ocultar los días' : 'Ver los días'}
      </Button>
      <div id={id} className="expediente-dias pila" hidden={!abiertos}>
        {children}
      </div>
    </>
  );
}

type Props = { credito: CreditoDelExpediente };

function PorDias({ credito, renglones }: Props & { renglones: readonly HistorialItem[] }) {
  const negocio = useNegocio();
  const hoy = fechaLocal(useAhora(60_000));
  const dias = useMemo(
    () => diasDeCredito(credito, renglones, { hoy, negocio }),
    [credito, renglones, hoy, negocio],
  );
  const promesas = useMemo(() => promesasDichas(renglones, hoy), [renglones, hoy]);
  const [elegida, setElegida] = useState(hoy);
  const dia =
    dias.find(({ fecha }) => fecha === elegida) ?? dias.findLast(({ fecha }) => fecha <= hoy) ?? dias[0];
  if (!dia) return null;
  return (
    <>
      <Promesas {...{ renglones, hoy, promesas }} />
      <Cuenta dias={dias} />
      <Plegados>
        <Calendario dias={dias} hoy={hoy} elegida={dia.fecha} alElegir={setElegida} />
        <DelDia promesas={promesas} dia={dia} filas={renglones.filter(({ fecha }) => fecha === dia.fecha)} />
      </Plegados>
    </>
  );
}

function DelLibro({ credito }: Props) {
  const consulta = useLlamada(historialAbonos, { parametros: { id_credito: credito.id_credito } });
  const { data, error } = consulta;
  return (
    <>
      {!data && !error && <HuecoDeDatos datos={10} />}
      <FalloConsulta consulta={consulta} mensaje="Error al cargar historial de pagos" />
      {data && <PorDias credito={credito} renglones={data.datos} />}
    </>
  );
}

const abrirFirma = abrirTarde(async () => (await import('./DialogoFirma.tsx')).abrirFirma);

/** Opens the client's signature for the cash; managers read it when they ask for it. */
const BotonFirma = ({ credito }: Props) =>
  useUsuario().id_rol === ROL.gerente &&
  credito.entrega?.firmada && (
    <Button type="link" className="toque en-renglon" onClick={() => abrirFirma(credito)}>
      Ver firma
    </Button>
  );

/** The payments of a credit, day by day. */
export const Pagos = ({ credito }: Props) => (
  <Panel
    titulo="Pagos día por día"
    subtitulo={periodoDe(credito)}
    accion={
      <div className="no-impreso grupo aire-16 lineas-8">
        <BotonFirma credito={credito} />
        <SiActua>
          <EnlacePago credito={credito} className="toque en-renglon">
            Ver pagos
          </EnlacePago>
        </SiActua>
      </div>
    }
  >
    {credito.fecha_inicio === null ? (
      <Vacio texto="Este crédito no ha empezado" />
    ) : (
      <DelLibro credito={credito} />
    )}
  </Panel>
);
