import { Checkbox } from 'antd';
import { useState } from 'react';
import { SiActua } from '../../lib/sesion/solo-lectura.ts';
import { Monto } from '../../ui/Monto.tsx';
import { FinDeLista } from '../../ui/lista/FinDeLista.tsx';
import type { Fila } from '../listas/fila.ts';
import { textoEdad } from '../../piezas/textos/edad.ts';
import { useMarca } from './aparte.ts';
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

function Marca({ fila }: { fila: Fila }) {
  const marca = useMarca(fila);
  return marca !== null && <span className="nota parte a-la-derecha">{marca}</span>;
}

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
      <ul className="bandeja-renglones lista-lisa pila aire-8">
        {filas.slice(0, cuantas).map((fila) => (
          <li key={fila.clave} className="panel bandeja-renglon">
            <SiActua>
              <Checkbox
                aria-label={`Seleccionar ${fila.propio.nombre} de ${quien(fila)}`}
                checked={elegidas.has(fila.clave)}
                onChange={() => alternar(fila.clave)}
              />
            </SiActua>
            <button
              className="boton-liso"
              type="button"
              aria-expanded={abierta === fila.clave}
              onClick={() => setAbierta(abierta === fila.clave ? undefined : fila.clave)}
            >
              <strong className="parte" translate="no">
                {quien(fila)}
              </strong>
              <strong className="a-la-derecha">{fila.monto !== null && <Monto valor={fila.monto} />}</strong>
              <span className="nota parte">
                <Frase>
                  {fila.propio.nombre} · <Nombre de={fila.cobrador} />
                </Frase>
              </span>
              <span className="nota parte a-la-derecha">{textoEdad(fila.fecha, ahora)}</span>
              <span className="nota parte">{fila.cambia}</span>
              <Marca fila={fila} />
            </button>
            {abierta === fila.clave && <TarjetaDe dato={fila.dato} />}
          </li>
        ))}
      </ul>
      {cuantas < filas.length && <FinDeLista key={cuantas} alAcercarse={() => setCuantas(cuantas + TANDA)} />}
    </>
  );
}
