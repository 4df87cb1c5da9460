import './cajon-de-fila.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { PieDeTarjeta } from '../../piezas/tarjetas/Tarjeta.tsx';
import { Cajon } from '../../ui/capas/Cajon.tsx';
import { ensordecer } from '../../ui/capas/pila.ts';
import { ensordecerDedos, MS_CAPA } from '../../ui/capas/sordera.ts';
import { enfocarLaTabla, retomarFoco } from '../../ui/encabezado/foco.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import type { Fila } from '../listas/fila.ts';
import { FilaAbierta } from '../listas/FilaAbierta.tsx';
import { saldoTras, useHechos } from '../listas/hechos.ts';
import type { Sentido } from '../pregunta/decision.ts';
import { TarjetaDe } from './por-clase.tsx';
import { useAparte } from './aparte.ts';

const enElCajon = (): boolean => Boolean(document.activeElement?.closest('.cajon'));

/** Presses the button of what is open: it knows what was typed there. */
export const decidirLaAbierta = (sentido: Sentido): void =>
  document.querySelector<HTMLElement>(`.cajon-pie [data-sentido="${sentido}"]`)?.click();

/** Moves the focus to the first thing to do with what is open; returns whether there is any. */
export function enfocarElCajon(): boolean {
  const primera = [' .ant-drawer-body', '-pie']
    .flatMap((donde) => ['a[href]', 'input', 'textarea', 'button'].map((que) => `.cajon${donde} ${que}`))
    .join();
  const elemento = document.querySelector<HTMLElement>(primera);
  elemento?.focus();
  return elemento !== null;
}

/** The balance after an approval as it is asked for. */
function SaldoTras({ fila }: { fila: Fila }) {
  const { consulta } = useHechos(fila.dato);
  const cambio = saldoTras(fila, consulta.data);
  if (!cambio) return null;
  const [antes, despues] = cambio;
  return (
    <dl className="datos">
      <Dato nombre={NOMBRES.saldo}>
        <Monto valor={antes} />
        {' → '}
        <strong>
          <Monto valor={despues} />
        </strong>
      </Dato>
    </dl>
  );
}

function Contenido({ fila }: { fila: Fila }) {
  const { consulta } = useHechos(fila.dato);
  const aparte = useAparte(fila);
  // The row's balance stands above the buttons.
  const dichos = saldoTras(fila, consulta.data) ? { saldo: null } : {};
  return (
    <FilaAbierta dato={fila.dato} dichos={dichos}>
      {aparte !== null && <p className="nota">{aparte}</p>}
      <TarjetaDe dato={fila.dato} />
    </FilaAbierta>
  );
}

/** Another row under the hand: its buttons are not those that the finger meant. */
function useOtraFila(clave: string | undefined): void {
  const antes = useRef(clave);
  useLayoutEffect(() => {
    const [previa] = [antes.current, (antes.current = clave)];
    if (previa === undefined || clave === undefined || previa === clave) return;
    // The button that was pressed has gone with its row.
    retomarFoco();
    if (enElCajon()) ensordecer();
    else ensordecerDedos(MS_CAPA);
  }, [clave]);
}

type Props = { abierta: Fila | null; alCerrar: () => void };

/** One row of the inbox beside the table: its card and the facts, and below them, always in sight, what can be done. */
export function CajonDeFila({ abierta, alCerrar }: Props) {
  const [pie, setPie] = useState<HTMLElement | null>(null);
  // A drawer that closes goes with the row that it showed.
  const [fila, setFila] = useState(abierta);
  if (abierta && abierta !== fila) setFila(abierta);
  useOtraFila(abierta?.clave);
  const cerrar = () => {
    if (enElCajon()) enfocarLaTabla();
    alCerrar();
  };
  return (
    <Cajon
      abierta={abierta !== null}
      alCerrar={cerrar}
      alOcultar={() => setFila(null)}
      title={fila?.propio.nombre}
      footer={
        <>
          {fila && <SaldoTras key={fila.clave} fila={fila} />}
          <div ref={setPie} className="cajon-pie" />
        </>
      }
    >
      <PieDeTarjeta value={pie}>{fila && <Contenido key={fila.clave} fila={fila} />}</PieDeTarjeta>
    </Cajon>
  );
}
