import { Checkbox } from 'antd';
import { useState } from 'react';
import { Monto } from '../../ui/Monto.tsx';
import { FinDeLista } from '../../ui/lista/FinDeLista.tsx';
import type { Fila } from '../listas/fila.ts';
import { textoEdad } from '../../piezas/textos/edad.ts';
import { TarjetaDe } from './por-clase.tsx';
import { Frase } from '../../ui/Frase.tsx';
import { Nombre } from '../../ui/Nombre.tsx';

type Props = {
  filas: readonly Fila[];
  ahora: Date;
  elegidas: ReadonlySet<string>;
  alElegir: (elegidas: ReadonlySet<string>) => void;
};

const TANDA = 30;

const quien = ({ cliente, cobrador }: Fila): string => cliente || cobrador;

/** The same rows on a phone: chosen by their box, opened by a tap. */
export function Renglones({ filas, ahora, elegidas, alElegir }: Props) {
  const [abierta, setAbierta] = useState<string>();
  const [cuantas, setCuantas] = useState(TANDA);
  const alternar = (clave: string) => {
    const nuevas = new Set(elegidas);
    if (!nuevas.delete(clave)) nuevas.add(clave);
    alElegir(nuevas);
  };
  return (
    <>
      <ul className="bandeja-renglones">
        {filas.slice(0, cuantas).map((fila) => (
          <li key={fila.clave} className="panel bandeja-renglon">
            <Checkbox
              aria-label={`Seleccionar ${fila.propio.nombre} de ${quien(fila)}`}
              checked={elegidas.has(fila.clave)}
              onChange={() => alternar(fila.clave)}
            />
            <button
              type="button"
              aria-expanded={abierta === fila.clave}
              onClick={() => setAbierta(abierta === fila.clave ? undefined : fila.clave)}
            >
              <strong translate="no">{quien(fila)}</strong>
              <strong>{fila.monto !== null && <Monto valor={fila.monto} />}</strong>
              <span>
                <Frase>
                  {fila.propio.nombre} · <Nombre de={fila.cobrador} />
                </Frase>
              </span>
              <span>{textoEdad(fila.fecha, ahora)}</span>
              <span>{fila.cambia}</span>
            </button>
            {abierta === fila.clave && <TarjetaDe dato={fila.dato} />}
          </li>
        ))}
      </ul>
      {cuantas < filas.length && <FinDeLista key={cuantas} alAcercarse={() => setCuantas(cuantas + TANDA)} />}
    </>
  );
}
