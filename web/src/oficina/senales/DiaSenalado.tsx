import type { DiaConSenales, FilaSenalada, SenalDicha } from '@leal/contract';
import { SENALES } from '@leal/domain';
import { Button } from 'antd';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { EnlaceCliente } from '../../piezas/cliente/EnlaceCliente.tsx';
import { EnlacePago } from '../../piezas/credito/EnlacePago.tsx';
import { textoDia, textoInstante } from '../../piezas/textos/textos.ts';
import { useDuda } from '../../lib/acciones/dudas.ts';
import { Explica } from '../../ui/cifras/QueEs.tsx';
import { abrirTarde } from '../dialogos/abrir-tarde.ts';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { rutaDeBitacora } from '../bitacora/datos/filtro.ts';
import { rutaDeCorte } from '../cortes/filtro.ts';
import { REVISAR_SENAL } from '../acciones/senal.ts';
import type { PorRevisar } from './DialogoRevisar.tsx';
import { ESTADO, QUE_ES_LO_USUAL, textoRevision, textoUsual } from './textos.ts';

type PropsFila = { fila: FilaSenalada; id_cobrador: string };

/** Where somebody looks at it: the client, the payment's screen, the cut; of a receipt, what was taken back. */
function Destino({ fila: { a, destino, nombre }, id_cobrador }: PropsFila) {
  switch (a) {
    case 'credito':
      return <EnlacePago credito={{ slug: '', id_credito: destino }}>{nombre || 'Ver crédito'}</EnlacePago>;
    case 'cliente':
      return <EnlaceCliente id_cliente={destino}>{nombre || 'Ver cliente'}</EnlaceCliente>;
    case 'corte':
      return <Link to={rutaDeCorte('/gerente', destino)}>Ver corte</Link>;
    case 'comprobante':
      return (
        <Link to={rutaDeBitacora({ id_cobrador, accion: 'comprobantes/revocar' })}>Ver en la bitácora</Link>
      );
    default:
      return a satisfies never;
  }
}

const Fila = ({ fila, id_cobrador }: PropsFila) => (
  <li className="grupo aire-12 a-renglon extremos">
    <span className="parte">
      <Destino fila={fila} id_cobrador={id_cobrador} />
      <small className="tenue en-bloque" translate="no">
        {`${textoInstante(fila.cuando)} · ${fila.que}`}
      </small>
    </span>
    {fila.monto !== null && <Monto valor={fila.monto} />}
  </li>
);

const preguntar = abrirTarde(async () => (await import('./DialogoRevisar.tsx')).preguntarRevisar);

const BOTON = { revisada: 'Revisada', falsa_alarma: 'Falsa alarma' } as const;

/** What has not been said of it. */
function Acciones({ senal }: { senal: PorRevisar }) {
  const { clave, estado, nombre_cobrador } = senal;
  if (useDuda(REVISAR_SENAL.sobre(senal))) return <Insignia texto="Sin confirmar" tono="espera" />;
  const quedan = (['falsa_alarma', 'revisada'] as const).filter((como) => como !== estado);
  return (
    <div className="grupo al-final">
      {quedan.map((como) => (
        <Button
          key={como}
          aria-label={`${BOTON[como]}: ${SENALES[clave].titulo}, ${nombre_cobrador}`}
          onClick={() => preguntar(senal, como)}
        >
          {BOTON[como]}
        </Button>
      ))}
    </div>
  );
}

type PropsSenal = { senal: SenalDicha; dia: DiaConSenales };

function Senal({ senal, dia: { id, id_cobrador, nombre_cobrador } }: PropsSenal) {
  const idTitulo = useId();
  const { clave, regla, filas, estado, usual } = senal;
  const { titulo } = SENALES[clave];
  const dicho = textoRevision(senal);
  return (
    <article className="pila aire-8" aria-labelledby={idTitulo}>
      <header className="fila dobla aire-8 junto extremos">
        <h3 id={idTitulo}>{titulo}</h3>
        <Insignia texto={ESTADO[estado]} tono="neutro" />
      </header>
      <p className="nota">{regla}</p>
      <p className="fila aire-4 junto menuda">
        <span>Qué tan usual es aquí:</span>
        <span>{textoUsual(usual)}</span>
        <Explica nombre={`Qué tan usual es: ${titulo}`} texto={QUE_ES_LO_USUAL} />
      </p>
      <ol className="lista-lisa rayas" aria-label={`Renglones de ${titulo}`}>
        {filas.map((fila) => (
          <Fila key={fila.id} fila={fila} id_cobrador={id_cobrador} />
        ))}
      </ol>
      {dicho !== null && (
        <p className="nota parte" translate="no">
          {dicho}
        </p>
      )}
      <Acciones senal={{ id, clave, estado, nombre_cobrador }} />
    </article>
  );
}

/** One collector's day and what should be looked at of it. */
export const DiaSenalado = ({ dia }: { dia: DiaConSenales }) => (
  <Panel titulo={dia.nombre_cobrador} esNombre subtitulo={textoDia(dia.fecha)}>
    <div className="pila">
      {dia.senales.map((senal) => (
        <Senal key={senal.clave} senal={senal} dia={dia} />
      ))}
    </div>
  </Panel>
);
