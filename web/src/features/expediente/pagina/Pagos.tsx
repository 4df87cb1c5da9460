import { type CreditoDelExpediente, historialAbonos, type HistorialItem } from '@leal/contract';
import { contarDias, type DiaDeCredito, diasDeCredito, fechaLocal, formatearPesos } from '@leal/domain';
import { useMemo, useState } from 'react';
import { EnlacePago } from '../../../comun/credito/EnlacePago.tsx';
import { useLlamada } from '../../../lib/api/consultas.ts';
import { useNegocio } from '../../../lib/negocio.ts';
import { useAhora } from '../../../lib/reloj.ts';
import { FalloConsulta } from '../../../ui/estados/FalloConsulta.tsx';
import { HuecoDeDatos } from '../../../ui/estados/Huecos.tsx';
import { Vacio } from '../../../ui/estados/Vacio.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Calendario } from './Calendario.tsx';
import { periodoDe } from './Creditos.tsx';
import { signoDe, textoCuenta, textoDelDia } from './textos-dia.ts';

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

/** How many days were of each kind: also what the colours mean. */
function Cuenta({ dias }: { dias: readonly DiaDeCredito[] }) {
  const total = contarDias(dias);
  return (
    <ul className="calendario-cuenta" aria-label="Días de cada clase">
      {CONTADAS.filter((clase) => total[clase] > 0).map((clase) => (
        <li key={clase}>
          <span className="calendario-muestra" data-clase={clase} aria-hidden>
            {signoDe(clase)}
          </span>
          {textoCuenta(clase, total[clase])}
        </li>
      ))}
    </ul>
  );
}

/** The rows of the chosen day; deleted and cancelled ones are struck through. Its room is always there. */
const DelDia = ({ dia, filas }: { dia: DiaDeCredito; filas: readonly HistorialItem[] }) => (
  <div className="calendario-dia no-impreso">
    <p>{textoDelDia(dia)}</p>
    <ul>
      {filas.map(({ id_pago, capturado_en, hora, descripcion, monto, eliminado, cancelado }) => {
        const Texto = (eliminado ?? cancelado) ? 's' : 'span';
        return (
          <li key={`${id_pago} ${capturado_en}`}>
            <Texto>
              {hora} {descripcion} {monto > 0 && formatearPesos(monto)}
            </Texto>
          </li>
        );
      })}
    </ul>
  </div>
);

type Props = { credito: CreditoDelExpediente };

function PorDias({ credito, renglones }: Props & { renglones: readonly HistorialItem[] }) {
  const negocio = useNegocio();
  const hoy = fechaLocal(useAhora(60_000));
  const dias = useMemo(
    () => diasDeCredito(credito, renglones, { hoy, negocio }),
    [credito, renglones, hoy, negocio],
  );
  const [elegida, setElegida] = useState(hoy);
  const dia =
    dias.find(({ fecha }) => fecha === elegida) ?? dias.findLast(({ fecha }) => fecha <= hoy) ?? dias[0];
  if (!dia) return null;
  return (
    <>
      <Cuenta dias={dias} />
      <Calendario dias={dias} hoy={hoy} elegida={dia.fecha} alElegir={setElegida} />
      <DelDia dia={dia} filas={renglones.filter(({ fecha }) => fecha === dia.fecha)} />
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

/** The payments of a credit, day by day. */
export const Pagos = ({ credito }: Props) => (
  <Panel
    titulo="Pagos día por día"
    subtitulo={periodoDe(credito)}
    accion={
      <EnlacePago credito={credito} className="no-impreso expediente-enlace">
        Ver pagos
      </EnlacePago>
    }
  >
    {credito.fecha_inicio === null ? (
      <Vacio texto="Este crédito no ha empezado" />
    ) : (
      <DelLibro credito={credito} />
    )}
  </Panel>
);
