import './tarjetas-revision.css';
import { useState } from 'react';
import { Vacio } from '../../../ui/estados/Vacio.tsx';
import { Paginas } from '../../../ui/lista/Paginas.tsx';
import type { Revisado } from '../revision/revisar.ts';
import { Mendar } from './Mendar.tsx';
import { CLASES, porQue, type PropsRenglones } from './renglon.ts';

/** Whatever is below the cards has to stay within reach. */
const POR_PAGINA = 10;

/** Unfolded, what is below it says why. */
function Cabeza({ fila, abierta }: { fila: Revisado; abierta: boolean }) {
  const { renglon, clase, textos } = fila;
  const { nombre, apellidos, cobrador, monto_solicitado, dias_pago, fecha_inicio, total_pagado } = textos;
  const plan = [monto_solicitado, dias_pago, fecha_inicio].filter(Boolean).join(' · ');
  const razon = abierta ? '' : porQue(fila);
  return (
    <>
      <strong className="parte" translate="no">
        {[nombre, apellidos].filter(Boolean).join(' ') || `Renglón ${renglon}`}
      </strong>
      <span className={clase === 'mal' ? 'mal' : undefined}>{CLASES[clase]}</span>
      <span
        className="nota parte"
        translate="no"
      >{`Renglón ${renglon} · ${cobrador || 'Sin cobrador'}`}</span>
      <span className="nota parte a-la-derecha" translate="no">
        {total_pagado && `Pagado ${total_pagado}`}
      </span>
      {plan && (
        <span className="nota parte" translate="no">
          {plan}
        </span>
      )}
      {razon && <span className={clase === 'mal' ? 'mal parte entero' : 'parte entero'}>{razon}</span>}
    </>
  );
}

/** The same rows on a phone: each a card, mended in its place. */
export function TarjetasRevision({ filas, alMendar, alAceptar }: PropsRenglones) {
  const [abierto, setAbierto] = useState<number | null>(null);
  const [pagina, setPagina] = useState(1);
  // A filter, or a row that was mended, may have left fewer pages.
  const actual = Math.min(pagina, Math.max(1, Math.ceil(filas.length / POR_PAGINA)));
  const enVista = filas.slice((actual - 1) * POR_PAGINA, actual * POR_PAGINA);
  if (filas.length === 0) return <Vacio texto="Ningún renglón es así" />;
  return (
    <>
      <ul className="lista-lisa pila aire-8" aria-label="Renglones del archivo">
        {enVista.map((fila) => (
          <li key={fila.renglon} className="panel importar-renglon pila aire-12">
            <button
              type="button"
              className="boton-liso"
              aria-expanded={abierto === fila.renglon}
              onClick={() => setAbierto(abierto === fila.renglon ? null : fila.renglon)}
            >
              <Cabeza fila={fila} abierta={abierto === fila.renglon} />
            </button>
            {abierto === fila.renglon && (
              <Mendar
                fila={fila}
                alMendar={(campos) => alMendar(fila.renglon, campos)}
                alAceptar={(duda, si) => alAceptar([fila.renglon], duda, si)}
              />
            )}
          </li>
        ))}
      </ul>
      <Paginas pagina={actual} porPagina={POR_PAGINA} total={filas.length} alCambiar={setPagina} />
    </>
  );
}
