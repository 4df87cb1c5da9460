import { BotonParte, BotonPedir } from './BotonParte.tsx';
import { Traspasos } from '../../comun/traspasos/Traspasos.tsx';

/** A collector's floats, those that they ask for, and the parts that they handed in. */
export const TraspasosDeCobrador = () => (
  <Traspasos
    accion={
      <div className="encabezado-accion grupo">
        <BotonPedir />
        <BotonParte />
      </div>
    }
  />
);
