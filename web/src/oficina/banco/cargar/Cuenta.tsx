import 'virtual:estilos-antd/listas.css';
import { Input, Select } from 'antd';
import { useId, useState } from 'react';

const OTRA = '';

type Props = {
  cuenta: string;
  /** Those that the file names; of several one is loaded at a time. */
  delArchivo: readonly string[];
  /** Those of which there are deposits. */
  conocidas: readonly string[];
  alElegir: (cuenta: string) => void;
};

/** By its account a deposit is known when it comes again: one that is there is chosen, and only a new one is written. */
export function Cuenta({ cuenta, delArchivo, conocidas, alElegir }: Props) {
  const id = useId();
  const [escribe, setEscribe] = useState(false);
  const varias = delArchivo.length > 1;
  const opciones = varias ? delArchivo : conocidas;
  const esNueva =
    !varias && (escribe || opciones.length === 0 || (cuenta !== '' && !opciones.includes(cuenta)));
  return (
    <div className="pila aire-4">
      <label htmlFor={id}>De qué cuenta son</label>
      {opciones.length > 0 && (
        <Select
          id={id}
          placeholder="Elige la cuenta"
          value={esNueva ? OTRA : cuenta || null}
          options={[
            ...opciones.map((value) => ({ value, label: value })),
            ...(varias ? [] : [{ value: OTRA, label: 'Otra cuenta' }]),
          ]}
          onChange={(elegida: string) => {
            setEscribe(elegida === OTRA);
            alElegir(elegida);
          }}
        />
      )}
      {esNueva && (
        <Input
          {...(opciones.length > 0 ? { 'aria-label': 'Nombre de la cuenta' } : { id })}
          value={cuenta}
          maxLength={40}
          placeholder="Por ejemplo: BBVA 0123"
          status={cuenta.trim() === '' ? 'error' : ''}
          onChange={(e) => alElegir(e.target.value)}
        />
      )}
      <small className="tenue">
        {varias
          ? 'El archivo tiene varias: se cargan una por una.'
          : 'Siempre la misma: así se sabe qué depósitos ya están.'}
      </small>
    </div>
  );
}
