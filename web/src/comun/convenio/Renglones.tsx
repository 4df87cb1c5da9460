import { type Fecha, festivoDe, MAXIMO_RENGLONES_CONVENIO, ultimoDiaDeConvenio } from '@leal/domain';
import { Button } from 'antd';
import { useId } from 'react';
import { useNegocio } from '../../lib/negocio.ts';
import { CampoFecha } from '../../ui/formulario/CampoFecha.tsx';
import { EntradaMonto } from '../../ui/formulario/EntradaMonto.tsx';
import { enBlanco, type Escrito } from './renglones.ts';

type PropsRenglon = {
  escrito: Escrito;
  n: number;
  hoy: Fecha;
  alCambiar: (cambio: Partial<Escrito>) => void;
  alQuitar: () => void;
};

function Renglon({ escrito: { fecha, monto }, n, hoy, alCambiar, alQuitar }: PropsRenglon) {
  const id = useId();
  // Money may come on such a day all the same; nobody is sent for it.
  const { festivos } = useNegocio();
  const festivo = fecha && festivoDe(fecha, festivos);
  return (
    <li className="pila aire-4">
      <div className="pareja">
        <CampoFecha
          etiqueta={`Día del pago ${n}`}
          dia={fecha}
          desde={hoy}
          hasta={ultimoDiaDeConvenio(hoy)}
          alElegir={(dia) => alCambiar({ fecha: dia })}
        />
        <div className="pila aire-0 cede">
          <label className="nota" htmlFor={id}>
            {`Monto del pago ${n}`}
          </label>
          <EntradaMonto id={id} value={monto} onChange={(e) => alCambiar({ monto: e.target.value })} />
        </div>
      </div>
      {festivo && <p className="nota">{`Festivo: ${festivo.nombre}`}</p>}
      <Button onClick={alQuitar}>{`Quitar pago ${n}`}</Button>
    </li>
  );
}

type Props = { escritos: readonly Escrito[]; hoy: Fecha; alCambiar: (escritos: readonly Escrito[]) => void };

/** The payments one by one, each to be changed or taken out. */
export const Renglones = ({ escritos, hoy, alCambiar }: Props) => (
  <>
    <ol className="lista-lisa pila" aria-label="Pagos del convenio">
      {escritos.map((escrito, i) => (
        <Renglon
          key={escrito.numero}
          escrito={escrito}
          n={i + 1}
          hoy={hoy}
          alCambiar={(cambio) =>
            alCambiar(escritos.map((otro) => (otro === escrito ? { ...otro, ...cambio } : otro)))
          }
          alQuitar={() => alCambiar(escritos.filter((otro) => otro !== escrito))}
        />
      ))}
    </ol>
    {escritos.length < MAXIMO_RENGLONES_CONVENIO && (
      <Button block onClick={() => alCambiar([...escritos, enBlanco()])}>
        Agregar pago
      </Button>
    )}
  </>
);
