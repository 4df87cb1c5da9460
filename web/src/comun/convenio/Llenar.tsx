import { type Centavos, CERO, type Fecha, proponerRenglones, ultimoDiaDeConvenio } from '@leal/domain';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { escribirMonto, leerMonto } from '../../lib/leer-monto.ts';
import { CampoFecha } from '../../ui/formulario/CampoFecha.tsx';
import { EntradaMonto } from '../../ui/formulario/EntradaMonto.tsx';
import { Entrada } from '../../ui/formulario/entradas.ts';
import { escrito, type Escrito } from './renglones.ts';

type Props = {
  hoy: Fecha;
  saldo: Centavos;
  /** What one payment is at first. */
  usual: Centavos;
  alLlenar: (escritos: readonly Escrito[]) => void;
};

/** Equal payments, until all is promised: so much, every so many days, from a day on. */
export function Llenar({ hoy, saldo, usual, alLlenar }: Props) {
  const id = useId();
  const [monto, setMonto] = useState(escribirMonto(usual));
  const [cada, setCada] = useState('7');
  const [desde, setDesde] = useState<Fecha | undefined>(hoy);
  const leido = leerMonto(monto) ?? CERO;
  const dias = /^\d{1,3}$/.test(cada) ? Number(cada) : 0;
  const sePuede = leido > 0 && dias > 0 && desde !== undefined;
  return (
    <fieldset className="pila aire-8">
      <legend className="nota">Pagos iguales</legend>
      <div className="pareja">
        <div className="pila aire-0 cede">
          <label className="nota" htmlFor={`${id}monto`}>
            Cuánto por pago
          </label>
          <EntradaMonto id={`${id}monto`} value={monto} onChange={(e) => setMonto(e.target.value)} />
        </div>
        <div className="pila aire-0 cede">
          <label className="nota" htmlFor={`${id}cada`}>
            Cada cuántos días
          </label>
          <Entrada
            id={`${id}cada`}
            inputMode="numeric"
            autoComplete="off"
            value={cada}
            onChange={(e) => setCada(e.target.value.trim())}
          />
        </div>
      </div>
      <CampoFecha
        etiqueta="Desde"
        dia={desde}
        desde={hoy}
        hasta={ultimoDiaDeConvenio(hoy)}
        alElegir={setDesde}
      />
      <Button
        block
        disabled={!sePuede}
        onClick={() =>
          desde && alLlenar(proponerRenglones({ monto: leido, cada: dias, desde, hoy, saldo }).map(escrito))
        }
      >
        Llenar pagos
      </Button>
    </fieldset>
  );
}
