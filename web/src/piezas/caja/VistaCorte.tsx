import './caja.css';
import type { Corte, FilaCaja } from '@leal/contract';
import { textoInstante } from '../textos/textos.ts';
import { Dicho } from '../tarjetas/Tarjeta.tsx';
import { NOMBRES } from '../campos/nombres.ts';
import { NOMBRES_DE_CAJA } from '../campos/nombres-de-caja.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Dato, Panel } from '../../ui/panel/Panel.tsx';
import { CifrasDeCorte } from './CifrasDeCorte.tsx';
import { ConteoLeido } from './ConteoLeido.tsx';
import { GruposDeFilas } from './GruposDeFilas.tsx';

type Props = { corte: Corte; filas: readonly FilaCaja[] };

/** Expected, counted, what is between them, and who had it in their hands when. */
function Resumen({ corte }: Pick<Props, 'corte'>) {
  const conto = corte.veces.at(-1)?.contado_por ?? null;
  const quienRecibe = conto === null ? 'Confirmó' : 'Contó y cerró';
  return (
    <Panel titulo="Resumen">
      <dl className="datos">
        <CifrasDeCorte {...corte} />
        <Dato nombre="Efectivo a Entregar de ese día">
          <Monto valor={corte.efectivo_entregar} />
        </Dato>
        <Dato nombre={conto === null ? 'Entregó' : 'Caja de'}>
          {corte.nombre_cobrador}
          {conto === null && `, ${textoInstante(corte.veces.at(-1)?.en ?? corte.entregado_en)}`}
        </Dato>
        <Dato nombre={corte.estado === 'devuelto' ? 'Devolvió' : quienRecibe}>
          {corte.nombre_gerente === null || corte.estado === 'entregado'
            ? 'Aún nadie'
            : `${corte.nombre_gerente}, ${textoInstante(corte.fecha_respuesta)}`}
        </Dato>
      </dl>
      <Dicho nombre={NOMBRES_DE_CAJA.nota} texto={corte.nota ?? ''} />
      <Dicho nombre={NOMBRES.motivo} texto={corte.estado === 'devuelto' ? (corte.motivo ?? '') : ''} />
    </Panel>
  );
}

/** The counts that came back, oldest first. */
function Anteriores({ corte }: Pick<Props, 'corte'>) {
  const devueltas = corte.veces.filter(({ devuelto }) => devuelto !== null);
  if (devueltas.length === 0) return null;
  return (
    <Panel titulo="Conteos devueltos">
      {devueltas.map(({ conteo, en, nota, devuelto }, i) => (
        <details key={en} className="caja-grupo desplegable">
          <summary>
            <span className="crece">{`Conteo ${i + 1}, ${textoInstante(en)}`}</span>
          </summary>
          <Dicho
            nombre={`Devolvió ${devuelto?.nombre_gerente ?? ''}, ${textoInstante(devuelto?.en ?? null)}:`}
            texto={devuelto?.motivo ?? ''}
          />
          <Dicho nombre={NOMBRES_DE_CAJA.nota} texto={nota ?? ''} />
          <ConteoLeido conteo={conteo} nombre={`Conteo ${i + 1}`} />
        </details>
      ))}
    </Panel>
  );
}

/** A cut that was handed in, to both sides alike. */
export const VistaCorte = ({ corte, filas }: Props) => (
  <div className="caja-vista pila a-pares">
    <Resumen corte={corte} />
    <Panel titulo="Conteo">
      <ConteoLeido conteo={corte.conteo} nombre="Conteo" />
    </Panel>
    <Panel titulo="Movimientos">
      <GruposDeFilas filas={filas} />
    </Panel>
    <Anteriores corte={corte} />
  </div>
);
